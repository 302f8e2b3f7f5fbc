import { RequestError } from '@matiz/client/request-error.ts';
import {
  completeRegistration,
  type RegistrationStatus,
} from '@matiz/contracts/identity/registration-progress.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { registrationCopy as copy } from '#copy/identity/registration.ts';
import { registrationKey } from '#features/identity/index.ts';
import { useServices } from '#lib/services.ts';
import { useKeptForm } from '#lib/use-kept-form.ts';
import { meKey } from '#session/me.query.ts';
import { businessFieldsOf, keptOf } from '../business-fields-of.ts';
import { checkBusiness } from '../form/fields/check-register.ts';
import { registerFaultsOf } from '../form/fields/register-faults.ts';
import { type BusinessFields, emptyBusiness } from '../form/fields/register-fields.ts';
import { writeBusiness } from '../form/fields/write-registration.ts';
import { AddressStep } from '../form/steps/address-step.tsx';
import { BusinessStep } from '../form/steps/business-step.tsx';
import { DocumentStep } from '../form/steps/document-step.tsx';

interface CorrectFormProps {
  readonly business: RegistrationStatus['business'];
  /** It was asked for just now, by pressing. */
  readonly takesFocus: boolean;
  readonly onSaved: () => void;
}

/** The business's data once more, to be mended while the registration is open. */
export function CorrectForm({ business, takesFocus, onSaved }: CorrectFormProps) {
  const { form, forget } = useKeptForm<BusinessFields>({
    name: 'correct-registration',
    defaults: business ? businessFieldsOf(business) : emptyBusiness,
    resolver: checkBusiness,
  });
  const save = useComplete(business);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);

  const submit = form.handleSubmit((fields) =>
    save.mutate(fields, {
      onSuccess() {
        forget();
        onSaved();
      },
      onError(error) {
        if (!(error instanceof RequestError)) return;
        const faults = registerFaultsOf(error, fields);
        for (const { field, message } of faults) {
          if (isBusinessField(field)) form.setError(field, { type: 'server', message });
        }
        const first = faults[0]?.field;
        if (first && isBusinessField(first)) form.setFocus(first);
      },
    }),
  );
  const { error } = save;
  const isFieldsFault =
    error instanceof RequestError && registerFaultsOf(error, form.getValues()).length > 0;

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
          {copy.correctTitle}
        </h2>
        {error && !isFieldsFault ? (
          <Notification color="red" title={copy.notSaved}>
            {error.message}
          </Notification>
        ) : null}
        <Part title={copy.business}>
          <BusinessStep />
        </Part>
        <Part title={copy.document}>
          <DocumentStep />
        </Part>
        <Part title={copy.address}>
          <AddressStep />
        </Part>
        <Button
          type="submit"
          size="lg"
          block
          loading={save.isPending || form.formState.isSubmitting}
          loadingLabel={copy.saving}
        >
          {copy.save}
        </Button>
      </form>
    </FormProvider>
  );
}

function useComplete(business: RegistrationStatus['business']) {
  const { request, queryClient } = useServices();
  return useMutation({
    mutationFn: (fields: BusinessFields) =>
      request(completeRegistration, {
        body: writeBusiness(fields, business ? keptOf(business) : {}),
      }),
    async onSuccess({ results }) {
      toast({ tone: 'success', message: results.message });
      await queryClient.invalidateQueries({ queryKey: registrationKey });
      await queryClient.invalidateQueries({ queryKey: meKey });
    },
  });
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-lg bg-surface p-5 shadow-card">
      <h3 className="mb-4 text-lg">{title}</h3>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  );
}

type BusinessField = Parameters<
  ReturnType<typeof useKeptForm<BusinessFields>>['form']['setError']
>[0];

function isBusinessField(field: string): field is Exclude<BusinessField, `root.${string}`> {
  return !['email', 'dataTreatment', 'acceptsMarketing'].includes(field);
}
