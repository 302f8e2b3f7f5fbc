import type { BodyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { advanceOrder } from '@matiz/contracts/order-staff.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import {
  canMoveDelivery,
  type DeliveryState,
  type OrderState,
  orderStateFrom,
} from '@matiz/domain/orders/order-state.ts';
import { cancelOrder } from './cancel-order.ts';
import { lockOrders } from './lock-rows.store.ts';
import { writeChange } from './order-change.store.ts';
import type { Author } from './order-change.ts';
import type { OrderEvent } from './order-events.ts';
import { type OrderPicture, type PictureDelivery, readPicture } from './order-picture.store.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { stateWord } from './state-words.ts';

type Target = BodyOf<typeof advanceOrder>['state'];

export interface Advance {
  /** As it is printed. */
  readonly code: string;
  /** Null: every delivery that may go there. */
  readonly delivery: number | null;
  readonly state: Target;
  readonly author: Author;
}

/**
 * The staff takes deliveries to their next state (D-10), and the order with them. What is there
 * already stays, so it may be asked again. Answers the order's id. Fails with NOT_FOUND,
 * ILLEGAL_MOVE, DELIVERY_WAITING while goods of it have not come, ORDER_NOT_CANCELLABLE.
 */
export async function advance(deps: OrdersDeps, wish: Advance): Promise<Result<string, Failure>> {
  const { code, delivery, state: to, author } = wish;
  const of = { isStaff: true } as const;
  if (to === 'cancelled') return cancelOrder(deps, { code, of, delivery, author });
  return deps.sql.begin(async (sql) => {
    const found = await readPicture(sql, { code, of });
    if (found === null) return fail(failure('NOT_FOUND'));
    await lockOrders(sql, [found.orderId]);
    const picture = (await readPicture(sql, { id: found.orderId })) ?? found;
    const chosen = choose(picture, wish);
    if (!chosen.ok) return chosen;
    const positions = chosen.value.map(({ position }) => position);
    if (positions.length === 0) return ok(picture.orderId);
    const at = deps.clock();
    const states = picture.deliveries.map(({ position, state }) =>
      positions.includes(position) ? to : state,
    );
    await writeChange(sql, {
      ...{ orderId: picture.orderId, customerId: picture.customerId, positions, to, at, author },
      orderBefore: picture.state,
      orderAfter: orderStateFrom(picture.state, states),
    });
    await deps.announce(sql, newsOf(picture, chosen.value, to, at));
    return ok(picture.orderId);
  });
}

/** The deliveries that go; none when those that were meant are there already. */
function choose(
  { deliveries, lines, state: order }: OrderPicture,
  { delivery, state: to }: Advance,
): Result<readonly PictureDelivery[], Failure> {
  const meant = deliveries.filter(({ position, state }) =>
    delivery === null ? state !== 'cancelled' : position === delivery,
  );
  if (delivery !== null && meant.length === 0) return fail(failure('NOT_FOUND'));
  const movable = meant.filter(({ state }) => mayMove(order, state, to));
  const ready = movable.filter(
    ({ position }) =>
      to !== 'in_preparation' ||
      lines.every((line) => line.delivery !== position || line.arrivalId === null || line.isServed),
  );
  if (ready.length > 0) return ok(ready);
  if (movable.length > 0) return fail(failure('DELIVERY_WAITING'));
  if (meant.length > 0 && meant.every(({ state }) => state === to)) return ok([]);
  const from = order === 'created' ? order : (meant[0]?.state ?? order);
  return fail(failure('ILLEGAL_MOVE', { from: stateWord(from), to: stateWord(to) }));
}

/** Nothing leaves before somebody paid or promised to pay. */
function mayMove(order: OrderState, from: DeliveryState, to: DeliveryState): boolean {
  return order !== 'created' && canMoveDelivery(from, to);
}

function newsOf(
  { orderId, customerId, lines }: OrderPicture,
  moved: readonly PictureDelivery[],
  to: Target,
  moment: Date,
): OrderEvent[] {
  const order = { orderId, customerId };
  const at = moment.toISOString();
  const amountOf = (position: number) =>
    lines
      .filter(({ delivery }) => delivery === position)
      .reduce((sum, { total }) => sum + total, 0);
  switch (to) {
    case 'dispatched': {
      const deliveries = moved.map(({ position }) => position);
      return [{ kind: 'delivery.dispatched', ...order, deliveries }];
    }
    case 'delivered':
      return moved.map(({ position: delivery }) => {
        return { kind: 'delivery.delivered', ...order, delivery, amount: amountOf(delivery), at };
      });
    case 'returned':
      return moved.map(({ position: delivery, state }) => ({
        ...{ kind: 'delivery.returned' as const, ...order, delivery, at },
        amount: amountOf(delivery),
        wasDelivered: state === 'delivered',
      }));
    default:
      return [];
  }
}
