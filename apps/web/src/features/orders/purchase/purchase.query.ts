import type { Request } from '@matiz/client/request.ts';
import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { choosePurchase, viewPurchase } from '@matiz/contracts/orders.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { cartKey } from '#features/buying/index.ts';
import { useServices } from '#lib/services.ts';
import { endAttempt } from './order-attempt.ts';

export const purchaseKey = ['purchase'] as const;
/** Only so that a screen does not ask again for what its loader has just brought. */
const freshMs = 10_000;

/** The order that the cart would make now (§2). Each step asks again: prices, stock and days move. */
export function purchaseQuery(request: Request) {
  return queryOptions({
    queryKey: purchaseKey,
    queryFn: () => request(viewPurchase, {}),
    staleTime: freshMs,
  });
}

/** Takes the address, the payment method or the coupon; another place has other prices, stock and days (§4). */
export function useChoosePurchase() {
  const { request, queryClient, platform } = useServices();
  return useMutation({
    mutationFn: (body: BodyInput<typeof choosePurchase>) => request(choosePurchase, { body }),
    async onSuccess(purchase, { addressId }) {
      // What was sent before is not what the buyer wants now.
      endAttempt(platform.tab);
      queryClient.setQueryData(purchaseKey, purchase);
      if (addressId === undefined) return;
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== purchaseKey[0],
        refetchType: 'active',
      });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: cartKey }),
  });
}
