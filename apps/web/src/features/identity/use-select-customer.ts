import { selectCustomer } from '@matiz/contracts/identity.ts';
import { toast } from '@matiz/ui/toast-store.ts';
import { type Query, useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { profileCopy as copy } from '../../copy/profile.ts';
import { RequestError } from '../../lib/request-error.ts';
import { useServices } from '../../lib/services.ts';
import { meKey, meQuery } from './me.query.ts';

/**
 * §4 Seller: takes the working customer and goes on to `target`. Prices, stock, cart and orders in
 * the cache were the former customer's: what is not on the screen is thrown away, the rest is
 * asked for anew.
 */
export function useSelectCustomer(target: string) {
  const { request, queryClient } = useServices();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (customerId: string) => request(selectCustomer, { body: { customerId } }),
    async onSuccess({ customer }) {
      await queryClient.fetchQuery({ ...meQuery(request), staleTime: 0 });
      queryClient.removeQueries({ type: 'inactive', predicate: isOfACustomer });
      await queryClient.resetQueries({ predicate: isOfACustomer });
      if (customer) toast({ message: copy.selected(customer.businessName) });
      await navigate(target, { replace: true });
    },
    onError(error) {
      const message = error instanceof RequestError ? error.message : copy.customersFailed;
      toast({ tone: 'danger', message });
    },
  });
}

const SHARED: readonly unknown[] = [meKey[0], 'menu', 'seller-customers'];

function isOfACustomer({ queryKey }: Query): boolean {
  return !SHARED.includes(queryKey[0]);
}
