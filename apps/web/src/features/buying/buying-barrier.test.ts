import type { Me } from '@matiz/contracts/identity.ts';
import { describe, expect, test } from 'vitest';
import { buildBuyer, buildGuest, buildSeller, buildStaff } from '#testing/visitors.ts';
import { findBuyingBarrier, findTypingBarrier } from './buying-barrier.ts';

const { customer } = buildBuyer();
const unreached = { ...buildBuyer().delivery, hasCoverage: false };

describe('§5 who may add: account, then coverage, then the seller’s customer', () => {
  test.each<[string, Me | undefined, ReturnType<typeof findBuyingBarrier>]>([
    ['nobody yet', undefined, 'login'],
    ['a guest', buildGuest(), 'login'],
    ['a guest out of reach logs in first', buildGuest({ delivery: unreached }), 'login'],
    ['a buyer out of reach', buildBuyer({ delivery: unreached }), 'no-coverage'],
    ['coverage comes before the customer', buildSeller({ delivery: unreached }), 'no-coverage'],
    ['a seller without a customer', buildSeller(), 'customer'],
    ['a seller with a customer', buildSeller({ customer }), null],
    ['staff, who do not buy', buildStaff(), 'staff'],
    ['a buyer', buildBuyer(), null],
  ])('%s', (_, visitor, barrier) => {
    expect(findBuyingBarrier(visitor)).toBe(barrier);
  });
});

describe('§5 before a typed quantity counts: coverage, then the seller’s customer', () => {
  test.each<[string, Me | undefined, ReturnType<typeof findTypingBarrier>]>([
    ['a guest', buildGuest(), null],
    ['a guest out of reach', buildGuest({ delivery: unreached }), 'no-coverage'],
    [
      'a seller out of reach, without a customer',
      buildSeller({ delivery: unreached }),
      'no-coverage',
    ],
    ['a seller without a customer', buildSeller(), 'customer'],
    ['a buyer', buildBuyer(), null],
  ])('%s', (_, visitor, barrier) => {
    expect(findTypingBarrier(visitor)).toBe(barrier);
  });
});
