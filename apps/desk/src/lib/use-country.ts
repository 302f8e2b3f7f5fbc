import { listCities, listStates } from '@matiz/contracts/delivery.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRequest } from '#lib/services.ts';

export interface City {
  readonly code: string;
  readonly name: string;
  readonly stateCode: string;
  /** `Bello, Antioquia`; of a city that is its own department, its name alone. */
  readonly label: string;
  readonly isServed: boolean;
}

export interface Country {
  readonly states: readonly { readonly code: string; readonly name: string }[];
  readonly cities: readonly City[];
  readonly byCode: ReadonlyMap<string, City>;
}

/** Every municipality (DIVIPOLA) by name, with the lists: a zone changes where we deliver. */
export function useCountry(): Country | undefined {
  const request = useRequest();
  const { data } = useQuery({
    queryKey: ['list', 'country'],
    queryFn: async () => {
      const [states, cities] = await Promise.all([
        request(listStates, { query: {} }),
        request(listCities, { query: {} }),
      ]);
      return { states: states.results, cities: cities.results };
    },
  });
  return useMemo(() => {
    if (!data) return undefined;
    const states = data.states.map(({ _id, name }) => ({ code: _id, name }));
    const stateName = new Map(states.map(({ code, name }) => [code, name]));
    const cities = data.cities.map(({ _id, name, stateId, hasCoverage }) => {
      const state = stateName.get(stateId);
      const label = state === undefined || state.startsWith(name) ? name : `${name}, ${state}`;
      return { code: _id, name, stateCode: stateId, label, isServed: hasCoverage };
    });
    return { states, cities, byCode: new Map(cities.map((city) => [city.code, city])) };
  }, [data]);
}
