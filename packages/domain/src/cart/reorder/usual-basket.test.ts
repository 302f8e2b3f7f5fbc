import { describe, expect, it } from 'vitest';
import { type BasketLine, missingFromCart, usualBasket } from './usual-basket.ts';

const line = (versionId: number, quantity: number, parts: number[] = []): BasketLine => ({
  versionId,
  assemblyVersionIds: parts,
  quantity,
});

/** Orders, the newest first. */
const orders = (...lines: BasketLine[][]) => lines.map((own, n) => ({ id: `p${n}`, lines: own }));

describe('usualBasket', () => {
  it.each([
    ['no order: nothing', orders(), null],
    ['one order: that one', orders([line(1, 4)]), { from: 'last', lines: [line(1, 4)] }],
    [
      'what stood in two of them, by the middle of what was ordered',
      orders([line(1, 6), line(2, 1)], [line(1, 2)], [line(1, 4), line(3, 9)]),
      { from: 'usual', lines: [line(1, 4)] },
    ],
    [
      'the most often ordered first',
      orders([line(1, 1), line(2, 2)], [line(2, 2)], [line(1, 1), line(2, 2)]),
      { from: 'usual', lines: [line(2, 2), line(1, 1)] },
    ],
    [
      'orders that share nothing: the last',
      orders([line(1, 1)], [line(2, 2)]),
      { from: 'last', lines: [line(1, 1)] },
    ],
    [
      'combos with other parts are not the same',
      orders([line(1, 1, [7])], [line(1, 2, [8])]),
      { from: 'last', lines: [line(1, 1, [7])] },
    ],
    [
      'an order too long ago does not count',
      orders([line(1, 1)], ...[2, 3, 4, 5, 6].map((id) => [line(id, 1)]), [line(1, 9)]),
      { from: 'last', lines: [line(1, 1)] },
    ],
  ])('%s', (_, past, expected) => {
    expect(usualBasket(past)).toEqual(expected);
  });

  it('has the names and prices of the newest order', () => {
    const past = [
      { id: 'b', lines: [{ ...line(1, 2), name: 'Nuevo' }] },
      { id: 'a', lines: [{ ...line(1, 2), name: 'Viejo' }] },
    ];
    expect(usualBasket(past)?.lines).toEqual([{ ...line(1, 2), name: 'Nuevo' }]);
  });
});

describe('missingFromCart', () => {
  it.each([
    ['an empty cart: all of it', [], [line(1, 4), line(2, 1)]],
    ['a part of it is there', [line(1, 3)], [line(1, 1), line(2, 1)]],
    ['now and later are one', [line(1, 3), line(1, 1), line(2, 5)], []],
  ])('%s', (_, rows, missing) => {
    expect(missingFromCart([line(1, 4), line(2, 1)], rows)).toEqual(missing);
  });
});
