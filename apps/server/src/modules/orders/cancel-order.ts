import { isDeepStrictEqual } from 'node:util';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { cancelledAmount } from '@matiz/domain/orders/cancelled-amount.ts';
import { canCancelAll, canMoveDelivery, orderStateFrom } from '@matiz/domain/orders/order-state.ts';
import type { Tx } from '../../db/pool.ts';
import { giveBackGoods, giveBackMoney } from './cancel-order.store.ts';
import { lockArrivals, lockOrders, lockStock } from './lock-rows.store.ts';
import { writeChange } from './order-change.store.ts';
import type { Author } from './order-change.ts';
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
}

/**
 * Cancels an order or one delivery of it, and gives back what it held, exactly once (D-10): what
 * is cancelled already stays so, and the answer is the same. Answers the order's id. Fails with
 * NOT_FOUND, and with ORDER_NOT_CANCELLABLE for what has left.
 */
export async function cancelOrder(
  deps: OrdersDeps,
  cancellation: Cancellation,
): Promise<Result<string, Failure>> {
  return retryConflicts(deps, () =>
    deps.sql.begin(async (sql) => {
      const { code, of } = cancellation;
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
      const chosen = choose(now, cancellation.delivery);
      if (!chosen.ok) return chosen;
      if (!isDeepStrictEqual(returnedGoods(now, chosen.value), goods)) {
        throw new TryAgain('the order changed meanwhile');
      }
      if (chosen.value.length > 0) await cancel(deps, sql, now, chosen.value, cancellation.author);
      return ok(now.orderId);
    }),
  );
}

/** The deliveries to cancel; none when that was done already. */
function choose(
  { deliveries }: OrderPicture,
  wanted: number | null,
): Result<readonly number[], Failure> {
  if (wanted !== null) {
    const delivery = deliveries.find(({ position }) => position === wanted);
    if (!delivery) return fail(failure('NOT_FOUND'));
    if (delivery.state === 'cancelled') return ok([]);
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
  author: Author,
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
  await giveBackMoney(sql, { orderId, at, cancelled: cancelledAmount(picture, goodsLeft) });
  await writeChange(sql, {
    ...{ orderId, customerId, positions, at, author, orderAfter },
    to: 'cancelled',
    orderBefore: state,
  });
  await announce(sql, [
    {
      kind: 'order.cancelled',
      ...{ orderId, customerId },
      deliveries: [...positions],
      isWhole: orderAfter === 'cancelled',
      byStaff: author.role === 'Staff',
    },
  ]);
}
