import type { Request } from '@matiz/client/request.ts';
import { listServedCities } from '@matiz/contracts/delivery.ts';
import { queryOptions } from '@tanstack/react-query';

const freshMs = 60 * 60_000;

/** Where we deliver: every zone with its cities, the soonest first. */
export function servedCitiesQuery(request: Request) {
  return queryOptions({
    queryKey: ['served-cities'],
    queryFn: async () => (await request(listServedCities, {})).results,
    staleTime: freshMs,
  });
}
