import { RequestError } from '@matiz/client/request-error.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useEffect } from 'react';
import { type FieldPath, FormProvider } from 'react-hook-form';
import { registerCopy as copy } from '#copy/identity/register.ts';
import { CityTerms, LocationFields } from '#features/delivery/index.ts';
import { AccountFrame, type PhoneData } from '#features/identity/index.ts';
import { Part } from '#lib/parts/part.tsx';
import { useKeptForm } from '#lib/use-kept-form.ts';
import { checkStart, checkStartByMail, loadRegisterRules } from './fields/check-register.ts';
import { isUnproven, registerFaultsOf } from './fields/register-faults.ts';
import { emptyBusiness, emptyStart, type StartFields } from './fields/register-fields.ts';
import { RegisterNotice } from './register-notice.tsx';
import { TradeTypes } from './steps/business-step.tsx';
import { ConsentFields } from './steps/consent-fields.tsx';
import { EmailField } from './steps/email-step.tsx';
import { StartSteps } from './steps/register-steps.tsx';
import { TermsNote } from './steps/terms-note.tsx';
import { useStart } from './use-register.ts';

interface StartFormProps {
  readonly data: PhoneData;
  readonly onStarted: () => Promise<void>;
  /** The server has not seen the code, or too long ago. */
  readonly onUnproven: () => void;
}

type StartField = Exclude<FieldPath<StartFields>, 'address' | 'acceptsMarketing'>;
const startFields: readonly StartField[] = [
  'tradeTypeId',
  'address.stateId',
  'address.cityId',
  'email',
  'dataTreatment',
];

/** What prices need besides the phone: the kind of business and its city (ADR 101). */
export function StartForm({ data, onStarted, onUnproven }: StartFormProps) {
  // A code by word of mouth says that nothing reaches phones: they enter again through their mail.
  const asksEmail = data.channel === 'staff';
  const { form, forget } = useKeptForm<StartFields>({
    name: 'start',
    defaults: emptyStart,
    resolver: asksEmail ? checkStartByMail : checkStart,
  });
  const start = useStart(data, async () => {
    forget();
    toast({ tone: 'success', message: copy.started });
    await onStarted();
  });
  const { error } = start;
  useEffect(() => {
    loadRegisterRules().catch(() => undefined);
  }, []);

  const submit = form.handleSubmit((fields) => {
    if (start.isPending || start.isSuccess) return;
    start.mutate(fields, {
      onError(refusal) {
        if (!(refusal instanceof RequestError)) return;
        if (isUnproven(refusal)) onUnproven();
        const faults = faultsOf(refusal);
        for (const { field, message } of faults) form.setError(field, { type: 'server', message });
        if (faults[0]) form.setFocus(faults[0].field);
      },
    });
  });
  const isFieldsFault =
    error instanceof RequestError && error.code !== 'OLD_CONSENT' && faultsOf(error).length > 0;

  return (
    <AccountFrame
      above={<StartSteps />}
      title={copy.startTitle}
      lead={copy.startLead}
      points={copy.whyStart}
      pointsTitle={copy.whyTitle}
    >
      <FormProvider {...form}>
        <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
          {error && !isFieldsFault ? <RegisterNotice error={error} isSeller={false} /> : null}
          <Part>
            <TradeTypes />
          </Part>
          <Part>
            <LocationFields />
          </Part>
          <CityTerms>{copy.goOn}</CityTerms>
          {asksEmail ? (
            <EmailField label={copy.email} hint={copy.startEmailHint} provenEmail={null} />
          ) : null}
          <ConsentFields isSeller={false} />
          <Button
            type="submit"
            size="lg"
            block
            loading={start.isPending || start.isSuccess || form.formState.isSubmitting}
            loadingLabel={copy.starting}
          >
            {copy.start}
          </Button>
          <TermsNote isSeller={false} />
        </form>
      </FormProvider>
    </AccountFrame>
  );
}

/** The fields of this form that the server finds fault with, in the order of the screen. */
function faultsOf(refusal: RequestError) {
  const faults = registerFaultsOf(refusal, emptyBusiness);
  return startFields.flatMap((field) => {
    const found = faults.find((fault) => fault.field === field);
    return found ? [{ field, message: found.message }] : [];
  });
}
