import type { CartNewsItem } from '@matiz/contracts/cart.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { expect, test } from 'vitest';
import { buildCartReply, buildLine } from '#features/buying/cart.builders.ts';
import { tellNews } from './describe-news.ts';

const news = (parts: Partial<CartNewsItem>): CartNewsItem => ({
  lineId: 'row',
  code: 'TIN',
  versionCode: 'TIN-743',
  name: 'Tinte Cromía',
  kind: 'PRICE_UP',
  advancedPurchasing: false,
  before: 10_000,
  after: 12_000,
  dates: null,
  ...parts,
});
const told = (parts: Partial<CartNewsItem>) => {
  const line = buildLine({ lineId: 'row:2026-12-01' });
  const [first] = tellNews(buildCartReply([line], { productsNews: [news(parts)] }));
  return { name: first?.name, ...first?.changes[0] };
};

test('a price is told before and after, with the difference of a unit', () => {
  expect(told({})).toMatchObject({
    name: 'Tinte Cromía, 7.43 Rubio cobrizo',
    kind: 'PRICE_UP',
    before: formatPesos(10_000),
    after: `${formatPesos(12_000)} c/u`,
    meaning: `Son ${formatPesos(2000)} más por unidad.`,
  });
});

test.each([
  [{ kind: 'LESS_STOCK', before: 6, after: 2 }, 'LESS_STOCK', '2 unidades'],
  [{ kind: 'LESS_STOCK', before: 6, after: 0 }, 'SOLD_OUT', '0 unidades'],
  [{ kind: 'NOW_PRESALE', before: 6, after: 2 }, 'NOW_PRESALE', '4 en preventa'],
  [{ kind: 'BACK_IN_STOCK', before: 0, after: 3 }, 'BACK_IN_STOCK', '3 unidades'],
  [
    { kind: 'NEW_DATE', dates: { before: '2026-11-17', after: '2026-11-24' } },
    'NEW_DATE',
    'mar 24 de nov',
  ],
  [{ kind: 'WITHDRAWN', before: 6, after: 0 }, 'WITHDRAWN', null],
] as const)('%o is told as %s', (parts, kind, after) => {
  expect(told(parts)).toMatchObject({ kind, after });
});

test('several changes of a line stand together', () => {
  const productsNews = [news({}), news({ kind: 'LESS_STOCK', before: 6, after: 2 })];
  const lines = tellNews(buildCartReply([buildLine({ lineId: 'row' })], { productsNews }));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.changes.map(({ kind }) => kind)).toEqual(['PRICE_UP', 'LESS_STOCK']);
});
