import { RequestError } from '@matiz/client/request-error.ts';
import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { payOrder } from '@matiz/contracts/orders/order-payment.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { links } from '#lib/page/links.ts';
import { useServices } from '#lib/services.ts';
import { orderKey } from '../orders.query.ts';
import { checkKey } from './payment.query.ts';

/** Something else happened to the order meanwhile: the page has to know it. */
const movedOn: readonly RequestError['code'][] = ['ORDER_NOT_PAYABLE', 'PAYMENT_RUNNING'];

/** What a way to pay asks its payer; nothing where the gateway's page asks it. */
type PaymentForm = Pick<BodyInput<typeof payOrder>, 'pse' | 'card' | 'wallet'>;

/** Begins the payment of an order, or takes it up again, and goes on to the page where it is made. */
export function usePayOrder(orderCode: string) {
  const { request, queryClient, platform } = useServices();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // A page that is gone back to comes alive as it was left: with its button at work.
    const stay = () => document.visibilityState === 'visible' && setLeaving(false);
    window.addEventListener('pageshow', stay);
    document.addEventListener('visibilitychange', stay);
    return () => {
      window.removeEventListener('pageshow', stay);
      document.removeEventListener('visibilitychange', stay);
    };
  }, []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (form: PaymentForm) => request(payOrder, { body: { orderCode, ...form } }),
    onSuccess({ url }) {
      setLeaving(true);
      platform.openPage(url, links.orderPlaced(orderCode));
    },
    onError(failure) {
      if (!(failure instanceof RequestError) || !movedOn.includes(failure.code)) return;
      void queryClient.invalidateQueries({ queryKey: orderKey(orderCode) });
      void queryClient.invalidateQueries({ queryKey: checkKey(orderCode) });
    },
  });
  return { pay: mutate, isSending: isPending || isLeaving, error };
}
