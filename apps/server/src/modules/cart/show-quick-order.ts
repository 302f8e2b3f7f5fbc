import type { QuickOrderRow } from '@matiz/contracts/quick-order.ts';
import type { ResolvedPrice } from '@matiz/domain/pricing/resolve-price.ts';
import { type Sellable, versionName } from '../catalogue/index.ts';
import { priceOf } from '../pricing/index.ts';
import type { Lines } from './cart-change.ts';
import type { DecidedRow } from './decide-quick-order.ts';
import type { Found } from './find-items.store.ts';
import { planCart } from './plan-cart.ts';

/** The rows as they are answered, with their prices in a cart that holds the good ones. */
export function showQuickOrder(
  decided: readonly DecidedRow[],
  after: Lines,
  moment: Date,
): QuickOrderRow[] {
  const pricing = pricesIn(after, moment);
  return decided.map(({ row, sellable, quantity, outcome }, place) => {
    const fault = 'kind' in outcome ? { ...outcome, nearest: [...outcome.nearest] } : null;
    const good = 'kind' in outcome ? null : outcome;
    const isSure = good !== null || row.found[0]?.isChosen === true;
    const price = sellable && isSure ? pricing(sellable, good === null ? 1 : 0) : null;
    return {
      row: place,
      text: row.text,
      quantity,
      error: fault,
      product: sellable && showProduct(sellable, isSure),
      price: price?.price ?? null,
      originalPrice: price?.originalPrice ?? null,
      total: good && price ? good.quantity * price.price : null,
      quantityNow: good ? good.quantity - good.inPresale : 0,
      quantityPresale: good?.inPresale ?? 0,
      dispatchDate: good?.lastDate ?? null,
      candidates: good === null && row.found.length > 1 ? row.found.map(showCandidate) : [],
    };
  });
}

/** What a unit costs with all that the cart holds of the product, and so many more. */
function pricesIn(after: Lines, moment: Date) {
  const units = new Map<number, number>();
  for (const { row, quantity } of planCart(after, moment).lines) {
    units.set(row.productId, (units.get(row.productId) ?? 0) + quantity);
  }
  return (sellable: Sellable, more: number): ResolvedPrice | null =>
    priceOf(sellable, Math.max(1, (units.get(sellable.productId) ?? 0) + more), moment);
}

function showProduct(sellable: Sellable, isSure: boolean): QuickOrderRow['product'] {
  const { productId, code, name, slug, brand, image, color, minQuantity, multiple } = sellable;
  return {
    productId: String(productId),
    code,
    versionCode: isSure ? sellable.versionCode : null,
    name,
    versionName: isSure ? sellable.versionName : null,
    slug,
    brand,
    image,
    color: isSure ? color : null,
    minQuantity,
    multiple,
  };
}

function showCandidate(found: Found): QuickOrderRow['candidates'][number] {
  const isVersion = found.hasVersions && found.isChosen;
  return {
    productId: String(found.productId),
    code: found.code,
    versionCode: isVersion ? found.versionCode : null,
    name: found.name,
    versionName: isVersion ? versionName(found.label) : null,
  };
}
