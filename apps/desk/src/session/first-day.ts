import { readFirstDay } from '@matiz/contracts/staff/shop/first-day.ts';
import { useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';
import { useCan } from './me.ts';

/** With the lists: whatever is saved asks for it again. Undefined for the one who may not know. */
export function useFirstDay() {
  const request = useRequest();
  const may = useCan('settings:read');
  const { data } = useQuery({
    queryKey: ['list', readFirstDay.path],
    queryFn: async () => (await request(readFirstDay, {})).result,
    enabled: may,
  });
  return data;
}
