import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedUnits, roomOf, type Supply, splitAddition, waitingUnits } from './room.ts';
import { presaleRoom, splitPresale } from './split-presale.ts';

const arrivals = [
  { arrivalId: '1', date: '2026-11-17', remaining: 4 },
  { arrivalId: '2', date: '2026-12-01', remaining: 6 },
];
const supply = (change: Partial<Supply> = {}): Supply => ({
  ...{ available: 0, isPresale: true, excludedFromPresale: false, arrivals },
  ...{ inCartNow: 0, inCartLater: 0 },
  ...change,
});

describe('§4, D-8 what may still be added', () => {
  test.each<[string, Partial<Supply>, number, number, number[]]>([
    ['stock alone without presale', { available: 5, isPresale: false }, 5, 5, []],
    ['stock and arrivals of a presale product', { available: 5 }, 15, 5, [4, 6]],
    ['stock alone when excluded', { available: 5, excludedFromPresale: true }, 5, 5, []],
    ['less what the cart holds', { available: 5, inCartNow: 3 }, 12, 2, [4, 6]],
    ['less what the cart holds in presale', { inCartLater: 5 }, 5, 0, [5]],
    [
      'what the cart holds and is not there any more waits',
      { available: 3, inCartNow: 5 },
      8,
      0,
      [2, 6],
    ],
    ['nothing when all is in the cart', { available: 3, inCartNow: 3, isPresale: false }, 0, 0, []],
    ['nothing when more than all is', { available: 1, inCartNow: 3, isPresale: false }, 0, 0, []],
    ['a corrected count below zero', { available: -2, isPresale: false }, 0, 0, []],
    [
      'never above 9999 in a line',
      { available: 50_000, inCartNow: 9_990, isPresale: false },
      9,
      40_010,
      [],
    ],
  ])('%s', (_, change, most, now, later) => {
    const room = roomOf(supply(change));
    expect([room.most, room.now]).toEqual([most, now]);
    expect(room.arrivals.map(({ remaining }) => remaining)).toEqual(later);
  });

  const supplies = fc.record({
    available: fc.integer({ min: -3, max: 30 }),
    isPresale: fc.boolean(),
    excludedFromPresale: fc.boolean(),
    arrivals: fc.array(
      fc.record({
        arrivalId: fc.string(),
        date: fc.constantFrom('2026-11-17', '2026-12-01', '2026-12-15'),
        remaining: fc.integer({ min: -1, max: 9 }),
      }),
      { maxLength: 3 },
    ),
    inCartNow: fc.nat({ max: 12 }),
    inCartLater: fc.nat({ max: 12 }),
  });

  test('so many fit beside what is held, and not one more', () => {
    fc.assert(
      fc.property(supplies, (given) => {
        const { most, inCart } = roomOf(given);
        const fits = (units: number) => splitPresale({ ...given, requested: inCart + units }).ok;
        if (most > 0) expect(fits(most)).toBe(true);
        expect(fits(most + 1)).toBe(false);
      }),
    );
  });

  test('an addition is split as the whole line is, less what was held', () => {
    fc.assert(
      fc.property(supplies, fc.nat({ max: 60 }), (given, wanted) => {
        const room = roomOf(given);
        const units = Math.min(wanted, room.most);
        const { now, later } = splitAddition(room, units);
        const line = splitPresale({ ...given, requested: room.inCart + units });
        if (!line.ok) {
          expect(units).toBe(0);
          return;
        }
        const { promises } = line.value;
        const added = waitingUnits({ units, promises, inCartLater: given.inCartLater });
        expect(now).toBe(units - added);
        if (added > 0) expect(later.at(-1)?.date).toBe(line.value.promises.at(-1)?.date);
      }),
    );
  });
});

describe('§4 an addition: stock first, then arrivals by date', () => {
  test.each<[number, Partial<Supply>, number, [string, number][]]>([
    [0, { available: 12 }, 0, []],
    [12, { available: 12 }, 12, []],
    [16, { available: 12 }, 12, [['2026-11-17', 4]]],
    [
      18,
      { available: 12 },
      12,
      [
        ['2026-11-17', 4],
        ['2026-12-01', 2],
      ],
    ],
    [
      2,
      { inCartLater: 3 },
      0,
      [
        ['2026-11-17', 1],
        ['2026-12-01', 1],
      ],
    ],
  ])('%d units of %j', (units, change, now, later) => {
    const split = splitAddition(roomOf(supply(change)), units);
    const promised = split.later.map(({ date, quantity }) => [date, quantity]);
    expect([split.now, promised]).toEqual([now, later]);
  });

  test('beyond the room no unit is lost: it stays with stock, where it is refused', () => {
    const { now, later } = splitAddition(roomOf(supply({ available: 12 })), 30);
    expect([now, later.reduce((sum, { quantity }) => sum + quantity, 0)]).toEqual([20, 10]);
  });
});

describe('D-9 what counts of what the cart holds', () => {
  test.each<[string, Partial<Supply>, number]>([
    ['all of it while there is some', { available: 1, inCartNow: 5, inCartLater: 2 }, 7],
    ['nothing of what is gone', { inCartNow: 5, isPresale: false }, 0],
    ['what can wait', { inCartNow: 5 }, 5],
    ['not what is gone beside a full arrival', { inCartNow: 5, inCartLater: 10 }, 10],
    [
      'what waits for an arrival that is gone, of stock',
      { available: 3, inCartLater: 2, isPresale: false },
      2,
    ],
    [
      'not that where the stock is taken',
      { available: 3, inCartNow: 3, inCartLater: 2, isPresale: false },
      3,
    ],
  ])('%s', (_, change, units) => {
    expect(countedUnits(supply(change))).toBe(units);
  });

  test('the room for presale is that of its arrivals', () => {
    expect(presaleRoom(supply())).toBe(10);
    expect(presaleRoom(supply({ excludedFromPresale: true }))).toBe(0);
  });
});
