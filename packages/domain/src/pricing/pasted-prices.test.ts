import { expect, test } from 'vitest';
import { readPastedPrices } from './pasted-prices.ts';

test.each([
  ['A-1\t24900', 24_900],
  ['A-1\t$ 24.900', 24_900],
  ['A-1\t24.900,00', 24_900],
  ['A-1\t"Tinte"\t24.900', 24_900],
  ['A-1;24900\r\n', 24_900],
])('%j is a code with its price', (text, price) => {
  expect(readPastedPrices(text)).toEqual({ rows: [{ code: 'A-1', price }], bad: [] });
});

test('a heading and empty lines are left out', () => {
  const { rows, bad } = readPastedPrices('Código\tPrecio\n\nA\t1000\n\n');
  expect([rows, bad]).toEqual([[{ code: 'A', price: 1_000 }], []]);
});

test('what is no price, and a code that comes twice, is named with its line', () => {
  const { rows, bad } = readPastedPrices(
    `A\t1000\nB\tabc\nC\t\na\t2000\nD\t0\n${'E'.repeat(41)}\t1000`,
  );
  expect(rows).toEqual([{ code: 'A', price: 1_000 }]);
  expect(bad.map(({ line, fault }) => [line, fault])).toEqual([
    [2, 'BAD_PRICE'],
    [3, 'NO_PRICE'],
    [4, 'TWICE'],
    [5, 'BAD_PRICE'],
    [6, 'LONG_CODE'],
  ]);
});
