import type { PseChoices } from '@matiz/contracts/orders/order-payment.ts';
import { RadioPills } from '@matiz/ui/inputs/radio-pills.tsx';
import { SelectInput } from '@matiz/ui/inputs/select-input.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { TypeaheadSelect } from '@matiz/ui/inputs/typeahead-select.tsx';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { registerCopy } from '#copy/identity/register.ts';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { PhoneField } from '#features/identity/index.ts';
import { documentsOf, type PseFields } from './pse-fields.ts';

const persons = [
  { value: 'natural', label: copy.persons.natural },
  { value: 'legal', label: copy.persons.legal },
];

/** Whose account it is, and at which bank. */
export function PayerFields({ banks }: { banks: PseChoices['banks'] }) {
  const { register, control, formState, setValue, clearErrors } = useFormContext<PseFields>();
  const { errors } = formState;
  // Before the others are registered: the first field at fault, by this order, takes the focus.
  const { field: bank } = useController({ control, name: 'bank' });
  const { field: person } = useController({ control, name: 'person' });
  const type = useWatch<PseFields, 'documentType'>({ name: 'documentType' });
  const documents = documentsOf(person.value);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TypeaheadSelect
        ref={bank.ref}
        label={copy.bank}
        placeholder={copy.chooseBank}
        searchLabel={copy.searchBank}
        emptyText={copy.noBank}
        options={banks.map(({ code, name }) => ({ value: code, label: name }))}
        value={bank.value}
        onValueChange={bank.onChange}
        onBlur={bank.onBlur}
        error={errors.bank?.message}
      />
      <RadioPills
        legend={copy.person}
        ref={person.ref}
        options={persons}
        value={person.value}
        onValueChange={(chosen) => {
          person.onChange(chosen);
          setValue('documentType', documentsOf(chosen)[0] ?? '');
          clearErrors('document');
        }}
        onBlur={person.onBlur}
      />
      <SelectInput
        label={copy.documentType}
        options={documents.map((each) => ({
          value: each,
          label: registerCopy.documentTypes[each],
        }))}
        {...register('documentType', { onChange: () => clearErrors('document') })}
      />
      <TextInput
        label={copy.documentNumber}
        inputMode="numeric"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        hint={type === 'NIT' ? registerCopy.nitHint : copy.documentHint}
        error={errors.document?.message}
        {...register('document')}
      />
      <PhoneField error={errors.phone?.message} {...register('phone')} />
    </div>
  );
}
