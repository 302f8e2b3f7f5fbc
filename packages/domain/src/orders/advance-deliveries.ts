import type { Pesos } from '../kernel/money.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import type { OrderContents, OrderDelivery, StockTaken } from './order-contents.ts';
import { type DeliveryState, nextDeliveryStates } from './order-state.ts';
import { returnedGoods } from './returned-goods.ts';
import { stateWords } from './state-words.ts';

/** Where deliveries of an order are to go; `delivery` null: every one that may. */
export interface DeliveryMove {
  readonly delivery: number | null;
  readonly to: DeliveryState;
}

/** A move that the table of states has not, in the words that people read for them. */
export type IllegalMove = Refusal<'ILLEGAL_MOVE', { from: string; to: string }>;

/**
 * The deliveries that go (D-10); none when those that were meant are there already. What waits for
 * goods that have not come cannot be prepared.
 */
export function deliveriesToMove(
  { deliveries, lines, state: order }: Omit<OrderContents, 'taken'>,
  { delivery, to }: DeliveryMove,
): Result<
  readonly OrderDelivery[],
  Refusal<'NOT_FOUND'> | Refusal<'DELIVERY_WAITING'> | IllegalMove
> {
  const meant = deliveries.filter(({ position, state }) =>
    delivery === null ? state !== 'cancelled' : position === delivery,
  );
  if (delivery !== null && meant.length === 0) return fail(refuse('NOT_FOUND'));
  const isWaiting = (position: number) =>
    lines.some((line) => line.delivery === position && line.arrivalId !== null && !line.isServed);
  const mayMove = (one: OrderDelivery, waits: boolean) =>
    nextDeliveryStates(order, { ...one, isWaiting: waits }).includes(to);
  const movable = meant.filter((one) => mayMove(one, false));
  const ready = movable.filter((one) => mayMove(one, isWaiting(one.position)));
  if (ready.length > 0) return ok(ready);
  if (movable.length > 0) return fail(refuse('DELIVERY_WAITING'));
  if (meant.length > 0 && meant.every(({ state }) => state === to)) return ok([]);
  const from = order === 'created' ? order : (meant[0]?.state ?? order);
  return fail(refuse('ILLEGAL_MOVE', { from: stateWords[from], to: stateWords[to] }));
}

/** Units of stock rows that leave the warehouse with a move. */
export function stockLeaving(order: OrderContents, move: DeliveryMove): readonly StockTaken[] {
  if (move.to !== 'dispatched') return [];
  const moving = deliveriesToMove(order, move);
  const positions = moving.ok ? moving.value.map(({ position }) => position) : [];
  return returnedGoods(order, positions).stock;
}

/** What the goods of a delivery cost: what counts for the tier of whom they are brought to (D-13). */
export function goodsOfDelivery({ lines }: Pick<OrderContents, 'lines'>, position: number): Pesos {
  return lines
    .filter(({ delivery }) => delivery === position)
    .reduce((sum, { goods }) => sum + goods, 0);
}
