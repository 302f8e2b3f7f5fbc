import { describe, expect, test } from 'vitest';
import type { ImportRow } from '../import-row.ts';
import { arrangeProducts } from './arrange-products.ts';
import { rowOf } from './plan.builders.ts';

const nobody = () => undefined;

/** A row of the product CH, in this size and at this price. */
function row(code: string, price: number, more: Partial<ImportRow> = {}, size?: string): ImportRow {
  return rowOf({
    productCode: 'CH',
    code,
    prices: { BOG: price },
    ...more,
    product: { ...(size ? { contentSize: size } : {}), ...more.product },
  });
}
const named = { name: 'Champú', brand: 'Alma' };
const tone = (toneNumber: string, toneSeries?: string) => ({
  version: { toneNumber, ...(toneSeries ? { toneSeries } : {}) },
});

/** `code: name, size, price: versions` of each product. */
function say(rows: readonly ImportRow[], ownerOf: (code: string) => string | undefined = nobody) {
  return [...arrangeProducts(rows, ownerOf).values()].map((group) => {
    const [first] = group;
    const { name, contentSize } = first?.product ?? {};
    const codes = group.map(({ code }) => code).join(' ');
    return `${first?.productCode}: ${name}, ${contentSize}, ${first?.prices.BOG}: ${codes}`;
  });
}

describe('arrangeProducts: what is sold in another size or at another price is another product', () => {
  test('sizes without other options are products by their own codes', () => {
    const rows = [row('CH60', 9_000, { product: named }, '60 ml'), row('CH1', 45_000, {}, '1 l')];
    expect(say(rows)).toEqual([
      'CH60: Champú 60 ml, 60 ml, 9000: CH60',
      'CH1: Champú 1 l, 1 l, 45000: CH1',
    ]);
  });
  test('a size with several tones has a code of its own', () => {
    const rows = [
      row('A', 9_000, { product: named, ...tone('7.1') }, '60 ml'),
      row('B', 9_000, tone('8.0'), '60 ml'),
      row('C', 12_000, tone('7.1'), '90 ml'),
    ];
    expect(say(rows)).toEqual([
      'CH-60-ml: Champú 60 ml, 60 ml, 9000: A B',
      'CH-90-ml: Champú 90 ml, 90 ml, 12000: C',
    ]);
  });
  test('tones that cost more leave the others; the most stay as they are', () => {
    const rows = [
      row('A', 9_000, { product: named, ...tone('7.1', 'Naturales') }),
      row('B', 9_000, tone('8.0', 'Naturales')),
      row('C', 15_000, tone('12.1', 'Superaclarantes')),
    ];
    expect(say(rows)).toEqual([
      'CH: Champú, undefined, 9000: A B',
      'CH-superaclarantes: Champú Superaclarantes, undefined, 15000: C',
    ]);
  });
  test('without a series, they are called by their first and last', () => {
    const rows = [
      row('A', 9_000, { product: named, ...tone('7.1') }),
      row('B', 9_000, tone('8.0')),
      row('C', 15_000, tone('11.0')),
      row('D', 15_000, tone('12.1')),
    ];
    expect(say(rows)[1]).toBe('CH-11-0-12-1: Champú 11.0 – 12.1, undefined, 15000: C D');
  });
  test('one size at one price stays one product, and a price said once is that of all', () => {
    const rows = [
      row('A', 9_000, { product: named, ...tone('7.1') }, '60 ml'),
      row('B', 9_000, { prices: {}, ...tone('8.0') }),
    ];
    expect(say(rows)).toEqual(['CH: Champú, 60 ml, 9000: A B']);
  });
  test('what the catalogue knows stays with its product, whatever the file calls it', () => {
    const owner = (code: string) => (code === 'A' ? 'OTRO' : undefined);
    const rows = [
      row('A', 9_000, { product: named, ...tone('7.1') }),
      row('B', 9_000, tone('8.0')),
    ];
    const arranged = arrangeProducts(rows, owner);
    // Of a product that it does not know of, the file says nothing but the option.
    expect(arranged.get('OTRO')).toMatchObject([{ code: 'A', productCode: 'OTRO', product: {} }]);
    expect(arranged.get('CH')).toHaveLength(1);
  });
  test('the same file finds again what it made', () => {
    const rows = [row('CH60', 9_000, { product: named }, '60 ml'), row('CH1', 45_000, {}, '1 l')];
    expect(say(rows, (code) => code)).toEqual(say(rows));
  });
  test('names that differ by the tone are one: what they begin with', () => {
    const rows = [
      row('A', 9_000, { product: { ...named, name: 'Tinte Alma 7.1' }, ...tone('7.1') }),
      row('B', 9_000, { product: { name: 'Tinte Alma 8.0' }, ...tone('8.0') }),
    ];
    expect(say(rows)).toEqual(['CH: Tinte Alma, undefined, 9000: A B']);
  });
});
