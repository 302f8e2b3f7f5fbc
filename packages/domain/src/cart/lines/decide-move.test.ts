import { describe, expect, test } from 'vitest';
import type { Sellable } from '../../catalogue/sellable.ts';
import { refuse } from '../../kernel/refusal.ts';
import { aCart, aLine, anArrival, aPresale, idOf, inShort, ruleInputs } from '../cart.builders.ts';
import type { StoredLine } from '../snapshot.ts';
import { moveLine } from './decide-move.ts';

const now = aLine(1, { quantity: 3 });
const later = aLine(2, { advance: true, quantity: 4, seenUnits: 0 });
const move = (lineId: string, advance: boolean, rows: StoredLine[], sellable: Sellable) =>
  moveLine({ lineId, advance }, aCart(rows, sellable), ruleInputs());

describe('PUT /cart/listcart, a move decided (ADR 13)', () => {
  test.each<[string, string, boolean, StoredLine[], Sellable, unknown[][]]>([
    [
      'to presale all units of the choice go',
      now.id,
      true,
      [now, later],
      aPresale(3),
      [[1, 7, 'later']],
    ],
    ['a line alone waits under a new id', now.id, true, [now], aPresale(3), [[1, 3, 'later']]],
    [
      'out of presale go those that stock covers',
      later.id,
      false,
      [later],
      aPresale(3),
      [
        [1, 1, 'later'],
        [1, 3, 'now'],
      ],
    ],
    [
      'by the name of one of its days as well',
      `${later.id}:2026-12-01`,
      false,
      [later],
      aPresale(9),
      [[1, 4, 'now']],
    ],
    [
      'where it is already nothing moves',
      now.id,
      false,
      [now, later],
      aPresale(3),
      [
        [1, 3, 'now'],
        [1, 4, 'later'],
      ],
    ],
  ])('%s', (_, id, advance, rows, sellable, expected) => {
    const moved = move(id, advance, rows, sellable);
    expect(moved.ok && inShort(moved.value)).toEqual(expected);
  });

  const oneArrival = { arrivals: [anArrival('2026-12-01', 6)] };
  test.each<[string, string, boolean, StoredLine[], Sellable, object]>([
    ['a line that is not there', idOf(77), true, [now], aPresale(3), refuse('UNKNOWN_CART_LINE')],
    [
      'what is not sold ahead',
      now.id,
      true,
      [now],
      aPresale(3, { arrivals: [] }),
      refuse('NOT_IN_PRESALE'),
    ],
    [
      'more than the arrivals bring',
      now.id,
      true,
      [now, later],
      aPresale(3, oneArrival),
      refuse('STOCK_INSUFFICIENT', { n: 6 }),
    ],
    [
      'stock that is all taken',
      later.id,
      false,
      [now, later],
      aPresale(3),
      refuse('STOCK_INSUFFICIENT', { n: 3 }),
    ],
    [
      'stock that there is none of',
      later.id,
      false,
      [later],
      aPresale(0),
      refuse('TONE_OUT_OF_STOCK'),
    ],
    [
      'a minimum that was raised since',
      later.id,
      false,
      [later],
      aPresale(9, { minQuantity: 6 }),
      refuse('BELOW_MINIMUM', { name: 'Kolor', min: 6 }),
    ],
  ])('refused: %s', (_, id, advance, rows, sellable, refusal) => {
    const moved = move(id, advance, rows, sellable);
    expect(moved.ok ? null : moved.error).toMatchObject(refusal);
  });

  test('the buyer agrees to the days of what they let wait', () => {
    const moved = move(now.id, true, [now, later], aPresale(0));
    expect(moved.ok && moved.value).toMatchObject([{ id: later.id, seenDate: '2026-12-15' }]);
  });
});
