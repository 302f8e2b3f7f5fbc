import { describe, expect, test } from 'vitest';
import { missingForFree, shippingFor } from './shipping.ts';

describe('D-11 shipping by what the goods come to', () => {
  test.each([
    ['below', 9_000, 300_000, 299_999, 9_000, 1],
    ['at the amount from which it is free', 9_000, 300_000, 300_000, 0, 0],
    ['above', 9_000, 300_000, 400_000, 0, 0],
    ['nothing in the cart', 9_000, 300_000, 0, 9_000, 300_000],
    ['never free', 12_000, null, 5_000_000, 12_000, null],
    ['always free', 0, null, 10, 0, null],
    ['always free, whatever else is said', 0, 300_000, 10, 0, null],
  ])('%s', (_, shippingPrice, freeFrom, amount, shipping, missing) => {
    const terms = { shippingPrice, freeFrom };
    expect(shippingFor(terms, amount)).toBe(shipping);
    expect(missingForFree(terms, amount)).toBe(missing);
  });
});
