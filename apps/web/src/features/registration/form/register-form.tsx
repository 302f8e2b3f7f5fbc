import { RequestError, type RequestErrorCode } from '@matiz/client/request-error.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { type FormEvent, useEffect } from 'react';
import { type FieldPath, FormProvider } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { registerCopy as copy } from '#copy/identity/register.ts';
import { AccountFrame, type PhoneData, provenEmail } from '#features/identity/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { Part } from '#lib/parts/part.tsx';
import { markPressedWhile } from '#lib/parts/pending-press.ts';
import { useKeptForm } from '#lib/use-kept-form.ts';
import { checkCustomer, checkRegistration, loadRegisterRules } from './fields/check-register.ts';
import { firstField, registerFaultsOf } from './fields/register-faults.ts';
import {
  allowedStep,
  emptyRegistration,
  fieldsOfStep,
  formStepOf,
  formSteps,
  type RegisterFields,
} from './fields/register-fields.ts';
import { RegisterNotice } from './register-notice.tsx';
import { AccountStep } from './steps/account-step.tsx';
import { AddressStep } from './steps/address-step.tsx';
import { BusinessStep } from './steps/business-step.tsx';
import { DocumentStep } from './steps/document-step.tsx';
import { RegisterSteps } from './steps/register-steps.tsx';
import { TermsNote } from './steps/terms-note.tsx';
import { useStepFocus } from './steps/use-step-focus.ts';
import { type RegisterReply, useRegister } from './use-register.ts';

interface RegisterFormProps {
  readonly data: PhoneData;
  readonly isSeller: boolean;
  readonly onRegistered: (reply: RegisterReply, fields: RegisterFields) => Promise<void>;
  /** The server has not seen the code, or too long ago. */
  readonly onUnproven: () => void;
}

const unproven: readonly RequestErrorCode[] = [
  'PHONE_NOT_VERIFIED',
  'EMAIL_NOT_VERIFIED',
  'INVALID_PHONE',
];

/** The steps of a registration after the phone. The address says which one, so that back works. */
export function RegisterForm({ data, isSeller, onRegistered, onUnproven }: RegisterFormProps) {
  const { form, forget } = useKeptForm<RegisterFields>({
    name: isSeller ? 'customer' : 'register',
    defaults: emptyRegistration,
    resolver: isSeller ? checkCustomer : checkRegistration,
    secret: ['password'],
  });
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const step = allowedStep(search.get('paso'), form.getValues());
  const focus = useStepFocus(step, form.setFocus);
  const register = useRegister({
    data,
    isSeller,
    async onRegistered(reply, fields) {
      forget();
      await onRegistered(reply, fields);
    },
  });
  useEffect(() => {
    loadRegisterRules().catch(() => undefined);
  }, []);

  async function goTo(field: FieldPath<RegisterFields>): Promise<void> {
    focus.onField(field);
    if (formStepOf(field) !== step) await navigate(links.registerStep(formStepOf(field)));
  }

  function refuse(error: Error, fields: RegisterFields): void {
    if (!(error instanceof RequestError)) return;
    if (unproven.includes(error.code)) {
      onUnproven();
      return;
    }
    const faults = registerFaultsOf(error, fields);
    for (const { field, message } of faults) form.setError(field, { type: 'server', message });
    if (faults[0]) void goTo(faults[0].field);
  }

  function send(): Promise<void> {
    return form.handleSubmit(
      (fields) => register.mutate(fields, { onError: (error) => refuse(error, fields) }),
      (errors) => {
        const first = firstField(errors);
        if (first) void goTo(first);
      },
    )();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (register.isPending || register.isSuccess) return;
    await markPressedWhile(loadRegisterRules().catch(() => null));
    if (step === 'cuenta') return send();
    if (!(await form.trigger(fieldsOfStep[step], { shouldFocus: true }))) return;
    const next = formSteps[formSteps.indexOf(step) + 1];
    if (next) await navigate(links.registerStep(next));
  }

  const before = formSteps[formSteps.indexOf(step) - 1];
  const isFieldsFault =
    register.error instanceof RequestError &&
    register.error.code !== 'OLD_CONSENT' &&
    registerFaultsOf(register.error, form.getValues()).length > 0;

  return (
    <AccountFrame
      above={<RegisterSteps current={step} />}
      titleRef={focus.title}
      title={(isSeller ? copy.sellerTitles : copy.titles)[step]}
      lead={(isSeller ? copy.sellerLeads : copy.leads)[step]}
      points={copy.why[step]}
      pointsTitle={copy.whyTitle}
    >
      <FormProvider {...form}>
        <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
          {register.error && step === 'cuenta' && !isFieldsFault ? (
            <RegisterNotice error={register.error} isSeller={isSeller} />
          ) : null}
          <Part key={step}>
            {step === 'negocio' ? <BusinessStep /> : null}
            {step === 'documento' ? <DocumentStep /> : null}
            {step === 'direccion' ? <AddressStep /> : null}
            {step === 'cuenta' ? (
              <AccountStep isSeller={isSeller} provenEmail={provenEmail(data)} />
            ) : null}
          </Part>
          <div className="mt-2 flex gap-3">
            {before ? (
              <AppLink
                to={links.registerStep(before)}
                className={buttonClass({ variant: 'secondary', size: 'lg' })}
              >
                {copy.back}
              </AppLink>
            ) : null}
            <Button
              type="submit"
              size="lg"
              block
              className="!shrink"
              loading={register.isPending || register.isSuccess}
              loadingLabel={copy.creating}
            >
              {step === 'cuenta' ? (isSeller ? copy.sellerCreate : copy.create) : copy.continue}
            </Button>
          </div>
          {step === 'cuenta' ? <TermsNote isSeller={isSeller} /> : null}
        </form>
      </FormProvider>
    </AccountFrame>
  );
}
