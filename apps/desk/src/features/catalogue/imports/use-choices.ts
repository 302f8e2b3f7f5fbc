import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import { useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';

const nothing = { brands: [], categories: [], warehouses: [] };

/** Brands, categories and warehouses to choose from; none until they are here. */
export function useCatalogueChoices() {
  const request = useRequest();
  const { data } = useQuery({
    queryKey: ['catalogue-choices'],
    queryFn: () => request(readCatalogueChoices, {}),
  });
  return data ?? nothing;
}
