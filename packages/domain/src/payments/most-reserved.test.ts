import { describe, expect, test } from 'vitest';
import { checkReserved, codeOfReservationRefusal, type ReservedUnits } from './most-reserved.ts';

const shelf = (reserved: number, left: number) => ({ reserved, left });
const shelves = (count: number, reserved: number, left: number) =>
  Array.from({ length: count }, () => shelf(reserved, left));
const reserved = (parts: Partial<ReservedUnits>): ReservedUnits => ({
  orders: 1,
  goods: [],
  expired: 0,
  ...parts,
});

describe('D-7 what a customer may hold unpaid', () => {
  test.each([
    ['a usual order', reserved({ goods: shelves(40, 6, 50) }), null],
    ['the last units of a whole colour card', reserved({ goods: shelves(60, 5, 0) }), null],
    ['all of three things', reserved({ goods: shelves(3, 110, 0) }), null],
    [
      'not the whole stock of seven',
      reserved({ goods: shelves(7, 110, 0) }),
      { kind: 'cleared', most: 3 },
    ],
    [
      'nor all but one of each',
      reserved({ goods: shelves(7, 40, 1) }),
      { kind: 'cleared', most: 3 },
    ],
    ['most of many, where a fifth is left', reserved({ goods: shelves(20, 40, 10) }), null],
    ['1.000 units', reserved({ goods: shelves(10, 100, 500) }), null],
    [
      'no more',
      reserved({ goods: [...shelves(10, 100, 500), shelf(1, 9)] }),
      { kind: 'units', most: 1000 },
    ],
    ['three orders', reserved({ orders: 3 }), null],
    ['no fourth', reserved({ orders: 4 }), { kind: 'orders', most: 3 }],
    ['after three that expired today', reserved({ expired: 3 }), null],
    ['none after four', reserved({ expired: 4 }), { kind: 'expired', count: 4 }],
  ])('%s', (_, given, refusal) => {
    expect(checkReserved(given)).toEqual(refusal);
  });
});

test.each([
  [
    'the method, for who let several expire',
    { kind: 'expired', count: 4 },
    4,
    'PAYMENT_METHOD_UNAVAILABLE',
  ],
  ['what is held already', { kind: 'units', most: 1000 }, 2, 'HOLDS_FULL'],
  ['this order, where there is no other', { kind: 'cleared', most: 3 }, 1, 'HOLD_TOO_BIG'],
] as const)('what is to be mended is %s', (_, refusal, orders, code) => {
  expect(codeOfReservationRefusal(refusal, { orders })).toBe(code);
});
