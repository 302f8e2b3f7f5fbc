import type { Sellable } from '../../catalogue/sellable.ts';
import { type VersionLabel, versionName } from '../../catalogue/version-name.ts';
import type { Pesos } from '../../kernel/money.ts';
import type { Deal, PriceInputs } from '../../pricing/resolve-price.ts';
import { type Window, windowOf } from '../../pricing/window.ts';

/** As many as anybody visits in a day. */
export const mostRouteCustomers = 40;

/** A moment as a call writes it; null: that side is open. */
type Instant = string | null;

/** One version as it is carried along: what has its usual value is left out. */
export interface RouteVersion {
  readonly id: number;
  readonly code: string;
  readonly number?: string | undefined;
  readonly name?: string | undefined;
  readonly series?: string | undefined;
  readonly volume?: number | undefined;
  readonly hex?: string | undefined;
  /** Units in the warehouse; left out: none. */
  readonly stock?: number | undefined;
  /** Id, day and units of which each may still be promised. */
  readonly arrivals?: readonly (readonly [string, string, number])[] | undefined;
  readonly notAhead?: boolean | undefined;
  readonly percentOff?: number | undefined;
  readonly pesosOff?: number | undefined;
}

/** A product of the warehouse with all that may decide its price for a day, but the lists. */
export interface RouteProduct {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly brand: string;
  readonly hasVersions?: boolean | undefined;
  readonly isPresale?: boolean | undefined;
  readonly minQuantity: number;
  readonly multiple: number;
  readonly taxRate: number;
  readonly base: Pesos;
  readonly programmed?:
    | readonly (readonly [id: number, name: string, price: Pesos, from: Instant, until: Instant])[]
    | undefined;
  readonly deal?: RouteDeal | undefined;
  readonly versions: readonly RouteVersion[];
}

interface RouteDeal {
  readonly id: number;
  readonly name: string;
  readonly kind: Deal['kind'];
  readonly startsAt?: string | undefined;
  readonly endsAt?: string | undefined;
  readonly breaks: readonly (readonly [minQuantity: number, percent: number])[];
}

/** A price list that holds for some customer of the route, with what stands on it. */
export interface RouteList {
  readonly id: number;
  readonly name: string;
  readonly priority: number;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly items: readonly (readonly [
    productId: number,
    price: Pesos | null,
    percent: number | null,
  ])[];
}

/** What a list says of one product. */
export type ListedPrice = PriceInputs['list'][number];

/** By product, what the lists say that hold for one customer. */
export function listedPrices(
  lists: readonly RouteList[],
  ids: readonly number[],
): ReadonlyMap<number, readonly ListedPrice[]> {
  const found = new Map<number, ListedPrice[]>();
  for (const { items, id, name, priority, ...window } of lists) {
    if (!ids.includes(id)) continue;
    const terms = { id: String(id), name, priority, ...windowOf(window) };
    for (const [productId, price, percent] of items) {
      const listed = found.get(productId);
      if (listed) listed.push({ ...terms, price, percent });
      else found.set(productId, [{ ...terms, price, percent }]);
    }
  }
  return found;
}

/** What the rules of the cart decide over, made of what was carried along. */
export function sellableOf(
  product: RouteProduct,
  version: RouteVersion,
  list: readonly ListedPrice[],
): Sellable {
  const label = versionName(labelOf(version));
  const { id, code, name, brand, minQuantity, multiple, hasVersions = false } = product;
  return {
    productId: id,
    versionId: version.id,
    code,
    versionCode: hasVersions ? version.code : null,
    name,
    versionName: hasVersions ? label : null,
    slug: '',
    brand,
    image: '',
    color: version.hex === undefined ? null : { name: label, image: null, color: version.hex },
    isCombo: false,
    isPresale: product.isPresale ?? false,
    excludedFromPresale: version.notAhead ?? false,
    isWithdrawn: false,
    minQuantity,
    multiple,
    taxRate: product.taxRate as Sellable['taxRate'],
    stock: version.stock ?? 0,
    arrivals: (version.arrivals ?? []).map(([arrivalId, date, remaining]) => ({
      arrivalId,
      date,
      remaining,
    })),
    parts: [],
    prices: pricesOf(product, version, list),
  };
}

export function labelOf({ number, name, volume }: RouteVersion): VersionLabel {
  return { tone_number: number ?? null, tone_name: name ?? null, volume: volume ?? null };
}

function pricesOf(
  { base, programmed = [], deal }: RouteProduct,
  { percentOff, pesosOff }: RouteVersion,
  list: readonly ListedPrice[],
): PriceInputs {
  const hasDiscount = percentOff !== undefined || pesosOff !== undefined;
  return {
    base,
    list,
    programmed: programmed.map(([id, name, price, startsAt, endsAt]) => ({
      id: String(id),
      name,
      price,
      ...windowOf({ startsAt, endsAt }),
    })),
    deals: deal ? [dealOf(deal)] : [],
    versionDiscount: hasDiscount ? { percent: percentOff ?? null, value: pesosOff ?? null } : null,
  };
}

function dealOf({ id, name, kind, breaks, ...window }: RouteDeal): Deal {
  const { startsAt, endsAt }: Window = windowOf(window);
  const rungs = breaks.map(([minQuantity, percent]) => ({ minQuantity, percent }));
  return { id: String(id), name, kind, startsAt, endsAt, breaks: rungs };
}
