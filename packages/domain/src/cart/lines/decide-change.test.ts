import { describe, expect, test } from 'vitest';
import type { Sellable } from '../../catalogue/sellable.ts';
import { refuse } from '../../kernel/refusal.ts';
import { aCart, aLine, aPresale, aSellable, aTone, inShort, ruleInputs } from '../cart.builders.ts';
import type { StoredLine } from '../snapshot.ts';
import { decideChange } from './decide-change.ts';
import type { LineName } from './find-line.ts';

const aName = (change: Partial<LineName> = {}): LineName => ({
  code: 'KOL',
  versionCode: 'KOL-1',
  assemblyVersionCode: null,
  advance: false,
  dispatchDate: null,
  ...change,
});
const now = aLine(1, { quantity: 2 });
const later = aLine(2, { advance: true, quantity: 5, seenUnits: 0 });

describe('PUT /cart/changequantityitem, decided', () => {
  test.each<[string, Partial<LineName>, number, StoredLine[], Sellable, unknown[][]]>([
    ['more of what there is', {}, 7, [now], aTone(1), [[1, 7, 'now']]],
    ['less', {}, 1, [now], aTone(1), [[1, 1, 'now']]],
    [
      'what stock does not cover joins the advance line',
      {},
      8,
      [now],
      aPresale(3),
      [
        [1, 3, 'now'],
        [1, 5, 'later'],
      ],
    ],
    [
      'an advance line, split again as a whole',
      { advance: true },
      7,
      [now, later],
      aPresale(3),
      [
        [1, 3, 'now'],
        [1, 6, 'later'],
      ],
    ],
    [
      'the units of one day, beside those of the others',
      { advance: true, dispatchDate: '2026-12-15' },
      3,
      [later],
      aPresale(0),
      [[1, 7, 'later']],
    ],
  ])('%s', (_, name, wanted, rows, sellable, expected) => {
    const decided = decideChange(
      aName(name),
      { quantity: wanted },
      aCart(rows, sellable),
      ruleInputs(),
    );
    expect(decided.ok && inShort(decided.value.rows)).toEqual(expected);
  });

  test.each<[string, Partial<LineName>, number, Sellable, object]>([
    ['no such line', { versionCode: 'KOL-2' }, 1, aTone(1), refuse('UNKNOWN_CART_LINE')],
    ['none of the name that waits', { advance: true }, 1, aTone(1), refuse('UNKNOWN_CART_LINE')],
    ['more than there is', {}, 11, aTone(1), refuse('STOCK_INSUFFICIENT', { n: 10 })],
    [
      'less than the minimum',
      {},
      1,
      aTone(1, { minQuantity: 2 }),
      refuse('BELOW_MINIMUM', { name: 'Kolor', min: 2 }),
    ],
  ])('refused: %s', (_, name, wanted, sellable, refusal) => {
    const decided = decideChange(
      aName(name),
      { quantity: wanted },
      aCart([now], sellable),
      ruleInputs(),
    );
    expect(decided.ok ? null : decided.error).toMatchObject(refusal);
  });

  test('the nearest quantities are those of this line, less what is held beside it', () => {
    const sellable = aPresale(6, { multiple: 6 });
    const rows = [
      { ...now, quantity: 6 },
      { ...later, quantity: 6 },
    ];
    const decided = decideChange(aName(), { quantity: 7 }, aCart(rows, sellable), ruleInputs());
    expect(decided.ok ? null : decided.error).toMatchObject({
      code: 'NOT_A_MULTIPLE',
      lines: [{ nearest: [6, 12] }],
    });
  });

  test('a product without versions goes by its own code', () => {
    const name = aName({ versionCode: null });
    const decided = decideChange(name, { quantity: 4 }, aCart([now], aSellable()), ruleInputs());
    expect(decided.ok && inShort(decided.value.rows)).toEqual([[1, 4, 'now']]);
  });
});
