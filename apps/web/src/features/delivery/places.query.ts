import type { Request } from '@matiz/client/request.ts';
import { listCities, listStates } from '@matiz/contracts/delivery.ts';
import { queryOptions } from '@tanstack/react-query';

export type { ListedCity } from '@matiz/contracts/delivery.ts';

const freshMs = 60 * 60_000;

/** The departments of Colombia. */
export function statesQuery(request: Request) {
  return queryOptions({
    queryKey: ['states'],
    queryFn: async () => (await request(listStates, {})).results,
    staleTime: freshMs,
  });
}

/** Every city of the country, and whether we deliver there. */
export function citiesQuery(request: Request) {
  return queryOptions({
    queryKey: ['cities'],
    queryFn: async () => (await request(listCities, {})).results,
    staleTime: freshMs,
  });
}

/** The cities of one department. */
export function citiesOfQuery(request: Request, stateId: string) {
  return queryOptions({
    queryKey: ['cities', stateId],
    queryFn: async () => (await request(listCities, { query: { stateId } })).results,
    staleTime: freshMs,
  });
}
