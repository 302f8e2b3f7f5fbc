import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, FailureOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { advanceOrder } from '@matiz/contracts/orders/order-staff.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import {
  deliveriesToMove,
  goodsOfDelivery,
  stockLeaving,
} from '@matiz/domain/orders/advance-deliveries.ts';
import { deliveriesToCancel } from '@matiz/domain/orders/cancel-deliveries.ts';
import { type OrderDelivery, orderStateWith } from '@matiz/domain/orders/order-contents.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { retryConflicts, TryAgain } from '../place/retry-conflicts.ts';
import { dispatchStock } from '../place/take-stock.store.ts';
import { lockOrders, lockStock } from '../rows/lock-rows.store.ts';
import { writeChange } from '../rows/order-change.store.ts';
import type { OrderAuthor } from '../rows/order-change.ts';
import type { OrderEvent } from '../rows/order-events.ts';
import { type OrderSnapshot, readOrderSnapshot } from '../rows/order-snapshot.store.ts';
import { cancelOrder } from './cancel-order.ts';
import { moveShipping } from './move-shipping.ts';

type Target = BodyOf<typeof advanceOrder>['state'];

export interface Advance {
  /** As it is printed. */
  readonly code: string;
  /** Null: every delivery that may go there. */
  readonly delivery: number | null;
  readonly state: Target;
  readonly author: OrderAuthor;
}

/**
 * The staff takes deliveries to their next state (D-10), and the order with them. What is there
 * already stays, so it may be asked again. Answers the order's id. What waits
 * for goods that have not come cannot leave.
 */
export async function advance(
  deps: OrdersDeps,
  requested: Advance,
): Promise<Result<string, FailureOf<typeof advanceOrder>>> {
  const { code, delivery, state: to, author } = requested;
  const of = { isStaff: true } as const;
  if (to === 'cancelled') {
    const choose = (order: OrderSnapshot) => deliveriesToCancel(order, delivery);
    return cancelOrder(deps, { code, of, author, choose });
  }
  const move = { delivery, to };
  return retryConflicts(deps, () =>
    deps.sql.begin(async (sql) => {
      const found = await readOrderSnapshot(sql, { code, of });
      if (found === null) return fail(failure('NOT_FOUND'));
      const leaving = stockLeaving(found, move);
      await lockStock(
        sql,
        found.warehouseId,
        leaving.map(({ versionId }) => versionId),
      );
      await lockOrders(sql, [found.orderId]);
      const snapshot = (await readOrderSnapshot(sql, { id: found.orderId })) ?? found;
      if (!isDeepStrictEqual(stockLeaving(snapshot, move), leaving)) {
        throw new TryAgain('the order changed meanwhile');
      }
      const chosen = deliveriesToMove(snapshot, move);
      if (!chosen.ok) return chosen;
      const positions = chosen.value.map(({ position }) => position);
      if (positions.length === 0) return ok(snapshot.orderId);
      const at = deps.clock();
      await dispatchStock(sql, snapshot.warehouseId, leaving);
      await writeChange(sql, {
        orderId: snapshot.orderId,
        customerId: snapshot.customerId,
        positions,
        to,
        at,
        author,
        orderBefore: snapshot.state,
        orderAfter: orderStateWith(snapshot, positions, to),
      });
      if (to === 'dispatched') await moveShipping(sql, [snapshot.orderId]);
      await deps.publish(sql, newsOf(snapshot, chosen.value, to, at));
      return ok(snapshot.orderId);
    }),
  );
}

function newsOf(
  snapshot: OrderSnapshot,
  moved: readonly OrderDelivery[],
  to: Target,
  moment: Date,
): OrderEvent[] {
  const order = { orderId: snapshot.orderId, customerId: snapshot.customerId };
  const at = moment.toISOString();
  const amountOf = (position: number) => goodsOfDelivery(snapshot, position);
  const deliveries = moved.map(({ position }) => position);
  switch (to) {
    case 'in_preparation':
      return [{ kind: 'delivery.preparing', ...order, deliveries }];
    case 'dispatched':
      return [{ kind: 'delivery.dispatched', ...order, deliveries }];
    case 'delivered':
      return moved.map(({ position: delivery }) => {
        return { kind: 'delivery.delivered', ...order, delivery, amount: amountOf(delivery), at };
      });
    case 'returned':
      return moved.map(({ position: delivery, state }) => ({
        kind: 'delivery.returned' as const,
        ...order,
        delivery,
        at,
        amount: amountOf(delivery),
        wasDelivered: state === 'delivered',
      }));
    default:
      return [];
  }
}
