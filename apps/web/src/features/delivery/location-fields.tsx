import { TypeaheadSelect } from '@matiz/ui/inputs/typeahead-select.tsx';
import { Tag } from '@matiz/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { addressFormCopy as copy } from '#copy/delivery/address-form.ts';
import { useRequest } from '#lib/services.ts';
import { citiesOfQuery, statesQuery } from './places.query.ts';

type PlaceForm = { address: { stateId: string; cityId: string } };

/** Department, then city. Stands in a form that has an `address`. */
export function LocationFields() {
  return (
    <div className="@container">
      <div className="grid gap-4 @lg:grid-cols-2">
        <StateField />
        <CityField />
      </div>
    </div>
  );
}

function StateField() {
  const request = useRequest();
  const { control, setValue } = useFormContext<PlaceForm>();
  const { data: states = [], isError, refetch } = useQuery(statesQuery(request));
  return (
    <Controller
      control={control}
      name="address.stateId"
      render={({ field, fieldState }) => (
        <TypeaheadSelect
          ref={field.ref}
          label={copy.state}
          placeholder={copy.chooseState}
          searchLabel={copy.searchState}
          emptyText={copy.noneFound}
          options={states.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={field.value}
          onValueChange={(value) => {
            field.onChange(value);
            setValue('address.cityId', '');
          }}
          onBlur={field.onBlur}
          hint={isError ? <Retry onRetry={() => void refetch()} /> : undefined}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

function CityField() {
  const request = useRequest();
  const { control } = useFormContext<PlaceForm>();
  const stateId = useWatch<PlaceForm, 'address.stateId'>({ name: 'address.stateId' });
  const {
    data: cities = [],
    isError,
    isLoading,
    refetch,
  } = useQuery({ ...citiesOfQuery(request, stateId), enabled: stateId !== '' });
  const ask = isLoading ? copy.loading : copy.chooseCity;
  return (
    <Controller
      control={control}
      name="address.cityId"
      render={({ field, fieldState }) => (
        <TypeaheadSelect
          ref={field.ref}
          label={copy.city}
          placeholder={stateId === '' ? copy.chooseStateFirst : ask}
          searchLabel={copy.searchCity}
          emptyText={copy.noneFound}
          options={cities.map(({ _id, name, hasCoverage }) => ({
            value: _id,
            label: name,
            note: hasCoverage ? null : <NoCoverageTag />,
          }))}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          disabled={stateId === ''}
          hint={isError ? <Retry onRetry={() => void refetch()} /> : undefined}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

function NoCoverageTag(): ReactNode {
  return <Tag kind="neutral">{copy.noCoverage}</Tag>;
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      {copy.placesFailed}{' '}
      <button type="button" onClick={onRetry} className="hit font-semibold text-accent underline">
        {copy.retry}
      </button>
    </>
  );
}
