import { describe, expect, test } from 'vitest';
import { aCart, aLine, aPresale, aSellable, aTone, cartNow, pricesFrom } from '../cart.builders.ts';
import type { CartLines } from '../snapshot.ts';
import { planCart } from './plan-cart.ts';

const later = { advance: true };
const partsOf = (cart: CartLines) =>
  planCart(cart, cartNow).lines.map((line) => [line.quantity, line.dispatchDate, line.isCovered]);

describe('D-8, D-9 the lines as they would leave', () => {
  test.each<[string, CartLines, unknown[][]]>([
    ['at once', aCart([aLine(1, { quantity: 3 })], aSellable()), [[3, null, true]]],
    [
      'one part for each arrival',
      aCart([aLine(1, { ...later, quantity: 5 })], aPresale(0)),
      [
        [4, '2026-12-01', true],
        [1, '2026-12-15', true],
      ],
    ],
    [
      'what stock has beyond the arrivals first',
      aCart([aLine(1, { ...later, quantity: 12 })], aPresale(2)),
      [
        [2, null, true],
        [4, '2026-12-01', true],
        [6, '2026-12-15', true],
      ],
    ],
    [
      'what cannot be had stays with the last part, uncovered',
      aCart([aLine(1, { ...later, quantity: 15 })], aPresale(2)),
      [
        [2, null, false],
        [4, '2026-12-01', false],
        [9, '2026-12-15', false],
      ],
    ],
    [
      'uncovered, where the rest could wait',
      aCart([aLine(1, { quantity: 5 })], aPresale(3)),
      [[5, null, false]],
    ],
  ])('%s', (_, cart, expected) => {
    expect(partsOf(cart)).toEqual(expected);
  });

  test('undated lines come first, then by day', () => {
    const rows = [aLine(1, { ...later, quantity: 1 }), aLine(2, { versionId: 2 })];
    const { lines } = planCart(aCart(rows, aPresale(0), aTone(2)), cartNow);
    expect(lines.map(({ row, dispatchDate }) => [row.versionId, dispatchDate])).toEqual([
      [2, null],
      [1, '2026-12-01'],
    ]);
  });

  test('each part has a name of its own, the first that of the line', () => {
    const row = aLine(1, { ...later, quantity: 5 });
    const { lines } = planCart(aCart([row], aPresale(0)), cartNow);
    expect(lines.map(({ lineId, lastDate }) => [lineId, lastDate])).toEqual([
      [row.id, '2026-12-15'],
      [`${row.id}:2026-12-15`, '2026-12-15'],
    ]);
  });
});

describe('what it comes to', () => {
  const breaks = [{ minQuantity: 6, percent: 10 }];
  const deals = [
    { id: '1', name: 'Lleva 6', kind: 'volume' as const, startsAt: null, endsAt: null, breaks },
  ];
  const prices = { ...pricesFrom(1000), deals };

  test('volume prices count all units of the product, whichever the tone', () => {
    const rows = [aLine(1, { quantity: 4 }), aLine(2, { versionId: 2, quantity: 2 })];
    const plan = planCart(aCart(rows, aTone(1, { prices }), aTone(2, { prices })), cartNow);
    expect([plan.units, plan.amount]).toEqual([6, 5400]);
    expect(plan.lines.map(({ total }) => total)).toEqual([3600, 1800]);
  });

  test('lines of which there is nothing count neither in it nor towards a volume price', () => {
    const rows = [aLine(1, { quantity: 4 }), aLine(2, { versionId: 2, quantity: 2 })];
    const plan = planCart(
      aCart(rows, aTone(1, { prices }), aTone(2, { prices, stock: 0 })),
      cartNow,
    );
    expect([plan.units, plan.amount, plan.outOfStock.length]).toEqual([4, 4000, 1]);
    expect(plan.outOfStock[0]).toMatchObject({ quantity: 2, isCovered: false });
  });

  test('a line without a price any more shows what it cost', () => {
    const row = aLine(1, { quantity: 2, seenPrice: 900 });
    const plan = planCart(aCart([row], aSellable({ prices: null, isWithdrawn: true })), cartNow);
    expect(plan.outOfStock[0]).toMatchObject({ price: { price: 900 }, isGone: true });
    expect(plan.amount).toBe(0);
  });
});
