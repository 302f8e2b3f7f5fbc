import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sellable } from '../../catalogue/sellable.ts';
import { aCart, aCombo, aLine, anArrival, aPart, aPresale, aSellable } from '../cart.builders.ts';
import { promisedUnits } from '../room.ts';
import type { StoredLine } from '../snapshot.ts';
import { allocate, availableTo, presaleRoomOf } from './allocate.ts';

type Row = Partial<StoredLine>;
const allocated = (rows: readonly Row[], ...sellables: readonly Sellable[]) =>
  allocate(
    aCart(
      rows.map((row, index) => aLine(index, row)),
      ...sellables,
    ),
  );
const numbers = (rows: readonly Row[], ...sellables: readonly Sellable[]) =>
  allocated(rows, ...sellables).map((line) => [
    line.fromStock,
    promisedUnits(line.promises),
    line.inStock,
    line.room,
    availableTo(line),
  ]);
const later = { advance: true };

describe('D-7, D-8 what each line can have: now, later, in stock, room, available', () => {
  test.each<[string, Row[], Sellable, number[][]]>([
    ['what there is enough of', [{ quantity: 4 }], aSellable(), [[4, 0, 10, 0, 10]]],
    ['what there is too little of', [{ quantity: 12 }], aSellable(), [[10, 0, 10, 0, 10]]],
    ['a count below zero', [{ quantity: 2 }], aSellable({ stock: -1 }), [[0, 0, 0, 0, 0]]],
    ['a line now leaves room to be promised', [{ quantity: 5 }], aPresale(3), [[3, 0, 3, 10, 3]]],
    [
      'an advance line takes arrivals, not stock',
      [{ ...later, quantity: 5 }],
      aPresale(3),
      [[0, 5, 3, 10, 13]],
    ],
    [
      'beyond its arrivals an advance line takes stock',
      [{ ...later, quantity: 12 }],
      aPresale(3),
      [[2, 10, 3, 10, 13]],
    ],
    [
      'room is less what the advance line was promised',
      [{ quantity: 3 }, { ...later, quantity: 4 }],
      aPresale(3),
      [
        [3, 0, 3, 6, 3],
        [0, 4, 0, 10, 10],
      ],
    ],
    [
      'none for a tone that is not sold ahead',
      [{ quantity: 5 }],
      aPresale(3, { excludedFromPresale: true }),
      [[3, 0, 3, 0, 3]],
    ],
    [
      'what was withdrawn',
      [{ quantity: 2 }],
      aPresale(3, { isWithdrawn: true }),
      [[0, 0, 0, 0, 0]],
    ],
  ])('%s', (_, rows, sellable, expected) => {
    expect(numbers(rows, sellable)).toEqual(expected);
  });

  test('promises take the soonest arrival first', () => {
    const [line] = allocated([{ ...later, quantity: 5 }], aPresale(0));
    expect(line?.promises.map(({ date, quantity }) => [date, quantity])).toEqual([
      ['2026-12-01', 4],
      ['2026-12-15', 1],
    ]);
  });

  test('who was first has first; those that leave now before those that wait', () => {
    const combo = aCombo([aPart('KOL', [[1, 10]], 4)]);
    const rows = [{ versionId: 90, quantity: 2 }, { quantity: 7 }];
    expect(numbers(rows, combo, aSellable())).toEqual([
      [2, 0, 2, 0, 2],
      [2, 0, 2, 0, 2],
    ]);
    const waits = aPresale(3, { arrivals: [anArrival('2026-12-01', 1)] });
    const mixed = [{ ...later, quantity: 3 }, { quantity: 3 }];
    expect(numbers(mixed, waits).map(([now]) => now)).toEqual([0, 3]);
  });

  test.each([
    ['a combo whose part is gone', aCombo([aPart('SHA', [])]), true],
    ['a withdrawn product', aSellable({ versionId: 90, isWithdrawn: true }), true],
    ['a product that is sold out', aSellable({ versionId: 90, stock: 0 }), false],
  ])('%s: gone %#', (_, sellable, isGone) => {
    expect(allocated([{ versionId: 90 }], sellable)[0]?.isGone).toBe(isGone);
  });

  test('a line of which nothing was read is left out', () => {
    expect(allocated([{ versionId: 5 }], aSellable())).toEqual([]);
  });
});

test('a combo is never sold ahead', () => {
  expect(presaleRoomOf(aPresale(0))).toBe(10);
  expect(presaleRoomOf(aPresale(0, { isCombo: true }))).toBe(0);
});

test('lines together never have more than there is', () => {
  const rows = fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 15 }), isCombo: fc.boolean() }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(rows, fc.integer({ min: 0, max: 20 }), (wanted, stock) => {
      const combo = aCombo([aPart('KOL', [[1, stock]], 3)]);
      const lines = wanted.map(({ quantity, isCombo }) => ({
        quantity,
        versionId: isCombo ? 90 : 1,
      }));
      const taken = allocated(lines, combo, aSellable({ stock }));
      const units = taken.map(({ row, fromStock }) => fromStock * (row.versionId === 90 ? 3 : 1));
      expect(units.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(stock);
      for (const { row, fromStock, inStock } of taken) {
        expect(fromStock).toBeLessThanOrEqual(Math.min(row.quantity, inStock));
      }
    }),
  );
});
