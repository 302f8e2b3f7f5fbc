import { isDeepStrictEqual } from 'node:util';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { cancelDeliveries } from '@matiz/domain/orders/cancel-deliveries.ts';
import type { OrderContents } from '@matiz/domain/orders/order-contents.ts';
import { returnedGoods } from '@matiz/domain/orders/returned-goods.ts';
import type { Tx } from '#db/pool.ts';
import { giveBackWindows } from '#modules/delivery/index.ts';
import { giveBackCoupon } from '../coupons/redeem.store.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { retryConflicts, TryAgain } from '../place/retry-conflicts.ts';
import { lockArrivals, lockOrders, lockStock } from '../rows/lock-rows.store.ts';
import { writeChange } from '../rows/order-change.store.ts';
import type { OrderAuthor } from '../rows/order-change.ts';
import type { CancelReason } from '../rows/order-events.ts';
import type { Reader } from '../rows/order-reader.store.ts';
import { type OrderSnapshot, readOrderSnapshot } from '../rows/order-snapshot.store.ts';
import { giveBackGoods, giveBackMoney } from './cancel-order.store.ts';
import { moveShipping } from './move-shipping.ts';

export interface Cancellation<Reason> {
  readonly code: string;
  readonly of: Reader;
  /** The deliveries to cancel, of the order as it is; none when that was done already. */
  choose(order: OrderContents): Result<readonly number[], Reason>;
  readonly author: OrderAuthor;
  /** Why, of an order that was not paid; a buyer or the staff need not say. */
  readonly why?: CancelReason | null;
  /** What is held before the order is, in its transaction. */
  readonly before?: (sql: Tx) => Promise<void>;
  /** What is done with it in its transaction, once. */
  readonly alongside?: (sql: Tx) => Promise<void>;
}

/**
 * Cancels an order or one delivery of it, and gives back what it held, exactly once (D-10): what
 * is cancelled already stays so, and the answer is the same. Answers the order's id.
 */
export async function cancelOrder<Reason>(
  deps: OrdersDeps,
  cancellation: Cancellation<Reason>,
): Promise<Result<string, Reason | Failure<'NOT_FOUND'>>> {
  return retryConflicts(deps, () =>
    deps.sql.begin(async (sql) => {
      await cancellation.before?.(sql);
      return cancelWithin(deps, sql, cancellation);
    }),
  );
}

/** The same within a transaction of the caller's, which tries again when it throws `TryAgain`. */
export async function cancelWithin<Reason>(
  deps: OrdersDeps,
  sql: Tx,
  cancellation: Cancellation<Reason>,
): Promise<Result<string, Reason | Failure<'NOT_FOUND'>>> {
  const { code, of } = cancellation;
  const before = await readOrderSnapshot(sql, { code, of });
  if (before === null) return fail(failure('NOT_FOUND'));
  const requested = cancellation.choose(before);
  if (!requested.ok) return requested;
  const goods = returnedGoods(before, requested.value);
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
  const now = (await readOrderSnapshot(sql, { id: before.orderId })) ?? before;
  const chosen = cancellation.choose(now);
  if (!chosen.ok) return chosen;
  if (!isDeepStrictEqual(returnedGoods(now, chosen.value), goods)) {
    throw new TryAgain('the order changed meanwhile');
  }
  if (chosen.value.length > 0) await cancel(deps, sql, now, chosen.value, cancellation);
  return ok(now.orderId);
}

async function cancel(
  { clock, publish }: OrdersDeps,
  sql: Tx,
  snapshot: OrderSnapshot,
  positions: readonly number[],
  { author, why = null, alongside }: Pick<Cancellation<never>, 'author' | 'why' | 'alongside'>,
): Promise<void> {
  const { orderId, customerId, warehouseId, state } = snapshot;
  const at = clock();
  const { orderAfter, cancelled } = cancelDeliveries(snapshot, positions);
  await giveBackGoods(sql, { orderId, warehouseId, at }, returnedGoods(snapshot, positions));
  await giveBackWindows(sql, orderId, positions);
  await giveBackMoney(sql, { orderId, at, cancelled, why });
  if (orderAfter === 'cancelled') await giveBackCoupon(sql, orderId, at);
  await writeChange(sql, {
    orderId,
    customerId,
    positions,
    at,
    author,
    orderAfter,
    to: 'cancelled',
    orderBefore: state,
  });
  await moveShipping(sql, [orderId]);
  await alongside?.(sql);
  await publish(sql, [
    {
      kind: 'order.cancelled',
      orderId,
      customerId,
      deliveries: [...positions],
      isWhole: orderAfter === 'cancelled',
      byStaff: author.role === 'Staff',
      ...(author.role === 'Seller' ? { bySeller: true } : {}),
      why,
    },
  ]);
}
