import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkQuantity, maxQuantity } from '../kernel/quantity.ts';
import {
  countedUnits,
  leastAddition,
  mostAddition,
  mostOrderable,
  presaleRoom,
  roomOf,
  type Supply,
  splitAddition,
  splitPresale,
  waitingUnits,
} from './room.ts';

describe('§5 the most that may be ordered of what there is', () => {
  test.each([
    [5, 1, 1, 5],
    [0, 1, 1, 0],
    [-3, 1, 1, 0],
    [7, 6, 3, 6],
    [5, 6, 3, 0],
    [11, 1, 4, 8],
    [50_000, 1, 1, maxQuantity],
    [50_000, 12, 12, 9996],
  ])('of %d units, from %d by %d: %d', (available, minQuantity, multiple, most) => {
    expect(mostOrderable({ available, minQuantity, multiple })).toBe(most);
  });

  test('it is a valid quantity or nothing, and the next one is too much', () => {
    const rule = fc.record({
      available: fc.integer({ min: -5, max: 20_000 }),
      minQuantity: fc.integer({ min: 1, max: 30 }),
      multiple: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(rule, ({ available, ...of }) => {
        const most = mostOrderable({ available, ...of });
        if (most > 0) expect(checkQuantity({ quantity: most, ...of }).ok).toBe(true);
        const next =
          most === 0 ? Math.ceil(of.minQuantity / of.multiple) * of.multiple : most + of.multiple;
        expect(next > available || next > maxQuantity).toBe(true);
      }),
    );
  });
});

describe('§5 the least and the most of one addition', () => {
  test.each([
    ['by the unit', 1, 1, 0, 10, 1, 10],
    ['with minimum and multiple', 6, 3, 0, 10, 6, 9],
    ['the cart counts towards the minimum', 6, 3, 6, 4, 3, 3],
    ['a cart off the multiple is brought back to it', 1, 3, 2, 8, 1, 7],
    ['a cart below a minimum that was raised', 12, 1, 5, 20, 7, 20],
    ['less than the minimum', 12, 1, 0, 10, 12, 0],
    ['no room at all', 1, 1, 10, 0, 1, 0],
    ['a line is full', 1, 1, 9_990, 9, 1, 9],
  ])('%s', (_, minQuantity, multiple, inCart, room, least, most) => {
    const rule = { minQuantity, multiple };
    expect(leastAddition(rule, inCart)).toBe(least);
    expect(mostAddition(rule, { inCart, room })).toBe(most);
  });
});

const arrivals = [
  { arrivalId: '1', date: '2026-11-17', remaining: 4 },
  { arrivalId: '2', date: '2026-12-01', remaining: 6 },
];
const supply = (change: Partial<Supply> = {}): Supply => ({
  available: 0,
  isPresale: true,
  excludedFromPresale: false,
  arrivals,
  inCartNow: 0,
  inCartLater: 0,
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
