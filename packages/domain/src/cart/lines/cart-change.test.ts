import { describe, expect, test } from 'vitest';
import {
  aCart,
  aLine,
  anArrival,
  aPresale,
  aTone,
  cartNow,
  idOf,
  inShort,
  pricesFrom,
  ruleInputs,
} from '../cart.builders.ts';
import { applyServed, changeBetween, changeOf } from './cart-change.ts';

const promise = (date: string, quantity: number) => ({ arrivalId: date, date, quantity });
const served = (fromStock: number, ...promises: ReturnType<typeof promise>[]) => ({
  sellable: aPresale(3),
  assemblyVersionIds: [],
  quantity: fromStock + promises.reduce((sum, one) => sum + one.quantity, 0),
  fromStock,
  promises,
});

describe('at most one line from stock and one in advance for each choice', () => {
  const now = aLine(1, { quantity: 2 });
  const later = aLine(2, { advance: true, quantity: 4 });

  test.each([
    [
      'new lines for a new choice',
      [],
      served(3, promise('2026-12-01', 2)),
      [
        [1, 3, 'now'],
        [1, 2, 'later'],
      ],
      [],
    ],
    [
      'those that are there keep their ids',
      [now, later],
      served(3, promise('2026-12-01', 1)),
      [
        [1, 3, 'now'],
        [1, 1, 'later'],
      ],
      [],
    ],
    ['one of which nothing is left goes', [now, later], served(3), [[1, 3, 'now']], [later.id]],
  ])('%s', (_, rows, one, expected, removed) => {
    const change = applyServed([one], aCart(rows, aPresale(3)), ruleInputs());
    expect(inShort(change.rows)).toEqual(expected);
    expect(change.removed).toEqual(removed);
    expect(change.rows.map(({ id }) => id)).toEqual(
      rows.length === 0
        ? [idOf(901), idOf(902)]
        : rows.slice(0, expected.length).map(({ id }) => id),
    );
  });

  test('lines keep their position, new ones follow, others are not written', () => {
    const other = aLine(3, { productId: 2, versionId: 2 });
    const change = applyServed(
      [served(3, promise('2026-12-01', 1))],
      aCart([now, other], aPresale(3), aTone(2, { productId: 2 })),
      ruleInputs(),
    );
    expect(change.rows.map(({ id }) => id)).toEqual([now.id, other.id, idOf(901)]);
    expect(change.written.map(({ id }) => id)).toEqual([now.id, idOf(901)]);
  });

  test('the buyer agrees to the price, the units and the day of what they touch', () => {
    const cart = aCart([], aPresale(3, { prices: pricesFrom(1200) }));
    const one = served(3, promise('2026-12-01', 4), promise('2026-12-15', 1));
    expect(applyServed([one], cart, ruleInputs()).rows).toMatchObject([
      { seenPrice: 1200, seenUnits: 3, seenDate: null },
      { seenPrice: 1200, seenUnits: 0, seenDate: '2026-12-15' },
    ]);
  });
});

describe('D-9 what moves by the change is agreed to, what moved by itself stays news', () => {
  const breaks = [{ minQuantity: 6, percent: 10 }];
  const deals = [
    { id: '1', name: 'Lleva 6', kind: 'volume' as const, startsAt: null, endsAt: null, breaks },
  ];
  const prices = { ...pricesFrom(1000), deals };
  const tones = [aTone(1, { prices }), aTone(2, { prices })];
  const touch = (seenPrice: number) => {
    const [first, second] = [aLine(1), aLine(2, { versionId: 2, quantity: 2, seenPrice })];
    const after = [{ ...first, quantity: 4 }, second];
    return changeOf(aCart([first, second], ...tones), after, new Set([first.id]), cartNow);
  };

  test('the volume price that the other tone gets with it', () => {
    expect(touch(1000).rows.map(({ seenPrice }) => seenPrice)).toEqual([900, 900]);
    expect(touch(1000).written).toHaveLength(2);
  });

  test('not a price that was news before', () => {
    expect(touch(1100).rows.map(({ seenPrice }) => seenPrice)).toEqual([900, 1100]);
    expect(touch(1100).written).toHaveLength(1);
  });

  test.each([
    ['the line as it was seen', [aLine(1)], 1000, 900],
    ['a line that was seen dearer', [aLine(1)], 1200, 1200],
    ['a product as it was seen', [], 1000, 900],
    ['a product that was seen cheaper', [], 800, 800],
    ['what nobody says they saw', [aLine(1)], undefined, 900],
  ])('%s', (_, rows, seenPrice, agreedTo) => {
    const six = { assemblyVersionIds: [], quantity: 6, fromStock: 6, promises: [], seenPrice };
    const request = { ...six, sellable: aTone(1, { prices }) };
    const change = applyServed([request], aCart(rows, ...tones), ruleInputs());
    expect(change.rows.map((row) => row.seenPrice)).toEqual([agreedTo]);
  });

  test('units and day of another line follow where they were no news', () => {
    const cart = (stock: number) => aPresale(stock, { arrivals: [anArrival('2026-12-01', 4)] });
    const line = aLine(1, { quantity: 3 });
    const later = aLine(2, { advance: true, quantity: 4, seenUnits: 0, seenDate: '2026-12-01' });
    const after = [{ ...line, quantity: 1 }, later];
    const { rows } = changeOf(aCart([line, later], cart(3)), after, new Set([line.id]), cartNow);
    // Two units came free by the change: stock covers as much of the other line, which is no news.
    expect(rows[1]).toMatchObject({ seenUnits: 2, seenDate: '2026-12-01' });
    const stale = { ...later, seenUnits: 1 };
    const kept = changeOf(
      aCart([line, stale], cart(3)),
      [after[0] ?? line, stale],
      new Set([line.id]),
      cartNow,
    );
    expect(kept.rows[1]).toMatchObject({ seenUnits: 1 });
  });
});

test('only what is another line than before is written', () => {
  const [one, two, three] = [aLine(1), aLine(2, { versionId: 2 }), aLine(3, { versionId: 3 })];
  const changed = { ...two, quantity: 5 };
  expect(changeBetween([one, two, three], [one, changed])).toEqual({
    rows: [one, changed],
    written: [changed],
    removed: [three.id],
  });
});
