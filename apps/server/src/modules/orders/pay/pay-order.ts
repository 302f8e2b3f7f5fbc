import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { payOrder } from '@matiz/contracts/orders/order-payment.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { isPayable } from '@matiz/domain/payments/reservation.ts';
import type { Principal } from '#http/session/principal.ts';
import { type AttemptRow, openAttempt } from '#modules/payments/index.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { readerOf } from '../rows/order-people.ts';
import { type PayableOrder, readPayable } from './payable.store.ts';
import { readMeans } from './read-means.ts';
import { reconcileOrder } from './reconcile-payment.ts';

type PaymentRequest = BodyOf<typeof payOrder>;

/**
 * Begins to pay an order online, or goes on with what was begun: the one who comes back from a bank's
 * page without an answer is sent to the same page, so that nobody pays twice (D-12).
 */
export async function payOrderOnline(
  deps: OrdersDeps,
  requested: PaymentRequest,
  payer: Principal,
): Promise<ResultOf<typeof payOrder>> {
  const of = readerOf(payer);
  const order = await readPayable(deps.sql.reader, { code: requested.orderCode, of });
  if (order === null) return fail(failure('NOT_FOUND'));
  const payUntil = order.payUntil === null ? null : new Date(order.payUntil);
  if (!isPayable({ ...order, payUntil }, deps.clock())) return fail(failure('ORDER_NOT_PAYABLE'));
  const reconciled = await reconcileOrder(deps, order);
  if (reconciled === 'paid') return fail(failure('ORDER_NOT_PAYABLE'));
  // Without an answer nobody knows whether the last try was paid.
  if (reconciled === 'unknown') return fail(failure('GATEWAY_DOWN'));
  const { attempt: last } = (await readPayable(deps.sql.reader, { id: order.orderId })) ?? order;
  if (last?.state === 'pending' && last.url !== null) return ok({ url: last.url });
  if (reconciled === 'running') return fail(failure('PAYMENT_RUNNING'));

  const means = await readMeans(deps, order, requested, payer);
  if (!means.ok) return means;
  const attempt = last?.state === 'pending' ? last : await tryAnew(deps, order);
  if (attempt === null) return fail(failure('PAYMENT_RUNNING'));
  const begun = await deps.payments.begin({
    id: attempt.id,
    reference: attempt.reference,
    amount: attempt.amount,
    expiresAt: payUntil ?? deps.clock(),
    returnUrl: `${deps.publicUrl}/home/purchase/order/finalizing-payment?order=${order.code}`,
    ...means.value,
  });
  return begun.ok ? ok({ url: begun.value.url }) : begun;
}

/** Another try after one that came to nothing; null: another request opened it just now. */
async function tryAnew(deps: OrdersDeps, order: PayableOrder): Promise<AttemptRow | null> {
  const { orderId, code, method, due: amount } = order;
  const fresh = { id: deps.newId(), at: deps.clock() };
  return openAttempt(deps.sql, { orderId, code, method, amount }, fresh);
}
