import { RequestError } from '@matiz/client/request-error.ts';
import { changePayment } from '@matiz/contracts/orders/change-payment.ts';
import type { PaymentMethod } from '@matiz/contracts/payments.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { useServices } from '#lib/services.ts';
import { orderKey } from '../../orders.query.ts';
import { checkKey, forgetUnpaid, waysToPayKey } from '../payment.query.ts';

interface Change {
  readonly method: PaymentMethod;
  readonly total: number;
  readonly isSure: boolean;
}

/** Changes how an order is paid; what a bank is at work on is asked about first. */
export function useChangePayment(
  orderCode: string,
  { onDone, onRunning }: { onDone: () => void; onRunning: () => void },
) {
  const { request, queryClient } = useServices();
  return useMutation({
    mutationFn: ({ method, total, isSure }: Change) =>
      request(changePayment, {
        body: {
          orderCode,
          paymentMethod: method.code,
          confirmedTotal: total,
          ...(isSure ? { evenIfRunning: true } : {}),
        },
      }),
    onSuccess(reply, { method }) {
      queryClient.setQueryData(orderKey(orderCode), reply);
      queryClient.removeQueries({ queryKey: waysToPayKey(orderCode) });
      void queryClient.invalidateQueries({ queryKey: checkKey(orderCode) });
      if (reply.result.state !== 'created') forgetUnpaid(queryClient);
      toast({ tone: 'success', message: copy.changedTo(method.name) });
      onDone();
    },
    onError(failure, { isSure }) {
      const isRunning = failure instanceof RequestError && failure.code === 'PAYMENT_RUNNING';
      if (isRunning && !isSure) return onRunning();
      // What was offered is not what there is: both are read again.
      void queryClient.invalidateQueries({ queryKey: orderKey(orderCode) });
      void queryClient.invalidateQueries({ queryKey: waysToPayKey(orderCode) });
    },
  });
}
