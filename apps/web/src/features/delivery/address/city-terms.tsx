import { useQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useRequest } from '#lib/services.ts';
import { coverageQuery } from '../coverage.query.ts';
import { NoCoverage } from '../no-coverage.tsx';
import { citiesOfQuery, statesQuery } from '../places.query.ts';
import { describeZone } from '../zone-words.ts';
import type { AddressFields } from './address-fields.ts';

/** What delivering to the chosen city takes, or that nobody does; `children`: what can be done then. */
export function CityTerms({ children }: { children?: ReactNode }) {
  const { stateId, cityId } = useWatch<AddressFields, 'address'>({ name: 'address' });
  if (cityId === '') return null;
  return (
    <Terms stateId={stateId} cityId={cityId}>
      {children}
    </Terms>
  );
}

function Terms({
  stateId,
  cityId,
  children,
}: {
  stateId: string;
  cityId: string;
  children?: ReactNode;
}) {
  const request = useRequest();
  const states = useQuery(statesQuery(request)).data ?? [];
  const cities = useQuery(citiesOfQuery(request, stateId)).data ?? [];
  const city = cities.find(({ _id }) => _id === cityId)?.name ?? '';
  const state = states.find(({ _id }) => _id === stateId)?.name ?? '';
  const place = { cityId, city, stateId, state, addressId: null, hasCoverage: true };
  const { data } = useQuery(coverageQuery(request, place));
  if (!data) return null;
  return (
    <div role="status">
      {data.zone ? (
        <p className="flex gap-2.5 text-sm text-now">
          <Truck size={18} aria-hidden="true" className="mt-px shrink-0" />
          {describeZone(data.zone)}
        </p>
      ) : city === '' ? null : (
        <NoCoverage place={place}>{children}</NoCoverage>
      )}
    </div>
  );
}
