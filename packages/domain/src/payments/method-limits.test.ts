import { describe, expect, test } from 'vitest';
import { checkMethod, type MethodLimits } from './method-limits.ts';

const none: MethodLimits = { min: null, max: null, maxOwed: null, closedFor: null };
const door: MethodLimits = { ...none, min: 20_000, max: 2_000_000, maxOwed: 5_000_000 };

describe('D-22 what a payment method takes', () => {
  test.each([
    ['anything without limits', none, 99_000_000, 99_000_000, null],
    ['its least', door, 20_000, 0, null],
    ['no less', door, 19_999, 0, { kind: 'small', min: 20_000 }],
    ['its most', door, 2_000_000, 0, null],
    ['no more', door, 2_000_001, 0, { kind: 'big', max: 2_000_000 }],
    ['$ 18.900.000 at once: never', door, 18_900_000, 0, { kind: 'big', max: 2_000_000 }],
    ['what fills what may be owed', door, 1_000_000, 4_000_000, null],
    [
      'no more than that',
      door,
      1_000_001,
      4_000_000,
      { kind: 'owed', owed: 4_000_000, max: 5_000_000 },
    ],
    [
      'of one order no more than may be owed',
      { ...none, maxOwed: 900 },
      901,
      0,
      { kind: 'big', max: 900 },
    ],
    [
      'nothing from whom it is closed for',
      { ...door, closedFor: 'customer' as const },
      50_000,
      0,
      { kind: 'customer' },
    ],
    ['nothing where it is closed', { ...none, closedFor: 'zone' as const }, 0, 0, { kind: 'zone' }],
    ['an order of nothing, whatever is owed', door, 0, 9_000_000, null],
  ])('%s', (_, limits, total, owed, refusal) => {
    expect(checkMethod(limits, { total, owed })).toEqual(refusal);
  });
});
