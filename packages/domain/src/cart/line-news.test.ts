import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LineNow, type LineSeen, newsOfLine, seenNow } from './line-news.ts';

const seen = (parts: Partial<LineSeen> = {}): LineSeen => {
  return { price: 1000, units: null, date: null, ...parts };
};
const now = (parts: Partial<LineNow> = {}): LineNow => {
  return {
    quantity: 4,
    isAdvance: false,
    isWithdrawn: false,
    price: 1000,
    inStock: 10,
    room: 0,
    date: null,
    ...parts,
  };
};
const advance = (parts: Partial<LineNow> = {}) =>
  now({ isAdvance: true, inStock: 0, room: 4, date: '2026-12-01', ...parts });
const told = (was: LineSeen, is: LineNow) =>
  newsOfLine(was, is).map(({ kind, before, after }) => [kind, before, after]);

describe('D-9 the news of a line that leaves at once', () => {
  test.each<[string, Partial<LineSeen>, Partial<LineNow>, unknown[]]>([
    ['nothing changed', {}, {}, []],
    ['dearer', {}, { price: 1200 }, [['PRICE_UP', 1000, 1200]]],
    ['cheaper', {}, { price: 900 }, [['PRICE_DOWN', 1000, 900]]],
    ['some are gone', {}, { inStock: 3 }, [['LESS_STOCK', 4, 3]]],
    ['all are gone', {}, { inStock: 0 }, [['LESS_STOCK', 4, 0]]],
    ['gone, and dearer: only what matters', {}, { inStock: 0, price: 1 }, [['LESS_STOCK', 4, 0]]],
    ['the rest can wait', {}, { inStock: 1, room: 9 }, [['NOW_PRESALE', 4, 1]]],
    ['all of it can wait', {}, { inStock: 0, room: 9 }, [['NOW_PRESALE', 4, 0]]],
    ['a shortage that was accepted', { units: 0 }, { inStock: 0 }, []],
    ['an accepted shortage is over', { units: 0 }, { inStock: 9 }, [['BACK_IN_STOCK', 0, 4]]],
    ['half over', { units: 0 }, { inStock: 2 }, [['BACK_IN_STOCK', 0, 2]]],
    [
      'accepted as sold out, now it may wait',
      { units: 0 },
      { inStock: 0, room: 9 },
      [['NOW_PRESALE', 4, 0]],
    ],
    ['withdrawn', {}, { isWithdrawn: true, price: 5, inStock: 0 }, [['WITHDRAWN', 4, 0]]],
    ['fewer are wanted than were seen', { units: 9 }, {}, []],
  ])('%s', (_, was, is, expected) => {
    expect(told(seen(was), now(is))).toEqual(expected);
  });
});

describe('D-9 the news of an advance line', () => {
  test.each<[string, Partial<LineSeen>, Partial<LineNow>, unknown[]]>([
    ['nothing changed', { date: '2026-12-01' }, {}, []],
    ['stock came in', { date: '2026-12-01' }, { inStock: 3 }, [['BACK_IN_STOCK', 0, 3]]],
    ['stock that the buyer knew of', { units: 3 }, { inStock: 3 }, []],
    ['the arrival shrank', {}, { room: 1 }, [['LESS_STOCK', 4, 1]]],
    ['the arrival is gone', {}, { room: 0, date: null }, [['LESS_STOCK', 4, 0]]],
    [
      'arrived: it is stock now',
      {},
      { room: 0, inStock: 9, date: null },
      [['BACK_IN_STOCK', 0, 4]],
    ],
    ['another day', { date: '2026-11-20' }, {}, [['NEW_DATE', 4, 4]]],
    ['withdrawn', {}, { isWithdrawn: true }, [['WITHDRAWN', 4, 0]]],
  ])('%s', (_, was, is, expected) => {
    expect(told(seen(was), advance(is))).toEqual(expected);
  });

  test('a moved arrival says both days', () => {
    const [news] = newsOfLine(seen({ date: '2026-11-20' }), advance());
    expect(news?.dates).toEqual({ before: '2026-11-20', after: '2026-12-01' });
  });
});

test('D-9 what is accepted is no news any more, unless it can be acted on', () => {
  const lines = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    isAdvance: fc.boolean(),
    isWithdrawn: fc.constant(false),
    price: fc.integer({ min: 0, max: 9 }),
    inStock: fc.integer({ min: -2, max: 12 }),
    room: fc.integer({ min: 0, max: 12 }),
    date: fc.constantFrom(null, '2026-12-01'),
  });
  fc.assert(
    fc.property(lines, (line) => {
      const kinds = newsOfLine(seenNow(line), line).map(({ kind }) => kind);
      const left = line.isAdvance ? 'LESS_STOCK' : 'NOW_PRESALE';
      expect(kinds.filter((kind) => kind !== left)).toEqual([]);
    }),
  );
});
