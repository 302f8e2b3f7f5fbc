import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { addressFormCopy as copy } from '#copy/delivery/address-form.ts';
import {
  CityTerms,
  citiesOfQuery,
  LocationFields,
  StreetFields,
  statesQuery,
} from '#features/delivery/index.ts';
import { Part } from '#lib/parts/part.tsx';
import { useRequest } from '#lib/services.ts';
import type { BusinessFields } from '../fields/register-fields.ts';

/** Where the orders go. A city that is not reached does not stand in the way of an account. */
export function AddressStep() {
  const { register, formState } = useFormContext<BusinessFields>();
  const errors = formState.errors.address;
  return (
    <>
      <Part>
        <LocationFields />
      </Part>
      <CityTerms>{copy.goOn}</CityTerms>
      <Part>
        <StreetFields />
      </Part>
      <TextInput
        label={copy.optional(copy.complement)}
        hint={copy.complementHint}
        autoComplete="address-line2"
        maxLength={120}
        error={errors?.complement?.message}
        {...register('address.complement')}
      />
      <TextInput
        label={copy.optional(copy.neighbourhood)}
        autoComplete="address-level3"
        maxLength={120}
        error={errors?.neighbourhood?.message}
        {...register('address.neighbourhood')}
      />
    </>
  );
}

/** The chosen place by its names; null until both are known. */
export function useChosenLocation() {
  const request = useRequest();
  const { stateId, cityId } = useWatch<BusinessFields, 'address'>({ name: 'address' });
  const { data: states } = useQuery(statesQuery(request));
  const { data: cities } = useQuery({
    ...citiesOfQuery(request, stateId),
    enabled: stateId !== '',
  });
  const state = states?.find(({ _id }) => _id === stateId);
  const city = cities?.find(({ _id }) => _id === cityId);
  return state && city ? { state: state.name, city } : null;
}
