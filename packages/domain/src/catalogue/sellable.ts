import type { Arrival } from '../cart/room.ts';
import type { PriceInputs } from '../pricing/resolve-price.ts';

/** A version of a part that leaves the choice to the buyer. */
export interface PartChoice {
  readonly versionId: number;
  readonly versionCode: string;
  readonly versionName: string;
  /** Units in the viewer's warehouse. */
  readonly available: number;
}

/** One part of a combo (§7 assemblies). */
export interface SellablePart {
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly taxRate: 0 | 5 | 19;
  /** Units of the part that one combo takes. */
  readonly quantity: number;
  /** What the part may be: one fixed version, or those among which the buyer chooses. */
  readonly isChosen: boolean;
  readonly choices: readonly PartChoice[];
}

/**
 * What can be put in a cart and ordered: a version of a product in one warehouse, seen by one
 * viewer. A product without versions has one, whose code is the product's.
 */
export interface Sellable {
  readonly productId: number;
  readonly versionId: number;
  readonly code: string;
  /** Null when the product has no versions (§3 has_versions). */
  readonly versionCode: string | null;
  readonly name: string;
  /** `7.43 Rubio cobrizo dorado`, `20 volúmenes`; null without versions. */
  readonly versionName: string | null;
  readonly slug: string;
  readonly brand: string;
  readonly image: string;
  readonly color: { name: string; image: string | null; color: string } | null;
  readonly isCombo: boolean;
  readonly isPresale: boolean;
  readonly excludedFromPresale: boolean;
  /** Withdrawn from sale, or without a price in this warehouse: it can no longer be bought. */
  readonly isWithdrawn: boolean;
  readonly minQuantity: number;
  readonly multiple: number;
  readonly taxRate: 0 | 5 | 19;
  /** Units in the warehouse now. Of a combo 0: its stock is its parts' (D-7). */
  readonly stock: number;
  /** Arrivals with room from today on, soonest first; empty unless the product is presale. */
  readonly arrivals: readonly Arrival[];
  /** Of a combo, in order; else empty. */
  readonly parts: readonly SellablePart[];
  /** Null when the warehouse has no price for it. */
  readonly prices: PriceInputs | null;
}
