import { documentTypes } from '@matiz/domain/identity/document.ts';
import { SelectInput } from '@matiz/ui/inputs/select-input.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { registerCopy as copy } from '#copy/identity/register.ts';
import { showNit } from '../fields/nit.ts';
import type { BusinessFields } from '../fields/register-fields.ts';

/** What a business most often has comes first. */
const types = [...documentTypes]
  .sort((a, b) => Number(b === 'NIT') - Number(a === 'NIT'))
  .map((type) => ({ value: type, label: copy.documentTypes[type] }));

/** The document that stands on the invoices; a NIT shows the check digit that belongs to it. */
export function DocumentStep() {
  const { register, formState, trigger } = useFormContext<BusinessFields>();
  const [type, number] = useWatch<BusinessFields, ['documentType', 'documentNumber']>({
    name: ['documentType', 'documentNumber'],
  });
  const isNit = type === 'NIT';
  return (
    <>
      <SelectInput
        label={copy.documentType}
        options={types}
        error={formState.errors.documentType?.message}
        {...register('documentType', {
          onChange() {
            if (number !== '') void trigger('documentNumber');
          },
        })}
      />
      <TextInput
        label={copy.documentNumber}
        inputMode={type === 'PP' || type === 'DIE' ? 'text' : 'numeric'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
        hint={isNit ? copy.nitHint : undefined}
        error={formState.errors.documentNumber?.message}
        {...register('documentNumber')}
      />
      {isNit ? <Nit text={number} /> : null}
    </>
  );
}

function Nit({ text }: { text: string }) {
  const nit = showNit(text);
  return (
    <div role="status">
      {nit ? (
        <div className="flex items-center justify-between gap-4 rounded-lg bg-now-soft px-4 py-3">
          <p>
            <span className="block text-xs text-now">NIT</span>
            <span className="font-display text-xl font-semibold tabular-nums">{nit.number}</span>
          </p>
          <p className="text-right">
            <span className="block text-xs text-now">{copy.checkDigit}</span>
            <span className="ml-auto grid size-8 place-items-center rounded-sm bg-surface font-display text-xl font-semibold text-now tabular-nums">
              {nit.checkDigit}
            </span>
          </p>
        </div>
      ) : null}
    </div>
  );
}
