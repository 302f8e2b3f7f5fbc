import type { PlainDate } from '../kernel/clock.ts';
import { lowestQuantity, maxQuantity, type QuantityRule } from '../kernel/quantity.ts';
import { fail, ok, type Result } from '../kernel/result.ts';

/** Units that come in on a day and may still be promised. */
export type Arrival = { arrivalId: string; date: PlainDate; remaining: number };
export type PromisedUnits = { arrivalId: string; date: PlainDate; quantity: number };

export type PresaleRequest = {
  requested: number;
  available: number;
  isPresale: boolean;
  excludedFromPresale: boolean;
  /** Arrivals that have not come yet, in any order. */
  arrivals: readonly Arrival[];
};

/** `fromStock` leaves now; each promise leaves on its date. Together they are what was requested. */
export type PresaleSplit = { fromStock: number; promises: PromisedUnits[] };

/** `available` is how many units could be had, now and in presale together. */
export type Shortage = { kind: 'OUT_OF_STOCK' | 'STOCK_EXCEEDED'; available: number };

/**
 * Splits the units of a line (§4, §5, D-8): stock first, then the arrivals in date order up to
 * their caps. Without presale, or for an excluded version, stock is all there is.
 */
export function splitPresale(request: PresaleRequest): Result<PresaleSplit, Shortage> {
  const { requested } = request;
  if (!Number.isInteger(requested) || requested < 0) {
    throw new RangeError(`Not a number of units: ${requested}`);
  }
  const fromStock = Math.min(requested, atLeastZero(request.available));
  const promises: PromisedUnits[] = [];
  let missing = requested - fromStock;
  const arrivals = sellableArrivals(request);
  for (const { arrivalId, date, remaining } of arrivals) {
    if (missing === 0) break;
    const taken = Math.min(missing, remaining);
    promises.push({ arrivalId, date, quantity: taken });
    missing -= taken;
  }
  if (missing === 0) return ok({ fromStock, promises });
  const available = requested - missing;
  return fail({ kind: available === 0 ? 'OUT_OF_STOCK' : 'STOCK_EXCEEDED', available });
}

/** What says whether a version is sold ahead, and of which arrivals. */
export type PresaleRule = Pick<PresaleRequest, 'isPresale' | 'excludedFromPresale' | 'arrivals'>;

/** How many units may be promised of a version, over all its arrivals (§4, D-8). */
export function presaleRoom(rule: PresaleRule): number {
  return sellableArrivals(rule).reduce((room, { remaining }) => room + remaining, 0);
}

function sellableArrivals({ isPresale, excludedFromPresale, arrivals }: PresaleRule): Arrival[] {
  if (!isPresale || excludedFromPresale) return [];
  return arrivals.filter((arrival) => arrival.remaining > 0).toSorted(byDate);
}

function byDate(a: Arrival, b: Arrival): number {
  const [left, right] = [`${a.date} ${a.arrivalId}`, `${b.date} ${b.arrivalId}`];
  return left < right ? -1 : Number(left > right);
}

/** A correction of the count may leave stock below zero for a moment; none of it can be sold. */
function atLeastZero(units: number): number {
  return Math.max(0, units);
}

type LineRule = Omit<QuantityRule, 'quantity'>;

export type Orderable = LineRule & { available: number };

/**
 * The most units of a product that may be ordered of those that there are, by its minimum and
 * multiple (§5); 0 when what is left is not enough for a single order of it.
 */
export function mostOrderable({ available, minQuantity, multiple }: Orderable): number {
  const units = Math.floor(Math.min(available, maxQuantity) / multiple) * multiple;
  return units >= minQuantity ? Math.max(0, units) : 0;
}

/** The fewest units that an addition may have: what the cart holds counts towards the minimum. */
export function leastAddition({ minQuantity, multiple }: LineRule, inCart: number): number {
  return lowestQuantity({ minQuantity: Math.max(minQuantity, inCart + 1), multiple }) - inCart;
}

/** The most units that an addition of at most `room` may have; 0 where that is less than the least. */
export function mostAddition(
  rule: LineRule,
  { inCart, room }: { inCart: number; room: number },
): number {
  return Math.max(0, mostOrderable({ ...rule, available: inCart + room }) - inCart);
}

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
 * What may be added (§4, D-8): the line is split again as a whole, stock first, so that units for
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
