import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillWaiting } from './fill-waiting.ts';

const three = [
  { id: 'ana', quantity: 3 },
  { id: 'eva', quantity: 2 },
  { id: 'sol', quantity: 4 },
];

describe('D-8 an arrival serves the one who waits, in turn', () => {
  test.each([
    [9, ['ana 3', 'eva 2', 'sol 4'], [], 0],
    [12, ['ana 3', 'eva 2', 'sol 4'], [], 3],
    [5, ['ana 3', 'eva 2'], ['sol 4'], 0],
    [4, ['ana 3', 'eva 1'], ['eva 1', 'sol 4'], 0],
    [0, [], ['ana 3', 'eva 2', 'sol 4'], 0],
  ])('%d units', (units, served, unserved, left) => {
    const filled = fillWaiting(three, units);
    const said = (list: typeof filled.served) => list.map((one) => `${one.id} ${one.quantity}`);
    expect([said(filled.served), said(filled.unserved), filled.left]).toEqual([
      served,
      unserved,
      left,
    ]);
  });

  test.each([-1, 1.5])('%d is no number of units', (units) => {
    expect(() => fillWaiting(three, units)).toThrow(RangeError);
  });

  test('every unit goes to one place, and nobody passes another', () => {
    const waiting = fc
      .array(fc.integer({ min: 1, max: 40 }))
      .map((quantities) => quantities.map((quantity, index) => ({ id: String(index), quantity })));
    fc.assert(
      fc.property(waiting, fc.nat(300), (queue, units) => {
        const { served, unserved, left } = fillWaiting(queue, units);
        const sum = (list: typeof served) => list.reduce((all, { quantity }) => all + quantity, 0);
        expect(sum(served) + left).toBe(units);
        expect(sum(served) + sum(unserved)).toBe(sum(queue));
        expect(unserved.length === 0 || left === 0).toBe(true);
        const lastServed = Math.max(-1, ...served.map(({ id }) => Number(id)));
        const firstUnserved = Math.min(Infinity, ...unserved.map(({ id }) => Number(id)));
        expect(lastServed).toBeLessThanOrEqual(firstUnserved);
      }),
    );
  });
});
