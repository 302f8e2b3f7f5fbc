import type { ReorderLine } from '@matiz/contracts/cart/reorder.ts';

/** For tests: two units of a tone that can be had as they were, at $ 10.000. */
export function buildReorderLine(parts: Partial<ReorderLine> = {}): ReorderLine {
  return {
    productId: '1',
    code: 'TIN',
    versionCode: 'TIN-743',
    name: 'Tinte Cromía',
    versionName: '7.43 Rubio cobrizo',
    slug: 'tinte-cromia',
    image: 'product/TIN',
    assemblyCode: null,
    assemblyVersionCode: null,
    color: null,
    state: 'AVAILABLE',
    reason: null,
    quantityThen: 2,
    priceThen: 10_000,
    quantityNow: 2,
    quantityPresale: 0,
    dispatchDate: null,
    priceNow: 10_000,
    originalPrice: 10_000,
    inCart: 0,
    replacement: null,
    ...parts,
  };
}
