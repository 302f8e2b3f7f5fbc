import { describe, expect, test } from 'vitest';
import type { Sellable } from '../../catalogue/sellable.ts';
import { maxQuantity } from '../../kernel/quantity.ts';
import { refuse } from '../../kernel/refusal.ts';
import { aCart, aCombo, aLine, aPart, aPresale, aSellable, aTone } from '../cart.builders.ts';
import { promisedUnits } from '../room.ts';
import { fulfil } from './fulfil.ts';

const request = (sellable: Sellable, quantity: number) => ({
  sellable,
  assemblyVersionIds: [],
  quantity,
});

describe('§4 stock first, then presale up to the caps', () => {
  test.each<[string, Sellable, number, number, number]>([
    ['out of stock alone', aSellable(), 10, 10, 0],
    ['stock and what comes in', aPresale(3), 8, 3, 5],
    ['all that there is', aPresale(3), 13, 3, 10],
    ['from arrivals alone', aPresale(0), 2, 0, 2],
    ['a combo out of its parts', aCombo([aPart('SHA', [[10, 9]], 2)]), 4, 4, 0],
    ['as many as a line may hold', aSellable({ stock: 50_000 }), maxQuantity, maxQuantity, 0],
  ])('%s', (_, sellable, quantity, fromStock, inPresale) => {
    const { served, refusals } = fulfil([request(sellable, quantity)], aCart([], sellable));
    expect(refusals).toEqual([]);
    expect(served.map((one) => [one.fromStock, promisedUnits(one.promises)])).toEqual([
      [fromStock, inPresale],
    ]);
  });
});

describe('§5, §8 refused', () => {
  const insufficient = (n: number) => refuse('STOCK_INSUFFICIENT', { n });
  const exceeded = (n: number) => refuse('STOCK_EXCEEDED', { n, name: 'Kolor' });
  test.each<[string, Sellable, number, object]>([
    ['one more than stock', aSellable(), 11, exceeded(10)],
    ['one more than stock and arrivals', aPresale(3), 14, insufficient(13)],
    [
      'a tone that is not sold ahead',
      aPresale(3, { excludedFromPresale: true }),
      4,
      insufficient(3),
    ],
    ['what is sold out', aSellable({ stock: 0 }), 1, refuse('OUT_OF_STOCK')],
    ['what was withdrawn', aSellable({ isWithdrawn: true }), 1, refuse('OUT_OF_STOCK')],
    [
      'below the minimum',
      aSellable({ minQuantity: 3 }),
      2,
      refuse('BELOW_MINIMUM', { name: 'Kolor', min: 3 }),
    ],
    [
      'between multiples',
      aSellable({ multiple: 6 }),
      7,
      refuse('NOT_A_MULTIPLE', { name: 'Kolor', multiple: 6, nearest: '6 o 12' }),
    ],
    [
      'more than a line may hold',
      aSellable({ stock: 50_000 }),
      maxQuantity + 1,
      exceeded(maxQuantity),
    ],
    ['more than a line may hold, of what is rare', aSellable(), maxQuantity + 1, exceeded(10)],
  ])('%s', (_, sellable, quantity, reason) => {
    const { served, refusals } = fulfil([request(sellable, quantity)], aCart([], sellable));
    expect(served).toEqual([]);
    expect(refusals.map((one) => one.reason)).toEqual([reason]);
  });
});

describe('beside other lines', () => {
  test('what the line itself holds is there for it, what others hold is not', () => {
    const combo = aCombo([aPart('KOL', [[1, 10]], 3)]);
    const sellable = aSellable();
    const rows = [aLine(1, { quantity: 6 }), aLine(2, { versionId: 90, quantity: 1 })];
    const cart = aCart(rows, sellable, combo);
    expect(fulfil([request(sellable, 7)], cart).refusals).toEqual([]);
    expect(fulfil([request(sellable, 8)], cart).refusals[0]?.available).toBe(7);
  });

  test('requests share one stock, and one that is refused takes nothing', () => {
    const [combo, sellable] = [aCombo([aPart('KOL', [[1, 10]], 4)]), aSellable()];
    const cart = aCart([], sellable, combo);
    const { served, refusals } = fulfil(
      [request(combo, 3), request(sellable, 6), request(combo, 1), request(aTone(7), 0)],
      cart,
    );
    expect(served.map(({ sellable: one, fromStock }) => [one.code, fromStock])).toEqual([
      ['KOL', 6],
      ['SET', 1],
    ]);
    expect(refusals.map(({ sellable: one, available }) => [one.code, available])).toEqual([
      ['SET', 2],
      ['KOL', undefined],
    ]);
  });
});
