import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import { useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';
import type { FieldOption } from './field-types.ts';

export type CatalogueChoices = ReplyOf<typeof readCatalogueChoices>;

/**
 * What forms of the catalogue and of prices choose from; undefined until it is there. With the
 * lists: a brand or a warehouse that was just made can be chosen at once.
 */
export function useCatalogueChoices(): CatalogueChoices | undefined {
  const request = useRequest();
  const { data } = useQuery({
    queryKey: ['list', readCatalogueChoices.path],
    queryFn: () => request(readCatalogueChoices, {}),
  });
  return data;
}

/** Warehouses as choices, for people who may not see the settings. */
export function useWarehouseChoices(): readonly FieldOption[] {
  return (
    useCatalogueChoices()?.warehouses.map(({ id, name }) => ({ value: id, label: name })) ?? []
  );
}
