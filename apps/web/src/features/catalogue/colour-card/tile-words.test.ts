import type { Room } from '@matiz/domain/cart/room.ts';
import { describe, expect, test } from 'vitest';
import { daysInWords, splitWords, stockOfTile } from './tile-words.ts';

const arrival = (date: string, remaining: number) => ({ arrivalId: date, date, remaining });
const room = (part: Partial<Room>): Room => ({ inCart: 0, now: 0, arrivals: [], most: 0, ...part });

test.each([
  ['all of it is in the cart', { inCart: 4 }, 'Todo en tu carrito'],
  ['none, and none in the cart', {}, 'Agotado'],
  ['what is left beside the cart', { inCart: 4, now: 2, most: 2 }, 'Quedan 2'],
  [
    'what comes, the soonest',
    { most: 9, arrivals: [arrival('2026-12-01', 4), arrival('2026-12-15', 5)] },
    'Preventa · sale mar 1 de dic',
  ],
])('stockOfTile: %s', (_, part, text) => {
  expect(stockOfTile(room(part)).text).toBe(text);
});

describe('splitWords', () => {
  const later = [
    { arrivalId: 'a', date: '2026-12-01', quantity: 4 },
    { arrivalId: 'b', date: '2026-12-15', quantity: 1_200 },
  ];
  test.each([
    ['nothing where all leaves today', { now: 12, later: [] }, []],
    [
      'today and each day that follows',
      { now: 12, later },
      ['12 hoy', '4 en preventa · sale mar 1 de dic', '1.200 en preventa · sale mar 15 de dic'],
    ],
    ['the days alone', { now: 0, later: later.slice(0, 1) }, ['4 en preventa · sale mar 1 de dic']],
  ])('says %s', (_, split, words) => {
    expect(splitWords(split)).toEqual(words);
  });
});

test.each([
  ['none', [], ''],
  ['one', ['2026-12-01'], 'mar 1 de dic'],
  ['the same twice', ['2026-12-01', '2026-12-01'], 'mar 1 de dic'],
  ['several', ['2026-12-01', '2026-12-08', '2026-12-15'], 'mar 1 de dic y mar 15 de dic'],
])('daysInWords: %s', (_, dates, words) => {
  expect(daysInWords(dates)).toBe(words);
});
