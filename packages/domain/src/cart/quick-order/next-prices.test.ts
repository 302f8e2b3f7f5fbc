import { expect, test } from 'vitest';
import type { Sellable } from '../../catalogue/sellable.ts';
import { aCart, aSellable, aTone, cartNow, pricesFrom, ruleInputs } from '../cart.builders.ts';
import { decideQuickOrder } from './decide-quick-order.ts';
import { nextPricesOf } from './next-prices.ts';
import { pricesIn } from './prices-in.ts';

const breaks = [{ minQuantity: 10, percent: 10 }];
const deals = [
  { id: '1', name: 'Lleva 10', kind: 'volume' as const, startsAt: null, endsAt: null, breaks },
];
const fromTen = { prices: { ...pricesFrom(1000), deals } };
const tone = (versionId: number, stock: number, change: Partial<Sellable> = {}) =>
  aTone(versionId, { ...fromTen, stock, ...change });

/** The rows that are told a next price, each with the units that are missing. */
function toldOf(rows: readonly (readonly [versionId: number, units: number])[], goods: Sellable[]) {
  const cart = aCart([], ...goods);
  const resolved = rows.map(([versionId, units]) => ({
    text: '',
    item: '',
    quantityText: String(units),
    kind: 'sure' as const,
    candidates: [{ versionId, name: 'Kolor' }],
  }));
  const { decided, change } = decideQuickOrder(resolved, cart, ruleInputs());
  const after = { ...cart, ...change };
  const told = nextPricesOf(decided, after, pricesIn(after, cartNow));
  return [...told].map(([index, { missing }]) => [index, missing]);
}

test.each<[string, [number, number][], Sellable[], number[][]]>([
  ['one row has room', [[1, 4]], [tone(1, 10)], [[0, 6]]],
  ['one row has too little', [[1, 4]], [tone(1, 9)], []],
  [
    'of several the last one',
    [
      [1, 2],
      [2, 2],
      [3, 2],
    ],
    [tone(1, 9), tone(2, 9), tone(3, 9)],
    [[2, 4]],
  ],
  [
    'of several the last with room',
    [
      [1, 2],
      [2, 2],
      [3, 2],
    ],
    [tone(1, 9), tone(2, 9), tone(3, 5)],
    [[1, 4]],
  ],
  [
    'rows of one tone count together',
    [
      [1, 2],
      [1, 2],
    ],
    [tone(1, 9)],
    [],
  ],
  [
    'a bad row is told nothing',
    [
      [1, 2],
      [2, 2],
    ],
    [tone(1, 12), tone(2, 0)],
    [[0, 8]],
  ],
  [
    'of each product one',
    [
      [1, 2],
      [7, 2],
      [1, 1],
    ],
    [tone(1, 12), aSellable({ ...fromTen, productId: 7, versionId: 7, stock: 12 })],
    [
      [2, 7],
      [1, 8],
    ],
  ],
  ['the last step is reached', [[1, 10]], [tone(1, 30)], []],
])('%s', (_, rows, goods, told) => expect(toldOf(rows, goods)).toEqual(told));
