import { describe, expect, test } from 'vitest';
import { comparePrices, type FoundPrice, pricesMoved, summarisePrices } from './price-changes.ts';

const change = (code: string, before: number | null, after: number) => ({ code, before, after });

test('the largest rise and fall, and what jumps over 30 %, are named', () => {
  const { rise, fall, jumps } = summarisePrices([
    change('A', 10_000, 11_000),
    change('B', 10_000, 13_000),
    change('C', 10_000, 13_001),
    change('D', 10_000, 1_000),
    change('E', null, 5_000),
  ]);
  expect([rise?.code, fall?.code]).toEqual(['C', 'D']);
  expect(jumps.map(({ code }) => code)).toEqual(['D', 'C']);
});

test('of nothing that changes there is nothing to name', () => {
  expect(summarisePrices([change('A', null, 1)])).toEqual({ rise: null, fall: null, jumps: [] });
});

describe('prices that are asked for by the codes of products', () => {
  const tint = { productId: 1, code: 'TIN-7', product: 'Tinte', price: 10_000 };
  const wax = { productId: 2, code: 'CER', product: 'Cera', price: null };
  const found = new Map<string, FoundPrice>([
    ['tin-7', tint],
    ['CER', wax],
  ]);

  test.each([
    ['changes what is another', 'tin-7', 11_000, { changed: 1, same: 0, unknown: [] }],
    ['leaves what is so already', 'tin-7', 10_000, { changed: 0, same: 1, unknown: [] }],
    ['sells what was not sold there', 'CER', 5_000, { changed: 1, same: 0, unknown: [] }],
    ['names what no product has', 'NADA', 5_000, { changed: 0, same: 0, unknown: ['NADA'] }],
  ])('%s', (_, code, price, { changed, ...rest }) => {
    const compared = comparePrices([{ code, price }], found);
    expect({ ...compared, changed: compared.changed.length }).toEqual({ changed, ...rest });
  });

  test('a product is named by its own code, whatever was written', () => {
    expect(comparePrices([{ code: 'tin-7', price: 11_000 }], found).changed).toEqual([
      { productId: 1, code: 'TIN-7', product: 'Tinte', before: 10_000, after: 11_000 },
    ]);
  });

  test('what someone else changed since it was seen is found', () => {
    const seen = [
      { code: 'tin-7', before: 10_000 },
      { code: 'tin-7', before: 9_000 },
      { code: 'CER', before: null },
      { code: 'CER', before: 1 },
    ];
    expect(pricesMoved(seen, found)).toEqual([seen[1], seen[3]]);
  });
});
