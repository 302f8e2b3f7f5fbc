import { type ProgrammedPrice, programmedInForce } from './resolve-price.ts';
import { momentIn, sharedWindow, type Window } from './window.ts';

/** A programmed price with where it holds. */
export type PlacedPrice = ProgrammedPrice & {
  /** Null: in every warehouse. */
  readonly warehouseId: string | null;
};

/** Two programmed prices of one product that share time in a warehouse. */
export interface Overlap<P extends PlacedPrice> {
  readonly first: P;
  readonly second: P;
  readonly shared: Window;
  /** The one that is paid in the shared time, where both hold. */
  readonly winner: P;
  /** Both say the same warehouse, or both every one: the second is refused. */
  readonly isRefused: boolean;
}

/** What two programmed prices of a product have in common; null: nothing. */
export function overlapOf<P extends PlacedPrice>(first: P, second: P): Overlap<P> | null {
  const isApart =
    first.warehouseId !== null &&
    second.warehouseId !== null &&
    first.warehouseId !== second.warehouseId;
  const shared = isApart ? null : sharedWindow(first, second);
  if (shared === null) return null;
  const inForce = programmedInForce({ programmed: [first, second], moment: momentIn(shared) });
  const winner = inForce?.id === second.id ? second : first;
  return { first, second, shared, winner, isRefused: first.warehouseId === second.warehouseId };
}

/** Every pair of a product's programmed prices that meet, in the order in which they are given. */
export function overlapsOf<P extends PlacedPrice>(prices: readonly P[]): Overlap<P>[] {
  return prices.flatMap((first, index) =>
    prices.slice(index + 1).flatMap((second) => overlapOf(first, second) ?? []),
  );
}
