import type { QuickOrderRow } from '@matiz/contracts/cart/quick-order.ts';
import type { DecidedRow } from '@matiz/domain/cart/quick-order/decide-quick-order.ts';
import { nextPricesOf } from '@matiz/domain/cart/quick-order/next-prices.ts';
import { pricesIn } from '@matiz/domain/cart/quick-order/prices-in.ts';
import { isVersionSaid } from '@matiz/domain/cart/quick-order-choice.ts';
import type { CartLines } from '@matiz/domain/cart/snapshot.ts';
import type { Sellable } from '@matiz/domain/catalogue/sellable.ts';
import { versionName } from '@matiz/domain/catalogue/version-name.ts';
import type { CatalogueCandidate } from './item-candidate.ts';
import { showFault } from './quick-order-faults.ts';
import type { ResolvedItemRow } from './resolve-items.ts';

/** More are not told apart at a glance. */
const mostCandidates = 8;

/** The rows as they are answered, with their prices in a cart that holds the good ones. */
export function showQuickOrder(
  decided: readonly DecidedRow<ResolvedItemRow>[],
  after: CartLines,
  moment: Date,
): QuickOrderRow[] {
  const pricing = pricesIn(after, moment);
  const nextPrices = nextPricesOf(decided, after, pricing);
  return decided.map(({ row, sellable, quantity, outcome }, index) => {
    const fault = 'reason' in outcome ? showFault(outcome) : null;
    const good = 'reason' in outcome ? null : outcome;
    const isSure = good !== null || row.kind === 'sure';
    const price = sellable && isSure ? pricing.price(sellable, good === null ? 1 : 0) : null;
    return {
      row: index,
      text: row.text,
      item: row.item,
      quantity,
      error: fault,
      product: sellable && showProduct(sellable, isSure),
      price: price?.price ?? null,
      originalPrice: price?.originalPrice ?? null,
      total: good && price ? good.quantity * price.price : null,
      nextPrice: nextPrices.get(index) ?? null,
      quantityNow: good ? good.quantity - good.inPresale : 0,
      quantityPresale: good?.inPresale ?? 0,
      dispatchDate: good?.lastDate ?? null,
      candidates: good === null ? showCandidates(row) : [],
    };
  });
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

/** What a row may be; of a product whose version was not said only the product, if it has many. */
function showCandidates({ kind, candidates }: ResolvedItemRow): QuickOrderRow['candidates'] {
  if (kind === 'sure') return [];
  const [first] = candidates;
  const isShort = kind === 'open' && first !== undefined && first.versionCount <= mostCandidates;
  if (kind === 'open') return isShort ? candidates.map((one) => showCandidate(one, true)) : [];
  const products = new Set<number>();
  return candidates
    .filter((one) => {
      const isNew = !products.has(one.productId);
      products.add(one.productId);
      return isNew || isVersionSaid(one);
    })
    .slice(0, mostCandidates)
    .map((one) => showCandidate(one, isVersionSaid(one)));
}

function showCandidate(
  found: CatalogueCandidate,
  isVersion: boolean,
): QuickOrderRow['candidates'][number] {
  const hasVersion = found.hasVersions && isVersion;
  return {
    productId: String(found.productId),
    code: found.code,
    versionCode: hasVersion ? found.versionCode : null,
    name: found.name,
    versionName: hasVersion ? versionName(found.label) : null,
  };
}
