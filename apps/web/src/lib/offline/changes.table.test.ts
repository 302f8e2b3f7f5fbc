import { describe, expect, it } from 'vitest';
import { findNeedless, findToSend, isGivenUp, readOutcome, type WaitingChange } from './changes.ts';

const change = (seq: number, fields: Partial<WaitingChange> = {}): WaitingChange => ({
  seq,
  owner: 'ana salon',
  path: '/cart/additem',
  body: { productId: '1', code: 'TIN', mutationId: `m${seq}` },
  name: 'Tinte',
  doneAt: 0,
  ...fields,
});
const quantity = (seq: number, body: WaitingChange['body'], fields: Partial<WaitingChange> = {}) =>
  change(seq, { path: '/cart/changequantityitem', body, ...fields });
const seqs = (changes: readonly WaitingChange[]) => changes.map(({ seq }) => seq);

describe('the order of what waits', () => {
  const line = { code: 'TIN', advancedPurchasing: false, versionCode: '7', quantity: 3 };
  it.each<[string, WaitingChange[], WaitingChange, number[]]>([
    ['a later quantity of a line', [quantity(1, line)], quantity(2, { ...line, quantity: 9 }), [1]],
    ['another tone', [quantity(1, line)], quantity(2, { ...line, versionCode: '8' }), []],
    ['another day', [quantity(1, line)], quantity(2, { ...line, dispatchDate: '2026-12-01' }), []],
    ['another person', [quantity(1, line, { owner: 'bea' })], quantity(2, line), []],
    ['an addition', [change(1)], change(2), []],
    ['an addition before it', [change(1)], quantity(2, line), []],
    ['what was refused', [quantity(1, line, { refused: 'No hay.' })], quantity(2, line), []],
  ])('%s makes needless', (_, waiting, next, needless) => {
    expect(seqs(findNeedless(waiting, next))).toEqual(needless);
  });

  it('is that in which it was done, and only of the one who did it', () => {
    const waiting = [
      change(3),
      change(1),
      change(2, { owner: 'bea' }),
      change(4, { refused: 'No.' }),
    ];
    expect(seqs(findToSend(waiting, 'ana salon'))).toEqual([1, 3]);
    expect(seqs(findToSend(waiting, 'ana otro'))).toEqual([]);
    expect(findToSend(waiting, null)).toEqual([]);
  });
});

describe('what an answer says of a change', () => {
  it.each([
    ['/cart/additem', 0, 'OFFLINE', 'later'],
    ['/cart/additem', 503, 'BUSY', 'later'],
    ['/cart/additem', 429, 'TOO_MANY_REQUESTS', 'later'],
    ['/cart/additem', 401, 'NO_SESSION', 'later'],
    ['/cart/additem', 400, 'STOCK_INSUFFICIENT', 'refused'],
    ['/cart/changequantityitem', 409, 'CART_CLOSED', 'refused'],
    ['/cart/deleteitem', 404, 'UNKNOWN_CART_LINE', 'done'],
    ['/cart/listcart', 404, 'CART_NOT_FOUND', 'done'],
    ['/cart/changequantityitem', 404, 'UNKNOWN_CART_LINE', 'refused'],
  ] as const)('%s %i %s: %s', (path, status, code, outcome) => {
    expect(readOutcome(path, status, code)).toBe(outcome);
  });
});

it.each([
  ['a week', 7 * 86_400_000, false],
  ['longer', 7 * 86_400_000 + 1, true],
  ['a clock that was set back', -86_400_000, false],
])('waits for %s', (_, age, isOver) => {
  expect(isGivenUp(change(1), age)).toBe(isOver);
});
