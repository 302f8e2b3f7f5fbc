import { RequestError } from '@matiz/client/request-error.ts';
import type { Address } from '@matiz/contracts/identity.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Checkbox } from '@matiz/ui/inputs/checkbox.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { type ReactNode, useState } from 'react';
import { FormProvider, type Resolver, useFormContext } from 'react-hook-form';
import { addressesCopy as copy } from '#copy/delivery/addresses.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { Part } from '#lib/parts/part.tsx';
import { useKeptForm } from '#lib/use-kept-form.ts';
import { LocationFields } from '../location-fields.tsx';
import { StreetFields } from '../street-fields.tsx';
import { addressFaultsOf } from './address-faults.ts';
import { type AddressFields, addressFieldsOf, bodyOf, emptyAddress } from './address-fields.ts';
import { CityTerms } from './city-terms.tsx';
import { MoveQuestion } from './move-question.tsx';
import { useSaveAddress } from './use-address-edits.ts';

/** The rules arrive after the form; should they not arrive at all, the server has them too. */
const checkFields: Resolver<AddressFields> = async (values, context, options) => {
  const rules = await loadPart('AddressRules', () => import('./address.schema.ts')).catch(
    () => null,
  );
  return rules ? rules.checkAddress(values, context, options) : { values, errors: {} };
};

export interface AddressFormProps {
  readonly customerId: string;
  /** The address to change; null: a new one. */
  readonly address: Address | null;
  /** We deliver to it now. */
  readonly isCurrent: boolean;
  /** The customer has none yet: this one will be the usual. */
  readonly isFirst: boolean;
  readonly backTo: string;
  readonly onSaved: (address: Address) => void;
}

/** A Colombian address by its parts, kept while it is typed. */
export function AddressForm(props: AddressFormProps) {
  const { customerId, address, isCurrent, backTo, onSaved } = props;
  const { form, forget } = useKeptForm<AddressFields>({
    name: `address:${customerId}:${address?._id ?? 'new'}`,
    defaults: address ? addressFieldsOf(address) : emptyAddress,
    resolver: checkFields,
  });
  const save = useSaveAddress({ _id: address?._id ?? null, isCurrent });
  const [asked, setAsked] = useState<AddressFields | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  function send(fields: AddressFields): void {
    setRefusal(null);
    save.mutate(bodyOf(fields), {
      onSuccess(saved) {
        forget();
        onSaved(saved);
      },
      onError(error) {
        const faults = addressFaultsOf(error, fields);
        for (const { field, message } of faults) form.setError(field, { message });
        if (faults[0]) form.setFocus(faults[0].field);
        else setRefusal(error instanceof RequestError ? error.message : copy.notSaved);
      },
      onSettled: () => setAsked(null),
    });
  }

  // An address that we deliver to and that moves to another city is a change of place (§4).
  const submit = form.handleSubmit((fields) =>
    isCurrent && address && fields.address.cityId !== address.cityid
      ? setAsked(fields)
      : send(fields),
  );

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-8">
        <Part>
          <StreetFields />
        </Part>
        <Group title={copy.placeLegend}>
          <Part>
            <LocationFields />
          </Part>
          <Part failsIn="nowhere">
            <CityTerms />
          </Part>
        </Group>
        <Group title={copy.detailsLegend}>
          <Part>
            <Details />
          </Part>
        </Group>
        <Default {...props} />
        {refusal ? (
          <Notification color="red" title={copy.notSaved}>
            {refusal}
          </Notification>
        ) : null}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <AppLink
            to={backTo}
            onClick={forget}
            className={buttonClass({ variant: 'secondary', size: 'lg' })}
          >
            {copy.cancel}
          </AppLink>
          <Button
            type="submit"
            size="lg"
            loading={form.formState.isSubmitting || (save.isPending && asked === null)}
            loadingLabel={copy.saving}
          >
            {copy.save}
          </Button>
        </div>
      </form>
      <MoveQuestion
        fields={asked}
        isBusy={save.isPending}
        onConfirm={send}
        onClose={() => setAsked(null)}
      />
    </FormProvider>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-4 font-text text-sm font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}

const optional = (label: string) => `${label} (${copy.optional})`;

function Details() {
  const { register, formState } = useFormContext<AddressFields>();
  const { errors } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput
        label={optional(copy.complement)}
        hint={copy.complementHint}
        autoComplete="address-line2"
        error={errors.complement?.message}
        {...register('complement')}
      />
      <TextInput
        label={optional(copy.neighbourhood)}
        autoComplete="address-level3"
        error={errors.neighbourhood?.message}
        {...register('neighbourhood')}
      />
      <TextInput
        label={optional(copy.phone)}
        hint={copy.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextInput
        label={optional(copy.name)}
        hint={copy.nameHint}
        autoComplete="off"
        error={errors.title?.message}
        {...register('title')}
      />
    </div>
  );
}

/** Whether it is the usual address; the first one is, and the usual one stays it. */
function Default({ address, isFirst }: AddressFormProps) {
  const { register } = useFormContext<AddressFields>();
  if (isFirst || address?.isDefault) return null;
  return <Checkbox label={copy.useAsDefault} className="-my-3" {...register('isDefault')} />;
}
