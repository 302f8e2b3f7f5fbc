import { listWarehouses } from '@matiz/contracts/staff/delivery/warehouses.ts';
import { useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';
import type { FieldOption } from '#parts/form/field-types.ts';

const query = { limit: '200' } as const;

/** Every warehouse as a choice; undefined until they are there. */
export function useWarehouses(): readonly FieldOption[] | undefined {
  const request = useRequest();
  const { data } = useQuery({
    queryKey: ['list', listWarehouses.path, query],
    queryFn: () => request(listWarehouses, { query }),
  });
  return data?.rows.map(({ id, name }) => ({ value: id, label: name }));
}
