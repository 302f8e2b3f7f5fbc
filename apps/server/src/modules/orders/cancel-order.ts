import { isDeepStrictEqual } from 'node:util';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { cancelledAmount } from '@matiz/domain/orders/cancelled-amount.ts';
import { canCancelAll, canMoveDelivery, orderStateFrom } from '@matiz/domain/orders/order-state.ts';
import type { Tx } from '../../db/pool.ts';
import { giveBackGoods, giveBackMoney } from './cancel-order.store.ts';
import { giveBackCoupon } from './coupons/redeem.store.ts';
import { lockArrivals, lockOrders, lockStock } from './lock-rows.store.ts';
import { writeChange } from './order-change.store.ts';
import type { Author } from './order-change.ts';
import type { CancelReason } from './order-events.ts';
import { type OrderPicture, readPicture } from './order-picture.store.ts';
import type { Reader } from './order-reader.store.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { retryConflicts, TryAgain } from './retry-conflicts.ts';
import { returnedGoods } from './returned-goods.ts';

export interface Cancellation {
  readonly code: string;
  readonly of: Reader;
  /** Null: the whole order. */
  readonly delivery: number | null;
  readonly author: Author;
  /** Why, of an order that was not paid; a buyer or the staff need not say. */
  readonly why?: CancelReason | null;
  /** What was paid meanwhile stays: ORDER_NOT_PAYABLE. */
  readonly isUnpaidOnly?: boolean;
  /** What is held before the order is, in its transaction. */
  readonly before?: (sql: Tx) => Promise<void>;
  /** What is done with it in its transaction, once. */
  readonly alongside?: (sql: Tx) => Promise<void>;
}

/**
 * Cancels an order or one delivery of it, and gives back what it held, exactly once (D-10): what
 * is cancelled already stays so, and the answer is the same. Answers the order's id. Fails with
 * NOT_FOUND, with ORDER_NOT_CANCELLABLE for what has left, and with ORDER_UNPAID for a part of what
 * waits for its payment: the gateway asks for all of it.
 */
export async function cancelOrder(
  deps: OrdersDeps,
  cancellation: Cancellation,
): Promise<Result<string, Failure>> {
  return retryConflicts(deps, () =>
    deps.sql.begin(async (sql) => {
      await cancellation.before?.(sql);
      return cancelWithin(deps, sql, cancellation);
    }),
  );
}

/** The same within a transaction of the caller's, which tries again when it throws `TryAgain`. */
export async function cancelWithin(
  deps: OrdersDeps,
  sql: Tx,
  cancellation: Cancellation,
): Promise<Result<string, Failure>> {
  const { code, of, isUnpaidOnly = false } = cancellation;
  const before = await readPicture(sql, { code, of });
  if (before === null) return fail(failure('NOT_FOUND'));
  const wished = choose(before, cancellation.delivery);
  if (!wished.ok) return wished;
  const goods = returnedGoods(before, wished.value);
  await lockArrivals(
    sql,
    goods.arrivals.map(({ arrivalId }) => arrivalId),
  );
  await lockStock(
    sql,
    before.warehouseId,
    goods.stock.map(({ versionId }) => versionId),
  );
  await lockOrders(sql, [before.orderId]);

  // Now nobody else touches it; what changed before that was not locked rightly.
  const now = (await readPicture(sql, { id: before.orderId })) ?? before;
  if (isUnpaidOnly && now.state !== 'created') return fail(failure('ORDER_NOT_PAYABLE'));
  const chosen = choose(now, cancellation.delivery);
  if (!chosen.ok) return chosen;
  if (!isDeepStrictEqual(returnedGoods(now, chosen.value), goods)) {
    throw new TryAgain('the order changed meanwhile');
  }
  if (chosen.value.length > 0) await cancel(deps, sql, now, chosen.value, cancellation);
  return ok(now.orderId);
}

/** The deliveries to cancel; none when that was done already. */
function choose(
  { deliveries, state }: OrderPicture,
  wanted: number | null,
): Result<readonly number[], Failure> {
  if (wanted !== null) {
    const delivery = deliveries.find(({ position }) => position === wanted);
    if (!delivery) return fail(failure('NOT_FOUND'));
    if (delivery.state === 'cancelled') return ok([]);
    if (state === 'created') return fail(failure('ORDER_UNPAID'));
    const canBe = canMoveDelivery(delivery.state, 'cancelled');
    return canBe ? ok([wanted]) : fail(failure('ORDER_NOT_CANCELLABLE'));
  }
  const live = deliveries.filter(({ state }) => state !== 'cancelled');
  if (live.length === 0) return ok([]);
  const canBe = canCancelAll(live.map(({ state }) => state));
  return canBe ? ok(live.map(({ position }) => position)) : fail(failure('ORDER_NOT_CANCELLABLE'));
}

async function cancel(
  { clock, announce }: OrdersDeps,
  sql: Tx,
  picture: OrderPicture,
  positions: readonly number[],
  { author, why = null, alongside }: Cancellation,
): Promise<void> {
  const { orderId, customerId, warehouseId, state, deliveries, lines } = picture;
  const at = clock();
  const isLeft = (position: number) =>
    !positions.includes(position) &&
    deliveries.some((one) => one.position === position && one.state !== 'cancelled');
  const goodsLeft = lines
    .filter(({ delivery }) => isLeft(delivery))
    .reduce((sum, { total }) => sum + total, 0);
  const states = deliveries.map((one) =>
    positions.includes(one.position) ? 'cancelled' : one.state,
  );
  const orderAfter = orderStateFrom(state, states);
  await giveBackGoods(sql, { orderId, warehouseId, at }, returnedGoods(picture, positions));
  const cancelled = cancelledAmount(picture, goodsLeft);
  await giveBackMoney(sql, { orderId, at, cancelled, why });
  if (orderAfter === 'cancelled') await giveBackCoupon(sql, orderId, at);
  await writeChange(sql, {
    ...{ orderId, customerId, positions, at, author, orderAfter },
    to: 'cancelled',
    orderBefore: state,
  });
  await alongside?.(sql);
  await announce(sql, [
    {
      kind: 'order.cancelled',
      ...{ orderId, customerId },
      deliveries: [...positions],
      isWhole: orderAfter === 'cancelled',
      byStaff: author.role === 'Staff',
      why,
    },
  ]);
}
