import type { ServedZone } from '@matiz/contracts/delivery.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRequest } from '#lib/services.ts';
import { citiesQuery, type ListedCity, statesQuery } from '../places.query.ts';
import { servedCitiesQuery } from '../served-cities.query.ts';

interface ListedState {
  readonly _id: string;
  readonly name: string;
}

/** A city with its department's name, and the business days to its doors; null: no delivery. */
export interface LocatedCity extends ListedCity {
  readonly state: string;
  readonly deliveryDays: number | null;
}
export interface Locations {
  /** By name. */
  readonly cities: readonly LocatedCity[];
  /** By name. */
  readonly states: readonly ListedState[];
}

/** Puts cities, departments and zones together. */
function placeCities(
  cities: readonly ListedCity[],
  states: readonly ListedState[],
  zones: readonly ServedZone[],
): Locations {
  const stateNames = new Map(states.map(({ _id, name }) => [_id, name]));
  const days = new Map(
    zones.flatMap(({ deliveryDays, cities: served }) =>
      served.map(({ _id }) => [_id, deliveryDays] as const),
    ),
  );
  return {
    states,
    cities: cities.map((city) => ({
      ...city,
      state: stateNames.get(city.stateId) ?? '',
      deliveryDays: days.get(city._id) ?? null,
    })),
  };
}

/** Every city of the country, once it is there. */
export function useLocatedCities() {
  const request = useRequest();
  const states = useQuery(statesQuery(request));
  const cities = useQuery(citiesQuery(request));
  const zones = useQuery(servedCitiesQuery(request));
  const all = [states, cities, zones];
  const data = useMemo(
    () =>
      states.data && cities.data && zones.data
        ? placeCities(cities.data, states.data, zones.data)
        : null,
    [states.data, cities.data, zones.data],
  );
  return {
    data,
    isPending: all.some(({ isPending }) => isPending),
    isFetching: all.some(({ isFetching }) => isFetching),
    retry() {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}
