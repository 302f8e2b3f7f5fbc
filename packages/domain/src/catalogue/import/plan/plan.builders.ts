import type { ImportRow } from '../import-row.ts';
import { newProduct, newVersion } from '../new-fields.ts';
import type { PlanContext } from './plan-product.ts';
import type { CurrentProduct, CurrentVersion } from './product-change.ts';

export const context: PlanContext = {
  today: '2026-11-21',
  cleanRichText: (html) => html,
  ownerOf: () => undefined,
  plainImage: 'plain.0123456789',
  category: null,
  brand: null,
  plainHex: null,
  versionOfBarcode: () => null,
  isPicture: () => true,
};

/** A row that says what it is given. */
export function rowOf(said: Partial<ImportRow> = {}): ImportRow {
  return {
    line: 2,
    productCode: 'A',
    code: said.productCode ?? 'A',
    product: {},
    version: {},
    prices: {},
    stock: {},
    arrivals: {},
    ...said,
  };
}

export function versionOf(code: string, more: Partial<CurrentVersion> = {}): CurrentVersion {
  return { id: 1, code, fields: newVersion, stock: {}, arrivals: [], ...more };
}

export function toneOf(code: string, toneNumber: string, more: Partial<CurrentVersion> = {}) {
  const tone = { toneNumber, toneName: toneNumber, toneSeries: '', swatchHex: '#111111' };
  return versionOf(code, { fields: { ...newVersion, ...tone }, ...more });
}

/** A product without options that costs 1000 in BOG, unless told otherwise. */
export function productOf(more: Partial<CurrentProduct> = {}): CurrentProduct {
  const fields = { ...newProduct, name: 'Tinte', brand: 'Alma', category: 'tintes', image: 'a' };
  return {
    id: 1,
    code: 'A',
    fields,
    prices: { BOG: 1_000 },
    versions: [versionOf('A')],
    ...more,
  };
}
