import type { ProductVersion } from '@matiz/contracts/catalogue.ts';
import { type Arrival, splitPresale } from '@matiz/domain/cart/split-presale.ts';
import { MAX_QUANTITY } from '@matiz/domain/kernel/quantity.ts';

/** What may still be added of one version: from stock now, and from each arrival. */
export interface Room {
  /** Units of it in the buyer's cart already, now and in presale. */
  readonly held: number;
  readonly now: number;
  /** Soonest first, less what the cart holds of them. */
  readonly arrivals: readonly Arrival[];
  /** The most units that one addition may have. */
  readonly most: number;
}

type Stocked = Pick<
  ProductVersion,
  'quantity' | 'quantityPresale' | 'quantityAvailable' | 'arrivals' | 'excluded_from_presale'
>;

/** §4, D-8: stock first; then, of a presale product, the arrivals of a version that is not excluded. */
export function roomOf(version: Stocked, isPresale: boolean): Room {
  const { quantity, quantityPresale, quantityAvailable: now, arrivals } = version;
  const isSoldAhead = isPresale && !version.excluded_from_presale;
  const open = isSoldAhead ? lessHeld(arrivals, quantityPresale) : [];
  const all = open.reduce((sum, { remaining }) => sum + remaining, now);
  const held = quantity + quantityPresale;
  return { held, now, arrivals: open, most: Math.max(0, Math.min(all, MAX_QUANTITY - held)) };
}

/** What the cart holds in presale was promised from the soonest arrivals. */
function lessHeld(arrivals: Stocked['arrivals'], held: number): Arrival[] {
  let taken = held;
  return arrivals.flatMap(({ date, remaining }) => {
    const left = Math.max(0, remaining - taken);
    taken = Math.max(0, taken - remaining);
    return left > 0 ? [{ arrivalId: date, date, remaining: left }] : [];
  });
}

/** Units of one addition: those that leave now, and those that leave with an arrival. */
export interface Split {
  readonly now: number;
  readonly later: readonly { readonly date: string; readonly units: number }[];
}

/** Splits an addition as the server will. Units beyond the room stay with stock: the server refuses them. */
export function splitUnits(room: Room, units: number): Split {
  const split = splitPresale({
    requested: Math.min(units, room.most),
    available: room.now,
    isPresale: true,
    excludedFromPresale: false,
    arrivals: room.arrivals,
  });
  const promises = split.ok ? split.value.promises : [];
  const later = promises.map(({ date, quantity }) => ({ date, units: quantity }));
  return { now: units - laterUnits({ later }), later };
}

export function laterUnits({ later }: Pick<Split, 'later'>): number {
  return later.reduce((sum, { units }) => sum + units, 0);
}
