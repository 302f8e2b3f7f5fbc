import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import { comboAvailability } from '@matiz/domain/cart/combo.ts';
import { lowestPriceOf } from '@matiz/domain/pricing/next-price.ts';
import { priceByQuantity } from '@matiz/domain/pricing/price-by-quantity.ts';
import {
  type PriceInputs,
  type ResolvedPrice,
  resolvePrice,
} from '@matiz/domain/pricing/resolve-price.ts';
import type { CardRow } from './card.store.ts';
import { type PriceColumn, readDiscount, readPriceInputs } from './price-inputs.ts';
import { readStoredCard } from './stored-card.ts';
import { unitsTold, type Viewer } from './viewer.ts';

/**
 * One item of a list. Its price is that of the fewest units that can be bought, since nobody
 * pays another one for less. A guest is told neither the price nor what leads to it (D-3),
 * nor how many there are.
 */
export function toProductCard(row: CardRow, viewer: Viewer, moment: Date): ProductCard {
  const resolved = priceOfCard(row, moment);
  const step = (kind: 'programmed' | 'deal') =>
    resolved?.steps.find((taken) => taken.kind === kind) ?? null;
  return {
    ...readStoredCard(row.card),
    warehouses: [
      {
        warehouse: row.warehouse,
        stock: unitsTold(stockOf(row), viewer),
        price: resolved?.price ?? null,
        originalPrice: resolved?.originalPrice ?? null,
      },
    ],
    dispatchDate: row.dispatch_date,
    applicableDealsId: dealOf(row),
    programmedPriceId: step('programmed')?.id ?? null,
    programmedPriceName: step('programmed')?.name ?? null,
    lowestPrice: lowestOf(row, resolved, moment),
    priceHidden: viewer.priceHidden,
  };
}

/** What an offer says beside the price of the fewest: how low it goes, and from how many on. */
function lowestOf(
  row: CardRow,
  resolved: ResolvedPrice | null,
  moment: Date,
): ProductCard['lowestPrice'] {
  if (row.prices === null || resolved === null || dealOf(row) === null) return null;
  const inputs = inputsOf(row.prices, row.discount);
  const steps = priceByQuantity({ ...inputs, moment }, readStoredCard(row.card).minQuantity);
  const lowest = lowestPriceOf(resolved.price, steps);
  return lowest.price < resolved.price ? lowest : null;
}

/** Pesos a unit of the fewest that can be bought; null when the viewer is told no price. */
function priceOfCard(row: CardRow, moment: Date): ResolvedPrice | null {
  return priceOfFewest(row, readStoredCard(row.card).minQuantity, moment);
}

/** The same where the fewest that can be bought are known otherwise. */
export function priceOfFewest(
  { prices, discount }: Pick<CardRow, 'prices' | 'discount'>,
  minQuantity: number,
  moment: Date,
): ResolvedPrice | null {
  if (prices === null) return null;
  return resolvePrice({ ...inputsOf(prices, discount), quantity: minQuantity, moment });
}

function inputsOf(prices: PriceColumn, discount: CardRow['discount']): PriceInputs {
  const [percent, value] = discount ?? [null, null];
  return readPriceInputs(prices, readDiscount(percent, value));
}

/** The same of a version with what is off its own price; `row` is its product's. */
export function priceOfVersion(
  row: CardRow,
  { percent, value }: { readonly percent: number | null; readonly value: number | null },
  moment: Date,
): ResolvedPrice | null {
  return priceOfCard({ ...row, discount: [percent, value] }, moment);
}

/** Units of all its versions together; of a combo, as many as its parts make (D-7). */
export function stockOf({ card, part_stock, stock }: CardRow): number {
  if (!readStoredCard(card).isCombo) return stock ?? 0;
  const parts = (part_stock ?? []).map(([quantity, available]) => ({ quantity, available }));
  return comboAvailability(parts);
}

/** The deal that some quantity would earn, reached already or not (§3 applicableDealsId). */
function dealOf({ prices }: CardRow): string | null {
  const deal = prices?.[3] ?? null;
  return deal === null ? null : String(deal[0]);
}
