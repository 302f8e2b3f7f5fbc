import type { PlainDate } from '../../kernel/clock.ts';
import type { DeliveryState } from '../order-state.ts';

export type FollowingDelivery = {
  readonly position: number;
  /** Null: leaves at once. */
  readonly dispatchDate: PlainDate | null;
  readonly state: DeliveryState;
};
export type FollowingLine = { readonly id: string; readonly delivery: number };

/** What becomes of an order's deliveries when lines of one of them wait for another day. */
export type FollowingMove = {
  /** The delivery that the lines leave. */
  readonly from: number;
  /** The delivery that they are in now. */
  readonly to: number;
  /** Whether `to` is there already with that date, gets the date, or is new. */
  readonly how: 'joined' | 'moved' | 'opened';
  /** Whether nothing is left in `from`, so that it goes. */
  readonly isEmptied: boolean;
};

/**
 * Moves lines that wait to another day (D-8). Of what waits, an order has one delivery a date: they
 * join the one that is there; else the whole delivery moves; else they leave those behind that keep
 * their date.
 */
export function followArrival(
  deliveries: readonly FollowingDelivery[],
  lines: readonly FollowingLine[],
  moving: ReadonlySet<string>,
  date: PlainDate,
): FollowingMove {
  const leaving = lines.filter(({ id }) => moving.has(id));
  const [first] = leaving;
  if (!first || leaving.some(({ delivery }) => delivery !== first.delivery)) {
    throw new TypeError('the lines that follow an arrival wait in one delivery');
  }
  const from = first.delivery;
  const isEmptied = lines.every(({ id, delivery }) => delivery !== from || moving.has(id));
  const there = deliveries.find(
    ({ position, dispatchDate, state }) =>
      position !== from && dispatchDate === date && state === 'pending',
  );
  if (there) return { from, to: there.position, how: 'joined', isEmptied };
  if (isEmptied) return { from, to: from, how: 'moved', isEmptied: false };
  const next = Math.max(...deliveries.map(({ position }) => position)) + 1;
  return { from, to: next, how: 'opened', isEmptied: false };
}
