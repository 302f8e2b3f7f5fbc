import { estimateAfterArrival } from '@matiz/domain/delivery/estimate-dispatch.ts';
import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import { useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';
import { useMe } from '#session/me.query.ts';
import { coverageQuery } from './coverage.query.ts';

/** The terms of the place of this session; null: nobody delivers there, or it is not known yet. */
export function useZone() {
  const request = useRequest();
  const visitor = useMe();
  const place = visitor?.delivery ?? { cityId: '', city: '', stateId: '', state: '' };
  const { data } = useQuery({
    ...coverageQuery(request, { addressId: null, hasCoverage: false, ...place }),
    enabled: visitor !== undefined,
  });
  return data?.zone ?? null;
}

/** The day at the door of what comes to the warehouse on a day (D-8); null: nobody delivers there. */
export function usePresaleArrival(comesOn: PlainDate | null): PlainDate | null {
  const zone = useZone();
  return zone && comesOn && estimateAfterArrival(zone, comesOn).arrivalDate;
}
