import { listCities, listStates } from '@matiz/contracts/delivery.ts';
import { listTradeTypes } from '@matiz/contracts/identity/registration.ts';
import { useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';
import type { FieldOption } from '#parts/form/field-types.ts';

export interface AudienceChoices {
  readonly tradeTypes: readonly FieldOption[];
  readonly states: readonly FieldOption[];
  /** `Bello, Antioquia`: a name alone is that of several. */
  readonly cities: readonly FieldOption[];
}

/** Whom a list may be for; undefined until it is known. */
export function useAudienceChoices(): AudienceChoices | undefined {
  const request = useRequest();
  const { data } = useQuery({
    queryKey: ['audience-choices'],
    async queryFn() {
      const [trades, states, cities] = await Promise.all([
        request(listTradeTypes, {}),
        request(listStates, { query: {} }),
        request(listCities, { query: {} }),
      ]);
      const choiceOf = ({ _id, name }: { _id: string; name: string }) => ({
        value: _id,
        label: name,
      });
      const stateNames = new Map(states.results.map(({ _id, name }) => [_id, name]));
      return {
        tradeTypes: trades.results.map(choiceOf),
        states: states.results.map(choiceOf),
        cities: cities.results.map(({ _id, name, stateId }) => ({
          value: _id,
          label: `${name}, ${stateNames.get(stateId) ?? ''}`,
        })),
      };
    },
  });
  return data;
}
