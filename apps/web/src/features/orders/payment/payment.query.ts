import type { Request } from '@matiz/client/request.ts';
import { listWaysToPay } from '@matiz/contracts/orders/change-payment.ts';
import { checkPayment, listPseChoices } from '@matiz/contracts/orders/order-payment.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { orderKey } from '../orders.query.ts';
import { purchaseKey } from '../purchase/purchase.query.ts';

const checkWord = 'payment-check';
export const checkKey = (code: string) => [checkWord, code] as const;

/** Has the gateway asked how the payment goes; the order of that moment goes into its own place. */
export function paymentCheckQuery(request: Request, queryClient: QueryClient, code: string) {
  return queryOptions({
    queryKey: checkKey(code),
    async queryFn() {
      const reply = await request(checkPayment, { body: { orderCode: code } });
      queryClient.setQueryData(orderKey(code), reply);
      if (reply.result.state !== 'created') forgetUnpaid(queryClient);
      return reply.result.payment.state;
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** Anyone who shows the cart, orders or stock asks again: an order was paid, or gave its goods back. */
export function forgetUnpaid(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: purchaseKey });
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [word] }) => !['order', 'me', checkWord].includes(String(word)),
  });
}

export const waysToPayKey = (code: string) => ['ways-to-pay', code] as const;

/** In which other ways an unpaid order can be paid now; never of before. */
export function waysToPayQuery(request: Request, code: string) {
  return queryOptions({
    queryKey: waysToPayKey(code),
    queryFn: () => request(listWaysToPay, { query: { code } }),
    staleTime: 0,
    gcTime: 0,
  });
}

const dayMs = 24 * 60 * 60_000;

/**
 * The banks of PSE and what has to be accepted, which the gateway changes once a day at most, and what
 * is known of who pays an order: it stays no longer than the form, and is nobody else's.
 */
export function pseChoicesQuery(request: Request, code: string) {
  return queryOptions({
    queryKey: ['pse', code],
    queryFn: () => request(listPseChoices, {}),
    staleTime: dayMs,
    gcTime: 0,
  });
}
