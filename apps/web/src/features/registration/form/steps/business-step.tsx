import { RadioPills } from '@matiz/ui/inputs/radio-pills.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext } from 'react-hook-form';
import { registerCopy as copy } from '#copy/identity/register.ts';
import { Part } from '#lib/parts/part.tsx';
import { useRequest } from '#lib/services.ts';
import type { BusinessFields } from '../fields/register-fields.ts';
import { tradeTypesQuery } from '../trade-types.query.ts';

/** How the business is called, of what kind it is, and who looks after the account. */
export function BusinessStep() {
  const { register, formState } = useFormContext<BusinessFields>();
  const { errors } = formState;
  return (
    <>
      <TextInput
        label={copy.businessName}
        hint={copy.businessNameHint}
        autoComplete="organization"
        maxLength={200}
        error={errors.businessName?.message}
        {...register('businessName')}
      />
      <Part>
        <TradeTypes />
      </Part>
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-semibold">{copy.person}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            label={copy.name}
            autoComplete="given-name"
            maxLength={120}
            error={errors.name?.message}
            {...register('name')}
          />
          <TextInput
            label={copy.lastName}
            autoComplete="family-name"
            maxLength={120}
            error={errors.last_name?.message}
            {...register('last_name')}
          />
        </div>
      </fieldset>
    </>
  );
}

/** The kinds of business, one of which decides the price list. */
export function TradeTypes() {
  const { field, fieldState } = useController<BusinessFields, 'tradeTypeId'>({
    name: 'tradeTypeId',
  });
  const { data = [], isError, refetch } = useQuery(tradeTypesQuery(useRequest()));
  return (
    <RadioPills
      legend={copy.tradeType}
      ref={field.ref}
      options={data.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={field.value}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      hint={
        isError ? (
          <>
            {copy.tradeTypesFailed}{' '}
            <button
              type="button"
              onClick={() => void refetch()}
              className="hit font-semibold text-accent underline"
            >
              {copy.retry}
            </button>
          </>
        ) : undefined
      }
    />
  );
}
