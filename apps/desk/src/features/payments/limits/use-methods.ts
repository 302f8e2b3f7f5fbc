import { listStaffPaymentMethods } from '@matiz/contracts/staff/payments/payment-methods.ts';
import { useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';
import type { FieldOption } from '#parts/form/field-types.ts';

/** Methods to choose from, in the order of the shop; undefined until they are there. */
export function useMethods(): readonly FieldOption[] | undefined {
  const request = useRequest();
  const query = { limit: '200' } as const;
  const { data } = useQuery({
    queryKey: ['list', listStaffPaymentMethods.path, query],
    queryFn: () => request(listStaffPaymentMethods, { query }),
  });
  return data?.rows.map(({ id, name }) => ({ value: id, label: name }));
}
