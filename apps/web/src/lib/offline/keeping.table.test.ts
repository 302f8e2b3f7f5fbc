import type { Me } from '@matiz/contracts/identity.ts';
import { describe, expect, it } from 'vitest';
import { isContent, isKept, isReadable, isSamePerson, keptForMs, scopeOf } from './keeping.ts';
import { isSafeMoment, type Moment } from './safe-moment.ts';
import { sayWhenSeen } from './seen-words.ts';

describe('what may be kept on a device', () => {
  it.each([
    [['me'], true, false],
    [['products', 'list', { list: 'bestsellers' }], true, true],
    [['products', 'suggestions', 'rubio'], false, true],
    [['product', 'ALM002'], true, true],
    [['favourite-lists', null], true, true],
    [['products', 'favourites-list', 'l1', 1], true, true],
    [['cart'], true, true],
    [['orders', {}], true, true],
    [['order', 'P-1'], true, true],
    [['notifications'], true, true],
    [['usual-tones', 'c', 'p'], true, false],
    [['addresses', 'c'], false, false],
    [['cards'], false, false],
    [['purchase'], false, false],
    [['seller-customers', '', null], false, false],
    [['credit'], false, false],
    [['own-sessions'], false, false],
    [['hand-over-link', 'secret'], false, false],
    [['something-new'], false, false],
  ])('%j: kept %s, about something %s', (key, kept, content) => {
    expect(isKept(key)).toBe(kept);
    expect(isContent(key)).toBe(content);
  });
});

describe('whose it is', () => {
  const me = {
    user: { _id: 'u1' },
    customer: { _id: 'c1' },
    delivery: { cityId: '11001' },
    warehouse: { _id: '1' },
  } as Me;
  it('differs by person, customer, city and warehouse', () => {
    const others = [
      { ...me, user: { ...me.user, _id: 'u2' } },
      { ...me, customer: null },
      { ...me, delivery: { ...me.delivery, cityId: '05001' } },
      { ...me, warehouse: { ...me.warehouse, _id: '2' } },
    ];
    const scopes = [me, ...others].map(scopeOf);
    expect(new Set(scopes).size).toBe(5);
    expect(scopes.map((scope) => isSamePerson(scope, scopeOf(me)))).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
  });

  const now = { scope: 'u1', release: 'a', atMs: 10 * keptForMs };
  it.each([
    ['of this person and release', { scope: 'u1', release: 'a', seenAt: now.atMs - 1 }, true],
    ["another person's", { scope: 'u2', release: 'a', seenAt: now.atMs - 1 }, false],
    ["another release's", { scope: 'u1', release: 'b', seenAt: now.atMs - 1 }, false],
    ['a week old', { scope: 'u1', release: 'a', seenAt: now.atMs - keptForMs }, false],
    [
      'of a clock that was a day ahead',
      { scope: 'u1', release: 'a', seenAt: now.atMs + 86e6 },
      true,
    ],
  ])('%s', (_, answer, isShown) => {
    expect(isReadable(answer, now)).toBe(isShown);
  });
});

it.each([
  [0, null],
  [59_999, null],
  [-86_400_000, null],
  [60_000, 'Visto hace 1 min'],
  [3 * 3_600_000, 'Visto hace 3 h'],
  [24 * 3_600_000, 'Visto hace 1 día'],
  [3 * 86_400_000, 'Visto hace 3 días'],
])('after %i ms: %s', (age, words) => {
  expect(sayWhenSeen(1e12 - age, 1e12)).toBe(words);
});

describe('a new release takes over', () => {
  const safe: Moment = {
    pathname: '/home/bestsellers',
    isHidden: true,
    hasTyped: false,
    hasWindow: false,
    isBusy: false,
  };
  it.each<[string, Partial<Moment>, boolean]>([
    ['out of sight', {}, true],
    ['looked at', { isHidden: false }, false],
    ['with something typed', { hasTyped: true }, false],
    ['with a window open', { hasWindow: true }, false],
    ['while something is sent', { isBusy: true }, false],
    ['in the cart', { pathname: '/home/cart' }, false],
    ['in a purchase', { pathname: '/home/purchase/order/summary' }, false],
    ['in a registration', { pathname: '/registro' }, false],
    ['in the orders', { pathname: '/home/orders/purchased' }, true],
  ])('%s', (_, moment, isTaken) => {
    expect(isSafeMoment({ ...safe, ...moment })).toBe(isTaken);
  });
});
