import { describe, expect, test } from 'vitest';
import { refuse } from '../../kernel/refusal.ts';
import { fail } from '../../kernel/result.ts';
import { aCart, aLine, aPresale, aTone, cartNow, idOf, inShort } from '../cart.builders.ts';
import { decideDraftRemoval, decideRemoval, decideRemovals } from './decide-removal.ts';

const now = aLine(1, { productId: 2, versionId: 2, quantity: 2 });
const later = aLine(2, { advance: true, quantity: 5, seenUnits: 0 });
// Four units leave on the first of December, one on the fifteenth.
const cart = aCart([now, later], aPresale(0), aTone(2, { productId: 2 }));
const unknown = fail(refuse('UNKNOWN_CART_LINE'));

describe('DELETE /cart/deleteitem, decided', () => {
  const name = { code: 'KOL', versionCode: 'KOL-1', assemblyVersionCode: null, advance: true };

  test.each([
    ['the line goes', null, [[2, 2, 'now']]],
    [
      'the units of one day go',
      '2026-12-01',
      [
        [2, 2, 'now'],
        [1, 1, 'later'],
      ],
    ],
    ['of a day that it does not have, the line', '2026-12-24', [[2, 2, 'now']]],
  ])('%s', (_, dispatchDate, expected) => {
    const decided = decideRemoval({ ...name, dispatchDate }, cart, cartNow);
    expect(decided.ok && inShort(decided.value.rows)).toEqual(expected);
  });

  test('refuses a line that is not there', () => {
    expect(decideRemoval({ ...name, advance: false, dispatchDate: null }, cart, cartNow)).toEqual(
      unknown,
    );
  });
});

describe('DELETE /cart/listcart, decided', () => {
  test.each([
    ['one line', [now.id], [[1, 5, 'later']]],
    ['all', [now.id, later.id, `${later.id}:2026-12-15`], []],
    [
      'its units of the day that the name says',
      [`${later.id}:2026-12-15`],
      [
        [2, 2, 'now'],
        [1, 4, 'later'],
      ],
    ],
    [
      'the first day by its day as well',
      [`${later.id}:2026-12-01`],
      [
        [2, 2, 'now'],
        [1, 1, 'later'],
      ],
    ],
    ['what is gone already is passed over', [idOf(77), now.id], [[1, 5, 'later']]],
  ])('%s', (_, lineIds, expected) => {
    const decided = decideRemovals(lineIds, cart, cartNow);
    expect(decided.ok && inShort(decided.value.rows)).toEqual(expected);
  });

  test('refuses where all of them are gone', () => {
    expect(decideRemovals([idOf(77)], cart, cartNow)).toEqual(unknown);
  });

  test('a line that is sold out can be removed', () => {
    const soldOut = aCart([now], aTone(2, { productId: 2, stock: 0 }));
    const decided = decideRemovals([now.id], soldOut, cartNow);
    expect(decided.ok && decided.value.removed).toEqual([now.id]);
  });
});

describe('PUT /hand-over with no units, decided', () => {
  const soldOut = aLine(3, { productId: 3, versionId: 3 });
  const gone = aTone(3, { productId: 3, stock: 0 });
  const last = fail(refuse('HAND_OVER_LAST_LINE'));

  test.each([
    ['one of two lines', aCart([now, later], aPresale(0), aTone(2, { productId: 2 })), now.id, 1],
    ['one of two days of a line', aCart([later], aPresale(0)), `${later.id}:2026-12-15`, 1],
    ['what is sold out', aCart([now, soldOut], aTone(2, { productId: 2 }), gone), soldOut.id, 1],
  ])('takes out %s', (_, draft, lineId, left) => {
    const decided = decideDraftRemoval(lineId, draft, cartNow);
    expect(decided.ok && decided.value.rows).toHaveLength(left);
  });

  test.each([
    ['the only line', aCart([now], aTone(2, { productId: 2 })), now.id, last],
    [
      'the only one that can be had',
      aCart([now, soldOut], aTone(2, { productId: 2 }), gone),
      now.id,
      last,
    ],
    ['a line that is not there', aCart([now], aTone(2, { productId: 2 })), idOf(77), unknown],
  ])('refuses %s', (_, draft, lineId, refusal) => {
    expect(decideDraftRemoval(lineId, draft, cartNow)).toEqual(refusal);
  });
});
