import { isWorthRetrying } from '@matiz/client/request-error.ts';
import { say } from '@matiz/contracts/messages.ts';
import { createOrder, type OrderDetail } from '@matiz/contracts/orders.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { newId } from '#lib/new-id.ts';
import { links } from '#lib/page/links.ts';
import { readOrigin } from '#lib/page/reference.ts';
import { type Services, useServices } from '#lib/services.ts';
import { orderKey } from '../orders.query.ts';
import { endAttempt, type OrderAttempt, startAttempt } from './order-attempt.ts';
import { type OrderProblem, readRefusal } from './order-refusal.ts';
import { purchaseKey } from './purchase.query.ts';

const mostTries = 3;
const pauseMs = 900;

/**
 * Sends the order (D-10): one at a time, under a key that was kept before, again when the
 * connection breaks. Once it stands, its page takes the place of this one.
 */
export function useCreateOrder() {
  const services = useServices();
  const { platform, queryClient } = services;
  const navigate = useNavigate();
  const isSending = useRef(false);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<OrderProblem | null>(null);

  async function send(body: OrderAttempt['body']): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setRefusal(null);
    const attempt = startAttempt(platform.tab, body, newId);
    try {
      const order = await sendAttempt(services, attempt);
      await navigate(links.orderPlaced(order.code), { replace: true });
      forgetCart(queryClient);
      // Still sending: what has become an order is not sent again from here.
    } catch (error) {
      const read = readRefusal(error, say('unexpected'));
      if (!read.isOpen) endAttempt(platform.tab);
      setRefusal(read);
      // What is shown is what would be ordered now, with its new total.
      if (!read.isOpen) void queryClient.invalidateQueries({ queryKey: purchaseKey });
      isSending.current = false;
      setPending(false);
    }
  }

  return { send: (body: OrderAttempt['body']) => void send(body), isPending, refusal };
}

/** One order, asked for until there is an answer; its page finds it in the cache. */
export async function sendAttempt(
  { request, queryClient, platform }: Services,
  { key, body }: OrderAttempt,
): Promise<OrderDetail> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { order } = await request(createOrder, {
        body: { ...body, ...readOrigin(platform) },
        idempotencyKey: key,
      });
      endAttempt(platform.tab);
      queryClient.setQueryData(orderKey(order.code), { result: order });
      return order;
    } catch (error) {
      if (tries === mostTries || !isWorthRetrying(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs * tries));
    }
  }
}

/** The cart is an order now: cart, history, tier and stock are read again. */
function forgetCart(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: purchaseKey });
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [word] }) => word !== 'order' && word !== 'me',
  });
}
