import { RequestError } from '@matiz/client/request-error.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { type FieldPath, FormProvider, type Resolver } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { registerCopy as copy } from '#copy/identity/register.ts';
import { AccountFrame, type Point } from '#features/identity/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { Part } from '#lib/parts/part.tsx';
import { markPressedWhile } from '#lib/parts/pending-press.ts';
import { useKeptForm } from '#lib/use-kept-form.ts';
import { loadRegisterRules } from './fields/check-register.ts';
import { firstField, registerFaultsOf } from './fields/register-faults.ts';
import {
  allowedStep,
  type FormStep,
  fieldsOfStep,
  formStepOf,
  formSteps,
  type RegisterFields,
} from './fields/register-fields.ts';
import { RegisterNotice } from './register-notice.tsx';
import { AddressStep } from './steps/address-step.tsx';
import { BusinessStep } from './steps/business-step.tsx';
import { DocumentStep } from './steps/document-step.tsx';
import { useStepFocus } from './steps/use-step-focus.ts';

type WordsOfSteps = Readonly<Record<FormStep, string>>;

interface StepsFormProps {
  /** Under which name the tab keeps what is typed. */
  readonly name: string;
  readonly defaults: RegisterFields;
  readonly resolver: Resolver<RegisterFields>;
  /** Where it begins when the address names no step; one that is still to be filled comes first. */
  readonly startsAt: FormStep;
  readonly titles: WordsOfSteps;
  readonly leads: WordsOfSteps;
  /** Beside each step: why it is asked. */
  readonly why: Readonly<Record<FormStep, readonly Point[]>>;
  readonly submitLabel: string;
  readonly isSeller: boolean;
  readonly linkOf: (step: FormStep) => string;
  readonly stepper: (step: FormStep) => ReactNode;
  /** The last step, and what stands under its button. */
  readonly last: ReactNode;
  readonly foot?: ReactNode;
  /** Keeps a step at the server; null: only the whole is sent. */
  readonly saveStep:
    | ((step: Exclude<FormStep, 'cuenta'>, fields: RegisterFields) => Promise<unknown>)
    | null;
  readonly send: (fields: RegisterFields) => Promise<unknown>;
  /** The server refuses for a reason that no field mends: true when the page is being left. */
  readonly onRefused?: (error: RequestError) => boolean;
}

/** What a business tells of itself, step by step. The address says which one, so that back works. */
export function StepsForm(props: StepsFormProps) {
  const { titles, leads, isSeller, linkOf, saveStep } = props;
  const { form, forget } = useKeptForm<RegisterFields>(props);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Found once: what is typed fills a step, and must not turn the page.
  const [first] = useState(() => allowedStep(props.startsAt, form.getValues()));
  const asked = search.get('paso');
  const step = asked === null ? first : allowedStep(asked, form.getValues());
  const focus = useStepFocus(step, form.setFocus);
  const sending = useMutation({
    mutationFn: ({ of, fields }: { of: FormStep; fields: RegisterFields }) =>
      of === 'cuenta' ? props.send(fields) : Promise.resolve(saveStep?.(of, fields)),
    onSuccess(_, { of }) {
      // The server has it: another device may go on before this one does.
      if (of === 'cuenta' || saveStep) forget();
    },
    onError(error, { fields }) {
      if (!(error instanceof RequestError) || props.onRefused?.(error)) return;
      const faults = registerFaultsOf(error, fields);
      for (const { field, message } of faults) form.setError(field, { type: 'server', message });
      if (faults[0]) void goTo(faults[0].field);
    },
  });
  const isBusy = sending.isPending || (sending.isSuccess && sending.variables.of === 'cuenta');
  useEffect(() => {
    loadRegisterRules().catch(() => undefined);
  }, []);

  async function goTo(field: FieldPath<RegisterFields>): Promise<void> {
    focus.onField(field);
    if (formStepOf(field) !== step) await navigate(linkOf(formStepOf(field)));
  }

  function sendAll(): Promise<void> {
    return form.handleSubmit(
      (fields) => sending.mutate({ of: 'cuenta', fields }),
      (errors) => {
        const first = firstField(errors);
        if (first) void goTo(first);
      },
    )();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    await markPressedWhile(loadRegisterRules().catch(() => null));
    if (step === 'cuenta') return sendAll();
    if (!(await form.trigger(fieldsOfStep[step], { shouldFocus: true }))) return;
    const next = formSteps[formSteps.indexOf(step) + 1];
    if (!next) return;
    const onSuccess = () => void navigate(linkOf(next));
    sending.mutate({ of: step, fields: form.getValues() }, { onSuccess });
  }

  const before = formSteps[formSteps.indexOf(step) - 1];
  const { error } = sending;
  const isFieldsFault =
    error instanceof RequestError &&
    error.code !== 'OLD_CONSENT' &&
    registerFaultsOf(error, form.getValues()).length > 0;

  return (
    <AccountFrame
      above={props.stepper(step)}
      titleRef={focus.title}
      title={titles[step]}
      lead={leads[step]}
      points={props.why[step]}
      pointsTitle={copy.whyTitle}
    >
      <FormProvider {...form}>
        <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
          {error && sending.variables.of === step && !isFieldsFault ? (
            <RegisterNotice error={error} isSeller={isSeller} />
          ) : null}
          <Part key={step}>
            {step === 'negocio' ? <BusinessStep /> : null}
            {step === 'documento' ? <DocumentStep /> : null}
            {step === 'direccion' ? <AddressStep /> : null}
            {step === 'cuenta' ? props.last : null}
          </Part>
          <div className="mt-2 flex gap-3">
            {before ? (
              <AppLink
                to={linkOf(before)}
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
              loading={isBusy}
              loadingLabel={step === 'cuenta' ? copy.creating : copy.saving}
            >
              {step === 'cuenta' ? props.submitLabel : copy.continue}
            </Button>
          </div>
          {step === 'cuenta' ? props.foot : null}
        </form>
      </FormProvider>
    </AccountFrame>
  );
}
