import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spread, spreadAll } from './spread.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('spread', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [70, 30], [7, 3]],
    [1, [1, 9], [0, 1]],
    [5, [0, 10], [0, 5]],
    [0, [5, 5], [0, 0]],
    [7, [], []],
    [7, [0, 0], [0, 0]],
  ] as const)('%d over %j is %j', (amount, weights, shares) => {
    expect(spread(amount, weights)).toEqual(shares);
  });

  it('adds up exactly, and takes from nobody more than there is', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 99_000_000 }), { minLength: 1 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, part) => {
        const amount = Math.floor(sum(parts) * part);
        const shares = spread(amount, parts);
        expect(sum(shares)).toBe(amount);
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(parts[index] ?? 0);
        });
      }),
    );
  });
});

describe('spreadAll', () => {
  it.each([
    [-100, [1, 1, 1], [-34, -33, -33]],
    [-1, [0, 5], [0, -1]],
    [7, [0, 0], [7, 0]],
    [-7, [0, 0], [-7, 0]],
    [0, [0], [0]],
    [7, [], []],
    [10, [70, 30], [7, 3]],
  ] as const)('%d over %j is %j', (amount, weights, shares) => {
    expect(spreadAll(amount, weights)).toEqual(shares);
  });
});
