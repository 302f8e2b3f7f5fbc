import { describe, expect, test } from 'vitest';
import type { Sellable } from '../../catalogue/sellable.ts';
import { refuse } from '../../kernel/refusal.ts';
import {
  aCart,
  aCombo,
  aLine,
  aPart,
  aPresale,
  aSellable,
  aTone,
  inShort,
  ruleInputs,
} from '../cart.builders.ts';
import type { StoredLine } from '../snapshot.ts';
import { decideReorder, type OrderedLine } from './decide-reorder.ts';

const ordered = (quantity: number, change: Partial<OrderedLine> = {}): OrderedLine => ({
  productId: 1,
  versionId: 1,
  assemblyVersionIds: [],
  quantity,
  unitPrice: 900,
  code: 'KOL',
  versionCode: null,
  name: 'Kolor',
  versionName: null,
  slug: 'kolor',
  image: 'kolor.webp',
  ...change,
});
const decide = (lines: OrderedLine[], rows: StoredLine[], ...sellables: Sellable[]) =>
  decideReorder(lines, aCart(rows, ...sellables), ruleInputs());

describe('POST /cart/buy-cart-again-confirm, decided: of each line as much as there is', () => {
  test.each<[string, number, StoredLine[], Sellable, number[], object | null]>([
    ['all of it', 4, [], aSellable(), [0, 4, 0], null],
    ['beside what the cart holds', 4, [aLine(1, { quantity: 3 })], aSellable(), [3, 4, 0], null],
    [
      'what is left',
      12,
      [],
      aSellable(),
      [0, 10, 0],
      refuse('STOCK_EXCEEDED', { n: 10, name: 'Kolor' }),
    ],
    [
      'what is left beside the cart',
      9,
      [aLine(1, { quantity: 3 })],
      aSellable(),
      [3, 7, 0],
      refuse('STOCK_EXCEEDED', { n: 10, name: 'Kolor' }),
    ],
    ['some of it later', 6, [], aPresale(2), [0, 6, 4], null],
    [
      'only those that wait beyond those that did',
      6,
      [aLine(1, { advance: true, quantity: 3 })],
      aPresale(2),
      [3, 6, 4],
      null,
    ],
    [
      'by the multiple',
      12,
      [],
      aSellable({ multiple: 4 }),
      [0, 8, 0],
      refuse('STOCK_EXCEEDED', { n: 10, name: 'Kolor' }),
    ],
    [
      'nothing where all is in the cart',
      2,
      [aLine(1, { quantity: 10 })],
      aSellable(),
      [10, 0, 0],
      refuse('STOCK_EXCEEDED', { n: 10, name: 'Kolor' }),
    ],
    [
      'nothing below the minimum',
      2,
      [],
      aSellable({ minQuantity: 6 }),
      [0, 0, 0],
      refuse('BELOW_MINIMUM', { name: 'Kolor', min: 6 }),
    ],
    [
      'nothing that was withdrawn',
      2,
      [],
      aSellable({ isWithdrawn: true }),
      [0, 0, 0],
      refuse('UNKNOWN_PRODUCT'),
    ],
    ['nothing that is not known', 2, [], aTone(5), [0, 0, 0], refuse('UNKNOWN_PRODUCT')],
  ])('%s', (_, quantity, rows, sellable, [inCart, added, inPresale], refusal) => {
    const { reordered, change } = decide([ordered(quantity)], rows, sellable);
    expect(reordered).toMatchObject([{ inCart, added, inPresale, refusal }]);
    expect(reordered[0]?.lastDate === null).toBe(inPresale === 0);
    expect(change === null).toBe(added === 0);
  });

  test('lines share the stock, the first has first, and the good ones make the change', () => {
    const combo = aCombo([aPart('KOL', [[1, 10]], 4)]);
    const set = ordered(2, { productId: 9, versionId: 90 });
    const { reordered, change } = decide(
      [set, ordered(5), ordered(1, { versionId: 7 })],
      [],
      combo,
      aSellable(),
    );
    expect(reordered.map(({ added }) => added)).toEqual([2, 2, 0]);
    expect(inShort(change?.rows ?? [])).toEqual([
      [90, 2, 'now'],
      [1, 2, 'now'],
    ]);
  });

  test('a combo whose parts are others by now', () => {
    const combo = aCombo([
      aPart('MAS', [
        [20, 3],
        [21, 5],
      ]),
    ]);
    const set = ordered(1, { productId: 9, versionId: 90, assemblyVersionIds: [22] });
    expect(decide([set], [], combo).reordered).toMatchObject([
      { added: 0, refusal: refuse('COMBO_PART_MISSING', { name: 'Set' }) },
    ]);
  });
});
