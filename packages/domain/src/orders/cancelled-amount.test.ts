import { describe, expect, test } from 'vitest';
import { cancelledAmount } from './cancelled-amount.ts';

/** Two deliveries: the first carries shipping. */
const order = (...isCancelled: readonly [boolean, boolean]) => [
  { paid: 62_000, shippingShare: 9000, isCancelled: isCancelled[0] },
  { paid: 47_000, shippingShare: 0, isCancelled: isCancelled[1] },
];

describe('what a cancelled part takes off an order', () => {
  test.each([
    ['nothing, while all is left', order(false, false), 0],
    ['what was paid for it; shipping stays', order(true, false), 53_000],
    ['what was paid for the part without shipping', order(false, true), 47_000],
    ['all of it with its shipping, when nothing is left', order(true, true), 109_000],
    ['nothing of nothing', [], 0],
  ])('%s', (_, lines, expected) => {
    expect(cancelledAmount(lines, [])).toBe(expected);
  });

  test('what was asked for the window of a part goes with it, as long as something is left', () => {
    expect(cancelledAmount(order(true, false), [{ ownShipping: 3_000 }])).toBe(56_000);
    expect(cancelledAmount(order(true, true), [{ ownShipping: 3_000 }])).toBe(109_000);
  });
});
