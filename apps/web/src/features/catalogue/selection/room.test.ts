import { describe, expect, test } from 'vitest';
import { buildVersion } from './product.builders.ts';
import { laterUnits, roomOf, splitUnits } from './room.ts';

const arrivals = [
  { date: '2026-11-17', remaining: 4 },
  { date: '2026-12-01', remaining: 6 },
];

describe('roomOf: what may still be added (§4, D-8)', () => {
  test.each([
    ['stock alone without presale', { stock: 5, arrivals }, false, 5],
    ['stock and arrivals of a presale product', { stock: 5, arrivals }, true, 15],
    ['stock alone when excluded', { stock: 5, arrivals, excluded_from_presale: true }, true, 5],
    ['less what the cart holds', { stock: 5, quantity: 3, arrivals }, true, 12],
    ['less what the cart holds in presale', { stock: 0, quantityPresale: 5, arrivals }, true, 5],
    ['nothing when all is in the cart', { stock: 3, quantity: 3 }, false, 0],
    ['never above 9999 in a line', { stock: 50_000, quantity: 9_990 }, false, 9],
  ])('%s', (_, version, isPresale, most) => {
    expect(roomOf(buildVersion(version), isPresale).most).toBe(most);
  });
});

describe('splitUnits: stock first, then arrivals by date', () => {
  const room = roomOf(buildVersion({ stock: 12, arrivals }), true);
  test.each([
    [0, 0, []],
    [12, 12, []],
    [16, 12, [['2026-11-17', 4]]],
    [
      18,
      12,
      [
        ['2026-11-17', 4],
        ['2026-12-01', 2],
      ],
    ],
  ])('%d units', (units, now, later) => {
    const split = splitUnits(room, units);
    expect(split.now).toBe(now);
    expect(split.later.map(({ date, units: promised }) => [date, promised])).toEqual(later);
  });

  test('what the cart holds in presale is taken from the soonest arrival', () => {
    const held = roomOf(buildVersion({ stock: 0, quantityPresale: 3, arrivals }), true);
    const { later } = splitUnits(held, 2);
    expect(later.map(({ date, units }) => [date, units])).toEqual([
      ['2026-11-17', 1],
      ['2026-12-01', 1],
    ]);
  });

  test('no unit is lost beyond the room: the server refuses it', () => {
    const split = splitUnits(room, 30);
    expect(split.now + laterUnits(split)).toBe(30);
  });
});
