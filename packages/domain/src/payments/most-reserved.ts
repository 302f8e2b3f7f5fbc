/** What a customer may hold unpaid at once (D-7), an order that is being placed among it. */
export const mostReservedOrders = 3;
export const mostReservedUnits = 1_000;

/** Goods of which a customer may hold nearly all that is left: some last units are no harm. */
export const mostCleared = 3;

/** Units of one thing up to which it does not matter how much is left of it. */
const smallReservation = 12;

/** Orders that a customer let expire within a day, after which nothing more is held for them. */
export const mostExpired = 4;

/** What a customer holds unpaid, and what of it is left for everybody else. */
export interface ReservedUnits {
  readonly orders: number;
  /** Each version in stock and each arrival once; units. */
  readonly goods: readonly { readonly reserved: number; readonly left: number }[];
  /** Orders of the last 24 hours whose time to be paid was over. */
  readonly expired: number;
}

export type ReservationRefusal =
  | { readonly kind: 'expired'; readonly count: number }
  | { readonly kind: 'orders' | 'units' | 'cleared'; readonly most: number };

/**
 * Whether a customer holds more than others can be asked to wait for. Null: no. Nobody is asked to
 * pay first for a few last units; what is refused is to clear the shelves again and again.
 */
export function checkReserved({
  orders,
  goods,
  expired,
}: ReservedUnits): ReservationRefusal | null {
  if (expired >= mostExpired) return { kind: 'expired', count: expired };
  if (orders > mostReservedOrders) return { kind: 'orders', most: mostReservedOrders };
  const units = goods.reduce((sum, { reserved }) => sum + reserved, 0);
  if (units > mostReservedUnits) return { kind: 'units', most: mostReservedUnits };
  const cleared = goods.filter(isCleared).length;
  return cleared > mostCleared ? { kind: 'cleared', most: mostCleared } : null;
}

/** Less than a fifth of what was there is left for others. */
function isCleared({ reserved, left }: ReservedUnits['goods'][number]): boolean {
  return reserved > smallReservation && left * 4 < reserved;
}

/**
 * Where to mend it: the method is not taken for a while, or other orders are held already, or this
 * one alone is too big.
 */
export function codeOfReservationRefusal(
  { kind }: ReservationRefusal,
  { orders }: Pick<ReservedUnits, 'orders'>,
): 'PAYMENT_METHOD_UNAVAILABLE' | 'HOLDS_FULL' | 'HOLD_TOO_BIG' {
  if (kind === 'expired') return 'PAYMENT_METHOD_UNAVAILABLE';
  return orders > 1 ? 'HOLDS_FULL' : 'HOLD_TOO_BIG';
}
