import { expect, test } from 'vitest';
import type { Sellable } from '../../catalogue/sellable.ts';
import { aCart, aCombo, aLine, aPart, aPresale, aSellable } from '../cart.builders.ts';
import { startServing } from './serve-requests.ts';

const request = (sellable: Sellable, quantity: number) => ({
  sellable,
  assemblyVersionIds: [],
  quantity,
});

test('a request takes what its own line holds, and gives it back where it is refused', () => {
  const sellable = aSellable();
  const { serve } = startServing(aCart([aLine(1, { quantity: 4 })], sellable));
  expect(serve(request(sellable, 11))).toMatchObject({ available: 10 });
  expect(serve(request(sellable, 12))).toMatchObject({ available: 10 });
  expect(serve(request(sellable, 10))).toMatchObject({ fromStock: 10 });
  // Served again it holds the new number, not both.
  expect(serve(request(sellable, 9))).toMatchObject({ fromStock: 9 });
});

test('what one request takes is not there for the next; lines keep theirs', () => {
  const [sellable, combo] = [aSellable(), aCombo([aPart('KOL', [[1, 10]], 4)])];
  const other = aLine(1, { versionId: 90, quantity: 1 });
  const serving = startServing(aCart([other], sellable, combo));
  expect(serving.serve(request(sellable, 7))).toMatchObject({ available: 6 });
  expect(serving.serve(request(sellable, 3))).toMatchObject({ fromStock: 3 });
  expect(serving.serve(request(combo, 2))).toMatchObject({ available: 1 });
});

test.each<[string, Sellable, number, number, number | null, number | undefined]>([
  ['all of it', aSellable(), 8, 0, 8, undefined],
  ['as much as there is', aSellable(), 12, 0, 10, 10],
  ['stock and arrivals', aPresale(2), 20, 0, 12, 12],
  ['by the multiple', aSellable({ multiple: 4 }), 12, 0, 8, 10],
  ['nothing below the minimum', aSellable({ minQuantity: 12 }), 14, 0, null, 10],
  ['nothing where it is no more than is held', aSellable(), 12, 10, null, 10],
  ['nothing where the rule itself is broken', aSellable({ multiple: 4 }), 7, 0, null, undefined],
])('serves %s', (_, sellable, quantity, atLeast, units, available) => {
  const outcome = startServing(aCart([], sellable)).serveUpTo(request(sellable, quantity), atLeast);
  expect(outcome.served?.quantity ?? null).toBe(units);
  expect(outcome.refusal?.available).toBe(available);
  expect(outcome.refusal === null).toBe(units === quantity);
});
