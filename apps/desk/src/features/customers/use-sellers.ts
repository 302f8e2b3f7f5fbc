import { RequestError } from '@matiz/client/request-error.ts';
import { assignCustomers, listSellers, readCustomer } from '@matiz/contracts/staff/customers.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { customerCopy as copy } from '#copy/customers.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';

const queryKey = [listSellers.path];

/** Those who sell, with how many customers each has. */
export function useSellers() {
  const request = useRequest();
  return useQuery({ queryKey, queryFn: () => request(listSellers, {}) });
}

interface Assignment {
  readonly seller: { readonly id: string; readonly name: string };
  readonly customerIds: readonly string[];
  readonly isAssigned: boolean;
}

/** Gives customers to a seller, or takes them. */
export function useAssign() {
  const request = useRequest();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ seller, customerIds, isAssigned }: Assignment) =>
      request(assignCustomers, {
        body: { sellerId: seller.id, customerIds: [...customerIds], isAssigned },
      }),
    onSuccess(_, { seller, customerIds, isAssigned }) {
      const message = isAssigned
        ? copy.gave(customerIds.length, seller.name)
        : copy.took(seller.name);
      toast({ message });
    },
    onError(error) {
      if (!(error instanceof RequestError)) throw error;
      toast({ message: sayRefusal(error), tone: 'danger' });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: ['list'] }),
        client.invalidateQueries({ queryKey: [readCustomer.path] }),
      ]),
  });
}
