import { findPriceCustomers } from '@matiz/contracts/staff/pricing/price-views.ts';
import { useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether an address names a customer by id; a document is written by people. */
export function isCustomerId(text: string): boolean {
  return idShape.test(text);
}

/** The customer whose id stands in the address: a link came from their page. */
export function useKnownCustomer(text: string) {
  const request = useRequest();
  const { data } = useQuery({
    queryKey: ['price-as', 'customer', text],
    queryFn: () => request(findPriceCustomers, { query: { 'f.id': text } }),
    enabled: isCustomerId(text),
  });
  return data?.rows[0];
}
