import { maxQuantity } from '../kernel/quantity.ts';
import {
  type Arrival,
  type PresaleRule,
  type PromisedUnits,
  presaleRoom,
  splitPresale,
} from './split-presale.ts';

/** One version as a buyer finds it: what there is of it, and what the cart holds. */
export type Supply = PresaleRule & {
  /** Units in the warehouse. */
  available: number;
  /** Units in the cart that leave at once. */
  inCartNow: number;
  /** Units in the cart that wait for an arrival. */
  inCartLater: number;
};

/** What may still be added of a version: from stock now, and from each arrival. */
export type Room = {
  /** Units of it in the cart already, now and in presale. */
  inCart: number;
  now: number;
  /** Soonest first, less what the cart holds of them. */
  arrivals: Arrival[];
  /** The most units that one addition may have. */
  most: number;
};

/**
 * What may be added (§4, D-8): the line is split anew as a whole, stock first, so that units for
 * which there is no stock any more wait for an arrival as well.
 */
export function roomOf(supply: Supply): Room {
  const { available, inCartNow, inCartLater } = supply;
  const stock = Math.max(0, available);
  const inCart = inCartNow + inCartLater;
  const all = splitPresale({ ...supply, available: 0, requested: presaleRoom(supply) });
  const promised = inCartLater + Math.max(0, inCartNow - stock);
  const arrivals = all.ok ? lessPromised(all.value.promises, promised) : [];
  const line = Math.min(maxQuantity, stock + presaleRoom(supply));
  return {
    inCart,
    now: Math.max(0, stock - inCartNow),
    arrivals,
    most: Math.max(0, line - inCart),
  };
}

/** What the cart holds in presale was promised from the soonest arrivals. */
function lessPromised(promises: readonly PromisedUnits[], promised: number): Arrival[] {
  let taken = promised;
  return promises.flatMap(({ quantity, ...arrival }) => {
    const remaining = Math.max(0, quantity - taken);
    taken = Math.max(0, taken - quantity);
    return remaining > 0 ? [{ ...arrival, remaining }] : [];
  });
}

/** Units of one addition: those that leave now, and those that leave with an arrival. */
export type StockSplit = { now: number; later: PromisedUnits[] };

/** Splits an addition. Units beyond the room stay with stock, where they are refused. */
export function splitAddition(room: Room, units: number): StockSplit {
  const split = splitPresale({
    requested: Math.min(units, room.most),
    available: room.now,
    isPresale: true,
    excludedFromPresale: false,
    arrivals: room.arrivals,
  });
  const later = split.ok ? split.value.promises : [];
  return { now: units - promisedUnits(later), later };
}

/**
 * How many units of an addition wait, by how the whole line is split with them: those that the
 * buyer did not have in presale before.
 */
export function waitingUnits({
  units,
  promises,
  inCartLater,
}: {
  units: number;
  promises: readonly PromisedUnits[];
  inCartLater: number;
}): number {
  return Math.min(units, Math.max(0, promisedUnits(promises) - inCartLater));
}

export function promisedUnits(promises: readonly Pick<PromisedUnits, 'quantity'>[]): number {
  return promises.reduce((units, { quantity }) => units + quantity, 0);
}

/**
 * Units in the cart of which there is something: with them count those that are added, towards a
 * volume price. A line of which there is nothing does not count (D-9).
 */
export function countedUnits(supply: Supply): number {
  const { available, inCartNow, inCartLater } = supply;
  const room = presaleRoom(supply);
  const isNowThere = available > 0 || room > inCartLater;
  const isLaterThere = room > 0 || available > inCartNow;
  return (isNowThere ? inCartNow : 0) + (isLaterThere ? inCartLater : 0);
}
