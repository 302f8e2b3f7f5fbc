import type { PlainDate } from '../kernel/clock.ts';
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
