import type { Failure } from '@matiz/contracts/errors.ts';
import type { Result } from '@matiz/domain/kernel/result.ts';
import { deliveriesIfUnpaid } from '@matiz/domain/orders/cancel-deliveries.ts';
import { graceMinutesOf, graceUntil } from '@matiz/domain/payments/reservation.ts';
import type { Sql } from '#db/pool.ts';
import { type Cancellation, cancelOrder } from '../fulfil/cancel-order.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import type { CancelReason } from '../rows/order-events.ts';
import { type PayableOrder, readPayable } from './payable.store.ts';
import { findOverdue, prolongReservation, takeToLookUp } from './reconcile.store.ts';
import { reconcileOrder } from './reconcile-payment.ts';
import { giveBackPaid } from './refunds.ts';

/** Milliseconds after which an overdue reservation is ended even if its own job never came. */
const late = 5_000;

/**
 * Ends the reservation of an order whose time to pay is over (D-7): the gateway is asked a last time; paid,
 * the order goes on; a bank that is still at work gets a little longer, once; else it is cancelled
 * and its goods are free. A gateway that does not answer holds nothing: what was paid all the same
 * goes back (`surplus`). Repeatable.
 */
export async function endReservation(deps: OrdersDeps, orderId: string): Promise<void> {
  const order = await readPayable(deps.sql.reader, { id: orderId });
  if (order === null || order.state !== 'created' || order.payUntil === null) return;
  const until = new Date(order.payUntil);
  if (deps.clock() < until) return publishEnd(deps, deps.sql, orderId, until);
  const reconciled = await reconcileOrder(deps, order);
  if (reconciled === 'paid') return;
  const { means } = order;
  const minutes = graceMinutesOf(means);
  if (reconciled === 'running' && (await prolongReservation(deps.sql, orderId, minutes))) {
    return publishEnd(deps, deps.sql, orderId, graceUntil(until, means));
  }
  requireFreed(await cancelOrder(deps, freeing(order, 'expired')));
}

/** Has the reservation of an order ended at its time, by whichever server works then. */
export async function publishEnd(
  { publish }: Pick<OrdersDeps, 'publish'>,
  sql: Sql,
  orderId: string,
  notBefore: Date,
): Promise<void> {
  await publish(sql, [{ kind: 'order.holdEnds', orderId }], { notBefore });
}

/** How an unpaid order is cancelled in the name of who placed it; one that is paid by then stays. */
export function freeing(
  { code, actorId, orderId }: Pick<PayableOrder, 'code' | 'actorId' | 'orderId'>,
  why: CancelReason,
): Cancellation<Failure<'ORDER_NOT_PAYABLE'>> {
  return {
    code,
    of: { isStaff: true },
    why,
    choose: deliveriesIfUnpaid,
    author: { userId: actorId, sessionId: null, role: 'Staff', requestId: `hold ${orderId}` },
  };
}

/** One that was paid meanwhile stays, and keeps its goods. */
export function requireFreed(
  freed: Result<string, Failure<'ORDER_NOT_PAYABLE' | 'NOT_FOUND'>>,
): void {
  if (freed.ok || freed.error.code === 'ORDER_NOT_PAYABLE') return;
  throw new Error('an unpaid order that was just read is not there');
}

/** Every minute: reservations whose job was lost, tries of which a notice never came, money that goes back. */
export async function pollPayments(deps: OrdersDeps): Promise<void> {
  const orders = await findOverdue(deps.sql.reader, new Date(deps.clock().getTime() - late));
  const references = await takeToLookUp(deps.sql, deps.clock());
  const rounds = [
    ...orders.map((id) => () => endReservation(deps, id)),
    ...references.map((reference) => () => handlePaymentNews(deps, reference)),
    () => giveBackPaid(deps),
  ];
  // One that fails keeps none of the others from theirs; the next minute tries again.
  for (const round of rounds) {
    await round().catch((err: unknown) => deps.report({ err }, 'a payment was not polled'));
  }
}

/** The gateway has news of a try: what they are is looked up. */
export async function handlePaymentNews(deps: OrdersDeps, reference: string): Promise<void> {
  const order = await readPayable(deps.sql.reader, { reference });
  if (order === null) return;
  const reconciled = await reconcileOrder(deps, order);
  // The subscriber of a notice is run again later.
  if (reconciled === 'unknown') throw new Error(`payment ${reference} could not be looked up`);
}
