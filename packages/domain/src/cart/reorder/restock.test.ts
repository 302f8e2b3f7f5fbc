import { describe, expect, test } from 'vitest';
import { type BoughtVersion, type PastPurchase, planRestock } from './restock.ts';

const moment = new Date('2026-11-20T15:00:00Z');
const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T12:00:00.000Z`;

/** An order of so many units on a day of November, at 1,000 pesos each. */
const on = (date: number, units: number, change: Partial<PastPurchase> = {}): PastPurchase => ({
  order: `of ${date}`,
  placedAt: day(date),
  units,
  unitPrice: 1000,
  ...change,
});

function bought(
  code: string,
  purchases: readonly PastPurchase[],
  {
    base = 1000,
    percent = 0,
    ...change
  }: Partial<BoughtVersion> & { base?: number; percent?: number } = {},
): BoughtVersion {
  const deal = {
    id: '1',
    name: 'x',
    kind: 'volume' as const,
    startsAt: null,
    endsAt: null,
    breaks: [{ minQuantity: 6, percent }],
  };
  return {
    productId: 1,
    code,
    purchases,
    stock: 50,
    minQuantity: 1,
    multiple: 1,
    cameAt: null,
    prices: {
      base,
      list: [],
      programmed: [],
      deals: percent > 0 ? [deal] : [],
      versionDiscount: null,
    },
    ...change,
  };
}
const plan = (...versions: BoughtVersion[]) => planRestock(versions, moment);
const told = (list: readonly { version: BoughtVersion; quantity: number }[]) =>
  list.map(({ version, quantity }) => [version.code, quantity]);

describe('usual: what is ordered again and again, as it is ordered', () => {
  test('over all products, the most often ordered first, once only none', () => {
    const { usual } = plan(
      bought('7.43', [on(9, 3), on(5, 5), on(1, 3)]),
      bought('OXI', [on(9, 2), on(5, 2)], { productId: 2 }),
      bought('8.1', [on(9, 4)]),
    );
    expect(told(usual)).toEqual([
      ['7.43', 3],
      ['OXI', 2],
    ]);
  });
  test.each<[string, Partial<BoughtVersion>, [string, number][]]>([
    ['as many as there are', { stock: 3 }, [['7.43', 3]]],
    ['by the multiple', { stock: 3, multiple: 2, minQuantity: 2 }, [['7.43', 2]]],
    ['never less than the least', { minQuantity: 6 }, [['7.43', 6]]],
    ['nothing below the least', { minQuantity: 6, stock: 5 }, []],
    ['nothing that is sold out', { stock: 0 }, []],
  ])('%s', (_of, change, expected) => {
    expect(told(plan(bought('7.43', [on(9, 4), on(5, 4)], change)).usual)).toEqual(expected);
  });
  test('costs what so many cost', () => {
    const [usual] = plan(bought('7.43', [on(9, 6), on(5, 6)], { percent: 10 })).usual;
    expect(usual).toMatchObject({ price: 900, originalPrice: 1000 });
  });
});

describe('back: what came after it was last ordered', () => {
  test.each<[string, string | null, number, number]>([
    ['came since', day(10), 20, 1],
    ['came before the last order', day(8), 20, 0],
    ['did not come', null, 20, 0],
    ['came and is gone', day(10), 0, 0],
  ])('%s', (_of, cameAt, stock, count) => {
    const { back } = plan(bought('7.43', [on(9, 2), on(9, 3), on(1, 9)], { cameAt, stock }));
    expect(back).toHaveLength(count);
    if (count > 0) expect(told(back)).toEqual([['7.43', 5]]);
  });
});

describe('moved: what costs something else than in the last order that held it', () => {
  test.each<[string, number, number[] | null]>([
    ['more', 1100, [1000, 1100]],
    ['less', 900, [1000, 900]],
    ['the same', 1000, null],
    ['hardly another', 1009, null],
  ])('%s', (_of, base, expected) => {
    const [moved] = plan(bought('7.43', [on(9, 2), on(1, 2, { unitPrice: 500 })], { base })).moved;
    expect(moved ? [moved.priceThen, moved.price] : null).toEqual(expected);
  });
  test('for as many units of the product as then: its tones count together', () => {
    const tones = ['7.43', '8.1'].map((code) =>
      bought(code, [on(9, 3, { unitPrice: 900 })], { percent: 10 }),
    );
    expect(plan(...tones).moved).toEqual([]);
  });
  test('a product once, the biggest change first', () => {
    const { moved } = plan(
      bought('7.43', [on(9, 1)], { base: 1100 }),
      bought('8.1', [on(9, 1)], { base: 1200 }),
      bought('OXI', [on(1, 1)], { productId: 2, base: 700 }),
    );
    expect(told(moved)).toEqual([
      ['OXI', 1],
      ['8.1', 1],
    ]);
  });
});

test('nothing was ordered: nothing to restock', () => {
  expect(plan()).toEqual({ usual: [], back: [], moved: [] });
});
