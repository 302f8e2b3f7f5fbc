import { describe, expect, test } from 'vitest';
import { differenceOf, isEmptyChange, isSame, type ProductChange } from './product-change.ts';

const none: ProductChange = {
  code: 'A',
  product: null,
  versions: [],
  prices: [],
  stock: [],
  arrivals: [],
};

test.each([
  ['nothing', {}, true],
  ['a field', { product: { before: { line: null }, after: { line: 'Oro' } } }, false],
  ['a version', { versions: [{ code: 'A', before: null, after: {} }] }, false],
  ['a price', { prices: [{ warehouse: 'BOG', before: 1, after: 2 }] }, false],
  ['stock', { stock: [{ code: 'A', warehouse: 'BOG', before: 1, after: 2 }] }, false],
  [
    'an arrival',
    { arrivals: [{ code: 'A', warehouse: 'BOG', date: '2026-12-01', before: null, after: 2 }] },
    false,
  ],
])('a change of %s: is it empty? %#', (_, change, isEmpty) => {
  expect(isEmptyChange({ ...none, ...change })).toBe(isEmpty);
});

describe('differenceOf', () => {
  const now = { name: 'Tinte', line: null as string | null, keywords: ['cana'], taxRate: 19 };

  test.each([
    ['nothing', {}, null],
    ['the same', { name: 'Tinte', keywords: ['cana'] }, null],
    ['the same but for spaces around it', { name: ' Tinte ' }, null],
    ['what is undefined', { name: undefined }, null],
    ['another name', { name: 'Tinte fuerte', taxRate: 19 }, { name: 'Tinte fuerte' }],
    ['a capital', { name: 'TINTE' }, { name: 'TINTE' }],
    ['what was not there', { line: 'Oro' }, { line: 'Oro' }],
    ['no VAT, which is not nothing', { taxRate: 0 }, { taxRate: 0 }],
    ['another order', { keywords: ['raíz', 'cana'] }, { keywords: ['raíz', 'cana'] }],
  ])('of %s', (_, said, after) => {
    const difference = differenceOf(now, said as Partial<typeof now>);
    expect(difference?.after ?? null).toEqual(after);
    const fields = Object.keys(after ?? {}) as (keyof typeof now)[];
    expect(difference?.before ?? {}).toEqual(
      Object.fromEntries(fields.map((field) => [field, now[field]])),
    );
  });
});

test.each([
  ['texts with other spaces', 'Rubio ', ' Rubio', true],
  ['spaces within', 'Rubio  claro', 'Rubio claro', false],
  ['a number and its text', 5, '5', false],
  ['null and an empty text', null, '', false],
  ['lists of the same texts', ['a', 'b '], ['a', 'b'], true],
  ['a list and a longer one', ['a'], ['a', 'b'], false],
])('isSame of %s', (_, one, other, same) => {
  expect(isSame(one, other)).toBe(same);
  expect(isSame(other, one)).toBe(same);
});
