import { describe, expect, test } from 'vitest';
import { buildCartReply, buildLine } from './cart.builders.ts';
import {
  ceilingOf,
  groupByProduct,
  quantityStepOf,
  restoreAllOf,
  restoreOf,
  waitingOf,
  withoutLines,
  withQuantity,
} from './cart-lines.ts';

const red = buildLine({ lineId: 'red' });
const comb = buildLine({ lineId: 'comb', code: 'PEI', versionCode: null, versionName: null });
const blond = buildLine({ lineId: 'blond', versionCode: 'TIN-90' });

test('tones of a product stand together where the first of them stood', () => {
  const blocks = groupByProduct([red, comb, blond]);
  expect(blocks.map(({ code, lines }) => [code, lines.map(({ lineId }) => lineId)])).toEqual([
    ['TIN', ['red', 'blond']],
    ['PEI', ['comb']],
  ]);
});

test('a new quantity counts the line, the amount and the units again', () => {
  const reply = withQuantity(buildCartReply([red, comb]), 'red', 5);
  expect(reply.cart).toMatchObject({ amount: 70_000, units: 7 });
  expect(reply.cart?.products[0]).toMatchObject({ quantity: 5, total: 50_000 });
});

test('a removed line is gone from the lines and from what is sold out', () => {
  const reply = withoutLines(buildCartReply([red], { outOfStock: [comb] }), new Set(['comb']));
  expect(reply.outOfStock).toEqual([]);
  expect(withoutLines(reply, new Set(['red'])).cart).toMatchObject({
    products: [],
    amount: 0,
    units: 0,
  });
});

describe('restoreOf: what puts a removed line back', () => {
  test.each([
    ['a tone', red, { productId: '1', code: 'TIN', versions: [{ code: 'TIN-743', quantity: 2 }] }],
    [
      'a tone in presale',
      { ...red, advancedPurchasing: true },
      {
        productId: '1',
        code: 'TIN',
        versions: [{ code: 'TIN-743', quantity: 2 }],
      },
    ],
    ['a product without versions', comb, { productId: '1', code: 'PEI', quantity: 2 }],
    [
      'a combo with its chosen part',
      { ...comb, assemblyCode: 'OXI', assemblyVersionCode: 'OXI-20' },
      {
        productId: '1',
        code: 'PEI',
        quantity: 2,
        assemblies: [{ code: 'OXI', versionCode: 'OXI-20' }],
      },
    ],
  ])('%s', (_, line, addition) => {
    expect(restoreOf(line)).toEqual(addition);
  });
});

test.each([
  ['stock is the ceiling', buildLine({ stock: 3 }), 3],
  ['beyond it presale takes over (§4)', buildLine({ stock: 3, isPreSales: true }), 9999],
  [
    'what is promised is the ceiling of a presale line',
    buildLine({ stock: 8, isPreSales: true, advancedPurchasing: true }),
    8,
  ],
])('%s', (_, line, ceiling) => {
  expect(ceilingOf(line)).toBe(ceiling);
});

test('a press adds the multiple; the least is the first multiple that reaches the minimum', () => {
  expect(quantityStepOf({ minQuantity: 4, multiple: 3 })).toEqual({ least: 6, step: 3 });
  expect(quantityStepOf({ minQuantity: 1, multiple: 1 })).toEqual({ least: 1, step: 1 });
});

test('several removed lines come back with one addition for each product', () => {
  const waiting = buildLine({ lineId: 'wait', quantity: 3, advancedPurchasing: true });
  expect(restoreAllOf([red, blond, waiting, comb])).toEqual([
    {
      productId: '1',
      code: 'TIN',
      versions: [
        { code: 'TIN-743', quantity: 5 },
        { code: 'TIN-90', quantity: 2 },
      ],
    },
    { productId: '1', code: 'PEI', quantity: 2 },
  ]);
});

test.each([
  ['stock covers it', { stock: 2, isPreSales: true }, 0],
  ['an arrival can still be promised', { stock: 1, isPreSales: true }, 1],
  ['there is nothing to wait for', { stock: 1, isPreSales: false }, 0],
  ['it waits already', { stock: 1, isPreSales: true, advancedPurchasing: true }, 0],
])('waitingOf, where %s', (_, parts, units) => {
  expect(waitingOf(buildLine({ quantity: 2, ...parts }))).toBe(units);
});
