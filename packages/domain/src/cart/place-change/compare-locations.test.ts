import { describe, expect, test } from 'vitest';
import type { Sellable } from '../../catalogue/sellable.ts';
import { maxQuantity } from '../../kernel/quantity.ts';
import { aCart, aLine, anArrival, aPresale, aTone, cartNow, pricesFrom } from '../cart.builders.ts';
import type { StoredLine } from '../snapshot.ts';
import { compareLocations, joinLines } from './compare-locations.ts';

const line = (change: Partial<StoredLine> = {}) => aLine(1, { quantity: 5, ...change });
const later = { advance: true, seenUnits: 0 };
const changesFor = (row: StoredLine, here: Sellable, there: Sellable) =>
  compareLocations(aCart([row], here), aCart([], there), cartNow).lines.map(
    ({ sellable: _, ...one }) => one,
  );

describe('§4 what another warehouse changes of a line', () => {
  const noArrivals = { arrivals: [] };
  test.each<[string, StoredLine, Sellable, Sellable, object[]]>([
    ['nothing where it has as much', line(), aTone(1), aTone(1, { stock: 5 }), []],
    [
      'another price',
      line(),
      aTone(1),
      aTone(1, { prices: pricesFrom(1100) }),
      [{ kind: 'price', before: 1000, after: 1100 }],
    ],
    [
      'less stock',
      line(),
      aTone(1),
      aTone(1, { stock: 3 }),
      [{ kind: 'less_stock', available: 3, quantity: 5 }],
    ],
    [
      'nothing where it was as short here',
      line(),
      aTone(1, { stock: 3 }),
      aTone(1, { stock: 3 }),
      [],
    ],
    [
      'what is missing waits',
      line(),
      aTone(1),
      aPresale(3),
      [{ kind: 'presale', units: 2, quantity: 5, date: '2026-12-01' }],
    ],
    [
      'until the arrival that brings the last',
      line({ quantity: 10 }),
      aTone(1),
      aPresale(3),
      [{ kind: 'presale', units: 7, quantity: 10, date: '2026-12-15' }],
    ],
    [
      'no more of it than there is room for',
      line({ quantity: 9 }),
      aTone(1),
      aPresale(3, { arrivals: [anArrival('2026-12-01', 4)] }),
      [{ kind: 'presale', units: 4, quantity: 9, date: '2026-12-01' }],
    ],
    [
      'an advance line with fewer arrivals',
      line({ ...later }),
      aPresale(0),
      aPresale(1, { arrivals: [anArrival('2026-12-01', 3)] }),
      [{ kind: 'less_stock', available: 4, quantity: 5 }],
    ],
    [
      'an advance line that waits longer',
      line({ ...later, quantity: 3 }),
      aPresale(0),
      aPresale(0, { arrivals: [anArrival('2026-12-24', 9)] }),
      [{ kind: 'later', date: '2026-12-24' }],
    ],
    [
      'nothing where it waits less',
      line({ ...later, quantity: 3 }),
      aPresale(0),
      aPresale(0, { arrivals: [anArrival('2026-11-25', 9)] }),
      [],
    ],
    [
      'it is gone where there is none',
      line(),
      aTone(1),
      aTone(1, { stock: 0 }),
      [{ kind: 'gone' }],
    ],
    [
      'it is gone where it is not sold',
      line(),
      aTone(1),
      aTone(1, { isWithdrawn: true }),
      [{ kind: 'gone' }],
    ],
    ['nothing where it was gone here', line(), aTone(1, { stock: 0 }), aTone(1, { stock: 0 }), []],
    [
      'price and stock both',
      line(),
      aTone(1),
      aTone(1, { stock: 1, prices: pricesFrom(900) }),
      [
        { kind: 'price', before: 1000, after: 900 },
        { kind: 'less_stock', available: 1, quantity: 5 },
      ],
    ],
    [
      'an advance line that nobody brings',
      line({ ...later }),
      aPresale(0),
      aPresale(0, noArrivals),
      [{ kind: 'gone' }],
    ],
  ])('%s', (_, row, here, there, expected) => {
    expect(changesFor(row, here, there)).toEqual(expected);
  });

  test('lines that wait there already count beside them, and are said', () => {
    const waiting = aLine(2, { quantity: 7 });
    const compared = compareLocations(
      aCart([line()], aTone(1)),
      aCart([waiting], aTone(1)),
      cartNow,
    );
    expect(compared).toMatchObject({
      lines: [{ kind: 'less_stock', available: 10, quantity: 12 }],
      joiningUnits: 7,
      amountBefore: 5000,
      amountAfter: 12_000,
    });
  });
});

describe('the lines of two carts in one', () => {
  const kept = aLine(1, { quantity: 4 });
  test.each<[string, Partial<StoredLine>, number[]]>([
    ['the same choice adds up', {}, [9]],
    ['as far as a line can hold', { quantity: maxQuantity }, [maxQuantity]],
    ['what waits stands apart', { advance: true }, [4, 5]],
    ['another choice stands apart', { assemblyVersionIds: [20] }, [4, 5]],
    ['another version stands apart', { versionId: 2 }, [4, 5]],
  ])('%s', (_, change, quantities) => {
    const joined = joinLines([kept], [aLine(2, { quantity: 5, ...change })]);
    expect(joined.map(({ quantity }) => quantity)).toEqual(quantities);
    expect(joined[0]?.id).toBe(kept.id);
  });

  test.each([
    [2, 3, 5],
    [2, null, null],
    [null, 3, null],
  ])('units seen of %s and of %s are %s', (seen, other, together) => {
    const lines = [seen, other].map((seenUnits) => aLine(1, { seenUnits }));
    expect(joinLines(lines.slice(0, 1), lines.slice(1))[0]?.seenUnits).toBe(together);
  });
});
