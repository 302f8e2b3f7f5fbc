import { viaTypes } from '@matiz/domain/delivery/address-line.ts';
import { SelectInput } from '@matiz/ui/inputs/select-input.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { addressFormCopy as copy } from '#copy/delivery/address-form.ts';
import { addressLineOf, type Street } from './street.ts';

const types = viaTypes.map((type) => ({ value: type, label: type }));

/**
 * The Colombian parts of an address and the line that they make, or one free line. Stands in a
 * form that has a `street`.
 */
export function StreetFields() {
  const { setValue, setFocus } = useFormContext<{ street: Street }>();
  const street = useWatch<{ street: Street }, 'street'>({ name: 'street' });
  const titleId = useId();

  function toggle(): void {
    const isFree = !street.isFree;
    setValue('street.isFree', isFree);
    if (isFree && street.line === '') setValue('street.line', addressLineOf(street));
    // The field that takes the place of the others is drawn first.
    setTimeout(() => setFocus(isFree ? 'street.line' : 'street.via'));
  }

  return (
    <fieldset aria-labelledby={titleId} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={titleId} className="font-text text-sm font-semibold">
          {copy.street}
        </h3>
        <button
          type="button"
          onClick={toggle}
          className="hit text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          {street.isFree ? copy.structured : copy.free}
        </button>
      </div>
      {street.isFree ? <FreeLine /> : <Parts street={street} />}
    </fieldset>
  );
}

function FreeLine() {
  const { register, formState } = useFormContext<{ street: Street }>();
  return (
    <TextInput
      label={copy.line}
      hint={copy.lineHint}
      autoComplete="street-address"
      maxLength={200}
      error={formState.errors.street?.line?.message}
      {...register('street.line')}
    />
  );
}

function Parts({ street }: { street: Street }) {
  const { register, formState } = useFormContext<{ street: Street }>();
  const { via, cross, plate } = formState.errors.street ?? {};
  const line = addressLineOf(street);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <SelectInput label={copy.viaType} options={types} {...register('street.viaType')} />
        <TextInput
          label={copy.via}
          placeholder={copy.viaHint}
          autoComplete="off"
          maxLength={60}
          error={via?.message}
          {...register('street.via')}
        />
        <TextInput
          label={copy.cross}
          prefix={copy.crossSign}
          autoComplete="off"
          maxLength={30}
          error={cross?.message}
          {...register('street.cross')}
        />
        <TextInput
          label={copy.plate}
          prefix={copy.plateSign}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          error={plate?.message}
          {...register('street.plate')}
        />
      </div>
      <p className="flex min-h-14 items-center gap-3 rounded-md bg-sunken px-4 py-2.5">
        <MapPin size={20} aria-hidden="true" className="shrink-0 text-accent" />
        {line === '' ? (
          <span className="text-sm text-ink-soft">{copy.composedEmpty}</span>
        ) : (
          <span className="min-w-0">
            <span className="block text-xs text-ink-soft">{copy.composed}</span>
            <span className="block font-semibold break-words">{line}</span>
          </span>
        )}
      </p>
    </>
  );
}
