import { listZones } from '@matiz/contracts/staff/delivery/coverage.ts';
import { useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';
import type { FieldOption } from '#parts/form/field-types.ts';

/** Zones to choose from, by name; undefined until they are there. */
export function useZones(): readonly FieldOption[] | undefined {
  const request = useRequest();
  const query = { limit: '200' } as const;
  const { data } = useQuery({
    queryKey: ['list', listZones.path, query],
    queryFn: () => request(listZones, { query }),
  });
  return data?.rows.map(({ id, name }) => ({ value: id, label: name }));
}
