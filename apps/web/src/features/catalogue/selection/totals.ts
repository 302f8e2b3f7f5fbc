import { promisedUnits, splitAddition } from '@matiz/domain/cart/room.ts';
import { type NextPrice, nextPriceOf } from '@matiz/domain/pricing/next-price.ts';
import { priceAt } from '@matiz/domain/pricing/price-by-quantity.ts';
import type { AddItemRequest } from '#features/buying/index.ts';
import type { Offer, OfferedVersion } from './offer.ts';
import type { Selection } from './selection.ts';

export interface SelectionTotals {
  readonly units: number;
  /** Different versions. */
  readonly tones: number;
  /** Whole pesos; null where prices are hidden (D-3). */
  readonly amount: number | null;
  readonly now: number;
  readonly later: number;
  /** Days on which the presale units leave, soonest first. */
  readonly dates: readonly string[];
}

interface ChosenLine {
  readonly version: OfferedVersion;
  readonly units: number;
}

/** The chosen versions in the order of the card; codes that are sold no more are left out. */
function linesOf(offer: Offer, { units }: Selection): ChosenLine[] {
  return [...offer.versions.values()].flatMap((version) => {
    const chosen = units[version.code];
    return chosen ? [{ version, units: chosen }] : [];
  });
}

export function totalsOf(offer: Offer, selection: Selection): SelectionTotals {
  const lines = linesOf(offer, selection);
  const promises = lines.flatMap(({ version, units }) => splitAddition(version.room, units).later);
  const later = promisedUnits(promises);
  const units = lines.reduce((sum, line) => sum + line.units, 0);
  const prices = lines.map(({ version }) => priceFor(offer, version, units));
  return {
    units,
    tones: lines.length,
    amount: offer.product.priceHidden
      ? null
      : lines.reduce((sum, line, index) => sum + line.units * (prices[index] ?? 0), 0),
    now: units - later,
    later,
    dates: [...new Set(promises.map(({ date }) => date))].sort(),
  };
}

/** The next price step of what is chosen, and the chosen tone of which there are units for it. */
export function nextStepOf(
  offer: Offer,
  selection: Selection,
): {
  readonly next: NextPrice;
  readonly version: OfferedVersion | null;
  readonly units: number;
} | null {
  const lines = linesOf(offer, selection);
  const { product, standing } = offer;
  const price = product.warehouses[0]?.price ?? null;
  if (lines.length === 0 || price === null || product.priceHidden) return null;
  const units = standing + lines.reduce((sum, line) => sum + line.units, 0);
  const { volumePrices, multiple } = product;
  const next = nextPriceOf(priceAt(price, volumePrices, units), volumePrices, { units, multiple });
  if (next === null) return null;
  const [most] = lines
    .filter((line) => line.units + next.missing <= line.version.room.most)
    .toSorted((a, b) => b.units - a.units);
  return { next, version: most?.version ?? null, units: (most?.units ?? 0) + next.missing };
}

/**
 * Pesos a unit when so many of the product are added: all its tones count together, with those in
 * the cart (ADR 2). The server worked the prices out.
 */
export function priceFor(offer: Offer, { version }: OfferedVersion, units: number) {
  const { price, volumePrices } = version;
  if (price === null) return null;
  return priceAt(price, volumePrices ?? offer.product.volumePrices, offer.standing + units);
}

/**
 * The one `POST /cart/additem` of a selection (§7); null when nothing is chosen. What leaves at once
 * and what waits is told on the card, and decided by the server (§4).
 */
export function additionOf(offer: Offer, selection: Selection): AddItemRequest | null {
  const lines = linesOf(offer, selection);
  if (lines.length === 0) return null;
  const { product } = offer;
  const parts = lines.map(({ version, units }) => ({ code: version.code, quantity: units }));
  const head = {
    productId: product._id,
    code: product.code,
    applicableDealsId: product.applicableDealsId,
    programmedPriceId: product.programmedPriceId,
    programmedPriceName: product.programmedPriceName,
  };
  const [only] = parts;
  if (!product.has_versions && only) {
    return { ...head, quantity: only.quantity };
  }
  return { ...head, versions: parts };
}
