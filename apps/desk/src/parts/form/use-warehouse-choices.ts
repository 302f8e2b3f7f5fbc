import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import { useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';
import type { Choice } from './field-types.ts';

/** What forms of the catalogue and of prices choose from; undefined until it is there. */
export function useCatalogueChoices() {
  const request = useRequest();
  const { data } = useQuery({
    queryKey: ['choices'],
    queryFn: () => request(readCatalogueChoices, {}),
  });
  return data;
}

/** Warehouses as choices, for people who may not see the settings. */
export function useWarehouseChoices(): readonly Choice[] {
  return (
    useCatalogueChoices()?.warehouses.map(({ id, name }) => ({ value: id, label: name })) ?? []
  );
}
