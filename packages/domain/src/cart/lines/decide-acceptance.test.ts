import { describe, expect, test } from 'vitest';
import type { Sellable } from '../../catalogue/sellable.ts';
import {
  aCart,
  aLine,
  aPresale,
  aTone,
  cartNow,
  idOf,
  inShort,
  pricesFrom,
  ruleInputs,
} from '../cart.builders.ts';
import { planCart } from '../plan/plan-cart.ts';
import type { StoredLine } from '../snapshot.ts';
import { acceptNews, type NewsAcceptance } from './decide-acceptance.ts';
import { newsOfPlan } from './news-of-plan.ts';

const now = (change: Partial<StoredLine> = {}) => aLine(1, { quantity: 5, ...change });
const accept = (rows: StoredLine[], sellable: Sellable, which: NewsAcceptance = 'all') =>
  acceptNews(which, aCart(rows, sellable), ruleInputs());
const kindsOf = (rows: readonly StoredLine[], sellable: Sellable) =>
  newsOfPlan(planCart(aCart(rows, sellable), cartNow)).map(({ kind }) => kind);

describe('PUT /cart/listcart, news accepted (ADR 13)', () => {
  test.each<[string, StoredLine[], Sellable, string[], unknown[][]]>([
    [
      'a new price is taken note of',
      [now({ seenPrice: 900 })],
      aTone(1),
      ['PRICE_UP'],
      [[1, 5, 'now']],
    ],
    ['what was withdrawn goes', [now()], aTone(1, { isWithdrawn: true }), ['WITHDRAWN'], []],
    [
      'of less there is what is left',
      [now()],
      aTone(1, { stock: 3 }),
      ['LESS_STOCK'],
      [[1, 3, 'now']],
    ],
    [
      'less by the multiple',
      [now({ quantity: 6 })],
      aTone(1, { stock: 5, multiple: 2 }),
      ['LESS_STOCK'],
      [[1, 4, 'now']],
    ],
    [
      'what can wait is split',
      [now()],
      aPresale(3),
      ['NOW_PRESALE'],
      [
        [1, 3, 'now'],
        [1, 2, 'later'],
      ],
    ],
    [
      'what waited leaves when stock is back',
      [now({ advance: true, seenUnits: 0 })],
      aPresale(9),
      ['BACK_IN_STOCK'],
      [[1, 5, 'now']],
    ],
    [
      'a new day is taken note of',
      [now({ advance: true, quantity: 4, seenDate: '2026-11-25' })],
      aPresale(0),
      ['NEW_DATE'],
      [[1, 4, 'later']],
    ],
    [
      'what is sold out stays for later',
      [now()],
      aTone(1, { stock: 0 }),
      ['LESS_STOCK'],
      [[1, 5, 'now']],
    ],
  ])('%s', (_, rows, sellable, kinds, expected) => {
    expect(kindsOf(rows, sellable)).toEqual(kinds);
    const after = accept(rows, sellable);
    expect(inShort(after)).toEqual(expected);
    expect(kindsOf(after, sellable)).toEqual([]);
  });

  test('agreeing to what there is does not agree to what it costs', () => {
    const row = now({ seenPrice: 900 });
    const sellable = aTone(1, { stock: 3, prices: pricesFrom(1000) });
    const after = accept([row], sellable, [{ lineId: row.id, kind: 'LESS_STOCK' }]);
    expect(after).toMatchObject([{ quantity: 3, seenPrice: 900 }]);
    expect(kindsOf(after, sellable)).toEqual(['PRICE_UP']);
  });

  test.each<[string, NewsAcceptance]>([
    ['of another kind', [{ lineId: idOf(1), kind: 'PRICE_DOWN' }]],
    ['of another line', [{ lineId: idOf(2), kind: 'PRICE_UP' }]],
    ['that is another by now', [{ lineId: idOf(1), kind: 'PRICE_UP', after: 950 }]],
  ])('news %s is left alone', (_, which) => {
    const row = now({ seenPrice: 900 });
    expect(accept([row], aTone(1), which)).toEqual([row]);
  });

  test('a sold-out advance line waits as one that is not; beside such a line it goes', () => {
    const sellable = aPresale(0, { arrivals: [] });
    const later = aLine(2, { advance: true, quantity: 4, seenUnits: 0 });
    expect(inShort(accept([later], sellable))).toEqual([[1, 4, 'now']]);
    expect(inShort(accept([now(), later], sellable))).toEqual([[1, 5, 'now']]);
  });
});
