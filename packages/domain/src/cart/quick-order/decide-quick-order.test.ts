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
import { decideQuickOrder, type ResolvedRow, wantedOf } from './decide-quick-order.ts';

const aRow = (change: Partial<ResolvedRow> = {}): ResolvedRow => ({
  text: 'kolor x2',
  item: 'kolor',
  quantityText: '2',
  kind: 'sure',
  candidates: [{ versionId: 1, name: 'Kolor' }],
  ...change,
});
const of = (versionId: number, quantityText: string) =>
  aRow({ quantityText, candidates: [{ versionId, name: 'Kolor' }] });
const decide = (rows: ResolvedRow[], stored: StoredLine[], ...sellables: Sellable[]) =>
  decideQuickOrder(rows, aCart(stored, ...sellables), ruleInputs());
const outcomesOf = (...args: Parameters<typeof decide>) =>
  decide(...args).decided.map(({ outcome }) =>
    'reason' in outcome ? outcome.reason.code : [outcome.quantity, outcome.inPresale],
  );

describe('a row that cannot be added says why', () => {
  test.each<[string, Partial<ResolvedRow>, Sellable, object]>([
    [
      'nothing is like it',
      { kind: 'near' },
      aSellable(),
      refuse('UNKNOWN_CODE', { text: 'kolor' }),
    ],
    ['it is too long', { kind: 'near', isTooLong: true }, aSellable(), refuse('ROW_TOO_LONG')],
    ['it may be several', { kind: 'several' }, aSellable(), refuse('AMBIGUOUS', { text: 'kolor' })],
    [
      'it is only perhaps that',
      { kind: 'perhaps' },
      aSellable(),
      refuse('UNSURE', { text: 'kolor' }),
    ],
    [
      'the version was not said',
      { kind: 'open' },
      aTone(1),
      refuse('VERSION_REQUIRED', { name: 'Kolor' }),
    ],
    ['it is not sold here', {}, aSellable({ versionId: 2 }), refuse('UNKNOWN_PRODUCT')],
    ['it was withdrawn', {}, aSellable({ isWithdrawn: true }), refuse('UNKNOWN_PRODUCT')],
    [
      'a part of the combo is open',
      {},
      aCombo(
        [
          aPart('MAS', [
            [20, 3],
            [21, 5],
          ]),
        ],
        { versionId: 1 },
      ),
      refuse('COMBO_PART_MISSING', { name: 'Kolor' }),
    ],
    ['it has no quantity', { quantityText: null }, aSellable(), refuse('QUANTITY_MISSING')],
    ['the quantity is no number', { quantityText: 'dos' }, aSellable(), refuse('NOT_A_NUMBER')],
    ['the quantity has marks', { quantityText: '1.000' }, aSellable(), refuse('NOT_AN_INTEGER')],
    [
      'none is asked',
      { quantityText: '0' },
      aSellable({ minQuantity: 3 }),
      refuse('BELOW_MINIMUM', { name: 'Kolor', min: 3 }),
    ],
    [
      'there is too little',
      { quantityText: '11' },
      aSellable(),
      refuse('STOCK_EXCEEDED', { n: 10, name: 'Kolor' }),
    ],
    [
      'there is none in this tone, which is not sold ahead',
      {},
      aPresale(0, { excludedFromPresale: true }),
      refuse('NOT_IN_PRESALE'),
    ],
    ['there is none', {}, aTone(1, { stock: 0 }), refuse('TONE_OUT_OF_STOCK')],
  ])('%s', (_, row, sellable, reason) => {
    const { decided, change } = decide([aRow(row)], [], sellable);
    expect(decided).toMatchObject([{ outcome: { reason } }]);
    expect(change).toBeNull();
  });

  test('the quantities that would do are the row’s, beside what the cart holds', () => {
    const inCart = aLine(1, { quantity: 4 });
    const sellable = aSellable({ multiple: 4 });
    expect(decide([of(1, '3')], [inCart], sellable).decided[0]?.outcome).toEqual({
      reason: refuse('NOT_A_MULTIPLE', { name: 'Kolor', multiple: 4, nearest: '4' }),
      nearest: [4],
    });
  });
});

describe('rows of one version count together', () => {
  test.each<[string, string[], Sellable, unknown[]]>([
    [
      'all of them',
      ['2', '3'],
      aSellable(),
      [
        [2, 0],
        [3, 0],
      ],
    ],
    [
      'for the minimum',
      ['2', '4'],
      aSellable({ minQuantity: 6 }),
      [
        [2, 0],
        [4, 0],
      ],
    ],
    [
      'for what there is: the first that can be had',
      ['6', '7', '4'],
      aSellable(),
      [[6, 0], 'STOCK_EXCEEDED', [4, 0]],
    ],
    [
      'what waits is told of the last rows',
      ['2', '4'],
      aPresale(3),
      [
        [2, 0],
        [4, 3],
      ],
    ],
  ])('%s', (_, quantities, sellable, expected) => {
    expect(
      outcomesOf(
        quantities.map((one) => of(1, one)),
        [],
        sellable,
      ),
    ).toEqual(expected);
  });

  test('beside what the cart holds of it, now and later', () => {
    const stored = [aLine(1, { quantity: 3 }), aLine(2, { advance: true, quantity: 2 })];
    const { decided, change } = decide([of(1, '4')], stored, aPresale(3));
    expect(decided[0]?.outcome).toMatchObject({
      quantity: 4,
      inPresale: 4,
      lastDate: '2026-12-15',
    });
    expect(inShort(change?.rows ?? [])).toEqual([
      [1, 3, 'now'],
      [1, 6, 'later'],
    ]);
  });
});

test('good rows make the change, whatever the others are', () => {
  const rows = [of(1, '2'), aRow({ kind: 'near' }), of(2, '99'), of(3, '1')];
  const { change } = decide(rows, [], aTone(1), aTone(2), aTone(3));
  expect(inShort(change?.rows ?? [])).toEqual([
    [1, 2, 'now'],
    [3, 1, 'now'],
  ]);
});

test('what a row wants is known where it is sure, or the product is', () => {
  const kinds = ['sure', 'open', 'several', 'perhaps', 'near'] as const;
  expect(kinds.map((kind) => wantedOf(aRow({ kind }))?.versionId ?? null)).toEqual([
    1,
    1,
    null,
    null,
    null,
  ]);
});
