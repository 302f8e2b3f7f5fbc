import { RequestError } from '@matiz/client/request-error.ts';
import { reopenOrder } from '@matiz/contracts/orders/order-payment.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { cartQuery } from '#features/buying/index.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { links } from '#lib/page/links.ts';
import { useServices } from '#lib/services.ts';
import { orderKey } from '../../orders.query.ts';
import { forgetUnpaid } from '../payment.query.ts';

/** Cancels an unpaid order and leads to the cart, where its goods are again (D-10). */
export function useReopen(orderCode: string, onRunning: () => void) {
  const { request, queryClient } = useServices();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: (isSure: boolean) =>
      request(reopenOrder, { body: isSure ? { orderCode, evenIfRunning: true } : { orderCode } }),
    async onSuccess(reply) {
      // The cart is filled before it is shown: an empty one would frighten.
      await queryClient.fetchQuery({ ...cartQuery(request), staleTime: 0 }).catch(() => undefined);
      await navigate(links.cart);
      queryClient.setQueryData(orderKey(orderCode), reply);
      forgetUnpaid(queryClient);
      toast({ tone: 'success', message: copy.reopened });
    },
    onError(error, isSure) {
      const isRunning = error instanceof RequestError && error.code === 'PAYMENT_RUNNING';
      if (isRunning && !isSure) return onRunning();
      alertFailure(error);
      void queryClient.invalidateQueries({ queryKey: orderKey(orderCode) });
    },
  });
  return { reopen: mutate, isPending };
}
