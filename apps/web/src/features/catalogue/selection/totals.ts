import { roundHalfUp } from '@matiz/domain/kernel/money.ts';
import type { Addition } from '../../cart/use-add-item.ts';
import type { Offer, OfferedVersion } from './offer.ts';
import { laterUnits, splitUnits } from './room.ts';
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
  const splits = lines.map(({ version, units }) => splitUnits(version.room, units));
  const later = splits.reduce((sum, split) => sum + laterUnits(split), 0);
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
    dates: [...new Set(splits.flatMap((split) => split.later.map(({ date }) => date)))].sort(),
  };
}

/**
 * Pesos a unit when so many of the product are added: the volume break that all its tones reach
 * together with those in the cart, carried over to the version's own price. What is paid is the
 * server's to say.
 */
export function priceFor(offer: Offer, { version }: OfferedVersion, units: number) {
  const base = offer.product.warehouses[0]?.price ?? null;
  if (version.price === null || !base) return version.price;
  const held = [...offer.versions.values()].reduce((sum, { room }) => sum + room.held, 0);
  const reached = offer.product.volumePrices.findLast(
    ({ minQuantity }) => minQuantity <= held + units,
  );
  if (!reached || reached.price >= base) return version.price;
  return roundHalfUp((version.price * reached.price) / base);
}

/** The one `POST /cart/additem` of a selection (§7); null when nothing is chosen. */
export function additionOf(offer: Offer, selection: Selection): Addition | null {
  const lines = linesOf(offer, selection);
  if (lines.length === 0) return null;
  const { product } = offer;
  const parts = lines.map(({ version, units }) => {
    const split = splitUnits(version.room, units);
    const quantityPresale = laterUnits(split);
    return { code: version.code, quantity: units - quantityPresale, quantityPresale };
  });
  const head = {
    productId: product._id,
    code: product.code,
    applicableDealsId: product.applicableDealsId,
    programmedPriceId: product.programmedPriceId,
    programmedPriceName: product.programmedPriceName,
  };
  const [only] = parts;
  if (!product.has_versions && only) {
    return { ...head, quantity: only.quantity, quantityPresale: only.quantityPresale };
  }
  return { ...head, versions: parts };
}
