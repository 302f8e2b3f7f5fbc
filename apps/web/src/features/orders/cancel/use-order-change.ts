import { RequestError } from '@matiz/client/request-error.ts';
import { cancelOrder, keepDelivery } from '@matiz/contracts/orders/order-history.ts';
import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { cancelCopy as copy } from '#copy/orders/cancel-order.ts';
import { useServices } from '#lib/services.ts';
import { orderKey, ordersKey } from '../orders.query.ts';

type Change =
  | { readonly kind: 'cancel'; readonly deliveryId: string | null }
  | { readonly kind: 'keep'; readonly deliveryId: string };

/** Cancels or keeps what a buyer may; the answer is the order as it is by then. */
export function useOrderChange(orderCode: string) {
  const { request, queryClient } = useServices();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Change): Promise<{ result: OrderDetail }> => {
      const { kind, deliveryId } = change;
      if (kind === 'keep') return request(keepDelivery, { body: { orderCode, deliveryId } });
      const body = deliveryId === null ? { orderCode } : { orderCode, deliveryId };
      return request(cancelOrder, { body });
    },
    retry: (failures, error) => failures < 2 && error instanceof RequestError && error.status === 0,
    onSuccess(reply, { kind, deliveryId }) {
      queryClient.setQueryData(orderKey(orderCode), reply);
      void queryClient.invalidateQueries({ queryKey: ordersKey });
      // Credit and stock came back: the one who shows them asks again.
      if (kind === 'cancel') void queryClient.invalidateQueries({ queryKey: ['me'] });
      const done = deliveryId === null ? copy.cancelDone : copy.cancelDeliveryDone;
      toast({ tone: 'success', message: kind === 'keep' ? copy.keepDone : done });
    },
    onError(error) {
      const message = error instanceof RequestError ? error.message : '';
      toast({ tone: 'danger', title: copy.cancelFailed, message });
      void queryClient.invalidateQueries({ queryKey: orderKey(orderCode) });
    },
  });
  return {
    isPending,
    cancel: (deliveryId: string | null, onSettled: () => void) =>
      mutate({ kind: 'cancel', deliveryId }, { onSettled }),
    keep: (deliveryId: string) => mutate({ kind: 'keep', deliveryId }),
  };
}
