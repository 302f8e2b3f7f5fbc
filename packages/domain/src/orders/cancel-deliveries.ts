import type { Pesos } from '../kernel/money.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import { cancelledAmount } from './cancelled-amount.ts';
import { type OrderContents, orderStateWith } from './order-contents.ts';
import {
  canCancelAll,
  canMoveDelivery,
  type DeliveryState,
  type OrderState,
} from './order-state.ts';

type Deliveries = Pick<OrderContents, 'state' | 'deliveries'>;

/** Whether one delivery may be cancelled: it has not left, and its order is not to be paid whole. */
export function canCancelDelivery(order: OrderState, delivery: DeliveryState): boolean {
  return order !== 'created' && canMoveDelivery(delivery, 'cancelled');
}

/**
 * Which deliveries are cancelled: one, or all (`wanted` null); none when that was done already. Not
 * what has left, and no part of what waits for its payment, since the gateway asks for all of it.
 */
export function deliveriesToCancel(
  { deliveries, state }: Deliveries,
  wanted: number | null,
): Result<
  readonly number[],
  Refusal<'NOT_FOUND'> | Refusal<'ORDER_UNPAID'> | Refusal<'ORDER_NOT_CANCELLABLE'>
> {
  if (wanted !== null) {
    const delivery = deliveries.find(({ position }) => position === wanted);
    if (!delivery) return fail(refuse('NOT_FOUND'));
    if (delivery.state === 'cancelled') return ok([]);
    if (state === 'created') return fail(refuse('ORDER_UNPAID'));
    const canBe = canCancelDelivery(state, delivery.state);
    return canBe ? ok([wanted]) : fail(refuse('ORDER_NOT_CANCELLABLE'));
  }
  const live = deliveries.filter((delivery) => delivery.state !== 'cancelled');
  if (live.length === 0) return ok([]);
  const canBe = canCancelAll(live.map((delivery) => delivery.state));
  return canBe ? ok(live.map(({ position }) => position)) : fail(refuse('ORDER_NOT_CANCELLABLE'));
}

/** The whole order as long as it is not paid: what was paid meanwhile stays. */
export function deliveriesIfUnpaid({
  deliveries,
  state,
}: Deliveries): Result<readonly number[], Refusal<'ORDER_NOT_PAYABLE'>> {
  if (state !== 'created') return fail(refuse('ORDER_NOT_PAYABLE'));
  return ok(deliveries.map(({ position }) => position));
}

/** Where an order stands without some of its deliveries, and what of its total is charged no more. */
export function cancelDeliveries(
  order: Omit<OrderContents, 'taken'>,
  positions: readonly number[],
): { orderAfter: OrderState; cancelled: Pesos } {
  const isLeft = (wanted: number) =>
    !positions.includes(wanted) &&
    order.deliveries.some(({ position, state }) => position === wanted && state !== 'cancelled');
  return {
    orderAfter: orderStateWith(order, positions, 'cancelled'),
    cancelled: cancelledAmount(
      order.lines.map((line) => ({ ...line, isCancelled: !isLeft(line.delivery) })),
      order.deliveries.filter(({ position }) => !isLeft(position)),
    ),
  };
}
