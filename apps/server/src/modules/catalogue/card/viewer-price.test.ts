import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildBrand, buildCategory, buildProduct } from '#testing/catalogue.ts';
import {
  buildDeal,
  buildPriceList,
  buildProgrammedPrice,
  discountVersion,
} from '#testing/prices.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';
import { withViewerLists } from './price-inputs.ts';
import type { Viewer } from './viewer.ts';
import { joinViewerPrice } from './viewer-price.ts';

const now = new Date('2026-11-20T15:00:00Z');
const tested = useTestApp({ clock: () => now });

const hour = 3_600_000;
/** Spans that are over, that run, that will come; their ends meet the moment itself, too. */
const span = fc
  .tuple(fc.option(fc.integer({ min: -2, max: 1 })), fc.option(fc.integer({ min: 0, max: 2 })))
  .filter(([from, to]) => from === null || to === null || from < to)
  .map(([from, to]) => ({
    startsAt: from === null ? null : new Date(+now + from * hour),
    endsAt: to === null ? null : new Date(+now + to * hour),
  }));
const pesos = fc.integer({ min: 1, max: 400_000 });
const percent = fc.integer({ min: 1, max: 9_999 }).map((hundredths) => hundredths / 100);
const amount = fc.oneof(
  pesos.map((price) => ({ price })),
  percent.map((off) => ({ percent: off })),
);
const whom = fc.constantFrom(
  { tradeTypeId: 1 },
  { tradeTypeId: 2 },
  { stateCode: '11' },
  { cityCode: '05001' },
  { loyaltyTier: 'Oro' },
);
const offer = fc.record({
  base: pesos,
  minQuantity: fc.constantFrom(1, 2, 6, 12),
  hasTones: fc.boolean(),
  lists: fc.array(fc.record({ whom, amount, priority: fc.integer({ min: 1, max: 3 }), span }), {
    maxLength: 4,
  }),
  programmed: fc.option(
    fc.record({ price: pesos, warehouseId: fc.constantFrom(1, 2, null), span }),
  ),
  /** Each break is at least the one before (D-6). */
  deal: fc.option(
    fc.record({
      percents: fc.array(percent, { minLength: 1, maxLength: 3 }),
      steps: fc.constantFrom([1, 6, 12], [2, 3, 4], [12, 24, 48]),
      span,
    }),
  ),
  discount: fc.option(
    fc.oneof(
      percent.map((off) => ({ percent: off })),
      pesos.map((value) => ({ value })),
    ),
  ),
});
type Offer = typeof offer extends fc.Arbitrary<infer T> ? T : never;

async function sell(
  { base, minQuantity, hasTones, ...rules }: Offer,
  { brandId, parentId }: { brandId: number; parentId: number },
) {
  const { sql } = tested;
  const categoryId = await buildCategory(sql, { parentId });
  const product = await buildProduct(sql, {
    brandId,
    categoryId,
    price: base,
    minQuantity,
    salesRank: 1,
    ...(hasTones ? { tones: ['7.1'] } : {}),
  });
  const { id: productId } = product;
  for (const list of rules.lists) {
    const items = [{ productId, ...list.amount }];
    await buildPriceList(sql, { ...list.whom, ...list.span, priority: list.priority, items });
  }
  if (rules.programmed) {
    const { span: during, ...programmed } = rules.programmed;
    await buildProgrammedPrice(sql, { productId, ...programmed, ...during });
  }
  if (rules.deal) {
    const { percents, steps, span: during } = rules.deal;
    const sorted = percents.toSorted((a, b) => a - b);
    const breaks = sorted.map((off, index) => ({ minQuantity: steps[index] ?? 99, percent: off }));
    await buildDeal(sql, { productIds: [productId], breaks, ...during });
  }
  if (rules.discount) await discountVersion(sql, product.versions[0].id, rules.discount);
}

async function list(who: SignedIn, query: string, limit = 60) {
  const found: ProductCard[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await tested.app.inject({
      url: `/api/product/list?${query}&limit=${limit}&page=${page}`,
      headers: who.headers,
    });
    const { result, totalPage } = reply.json();
    found.push(...result);
    if (page >= totalPage) return found;
  }
}

async function viewerFor({ customerId }: SignedIn, warehouse: string): Promise<Viewer> {
  const [row] = await tested.sql<Viewer[]>`
    SELECT (SELECT id FROM warehouse WHERE code = ${warehouse}) AS "warehouseId",
      customer.city_code AS "cityCode", city.state_code AS "stateCode", customer.id AS "customerId",
      customer.trade_type_id AS "tradeTypeId", customer.loyalty_tier AS "loyaltyTier",
      NULL AS "priceHidden"
    FROM customer JOIN city ON city.code = customer.city_code WHERE customer.id = ${customerId ?? ''}`;
  if (!row) throw new Error('nobody buys');
  return row;
}

const priceOf = (card: ProductCard) => card.warehouses[0]?.price ?? Number.NaN;

test('the price that sorts and filters is the price that is shown, whatever the rules (D-6)', async () => {
  const shelf = {
    brandId: await buildBrand(tested.sql),
    parentId: await buildCategory(tested.sql),
  };
  const { brandId, parentId } = shelf;
  for (const one of fc.sample(offer, { numRuns: 150, seed: 611 })) await sell(one, shelf);
  const viewers = [
    await signIn(tested, 'Admin customer', { tradeTypeId: 1 }),
    await signIn(tested, 'Seller', { tradeTypeId: 2 }),
    await signIn(tested, 'Admin customer', { tradeTypeId: 2, cityCode: '05001' }),
  ];
  await tested.sql`UPDATE customer SET loyalty_tier = 'Oro' WHERE id = ${viewers[0]?.customerId ?? ''}`;
  for (const viewer of viewers) {
    const shown = (await list(viewer, `manufacturerId=${brandId}`)).map((card) => [
      card.code,
      priceOf(card),
    ]);
    const sorted = await list(viewer, `manufacturerId=${brandId}&sort=price-asc`);
    expect(new Map(sorted.map((card) => [card.code, priceOf(card)]))).toEqual(new Map(shown as []));
    const who = await viewerFor(viewer, sorted[0]?.warehouses[0]?.warehouse ?? '');
    const { sql } = tested;
    const rows = await sql<{ code: string; price: number; isWithin: boolean }[]>`
      WITH ${withViewerLists(sql, who, now)}
      SELECT product.code, own_price.price,
        own_price.price BETWEEN facet.least_price AND facet.most_price AS "isWithin"
      FROM product JOIN product_facet facet ON facet.product_id = product.id
      ${joinViewerPrice(sql, who, now)}
      WHERE product.brand_id = ${brandId}`;
    expect(new Map(rows.map(({ code, price }) => [code, price]))).toEqual(new Map(shown as []));
    expect(rows.every(({ isWithin }) => isWithin)).toBe(true);
    const prices = sorted.map(priceOf);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const falling = await list(viewer, `manufacturerId=${brandId}&sort=price-desc`);
    expect(falling.map(priceOf)).toEqual(prices.toReversed());
    // A whole category is not looked at whole: only what may come first is asked what it costs.
    const rising = await list(viewer, `categoryId=${parentId}&sort=price-asc`, 8);
    expect(rising.map(({ code }) => code)).toEqual(sorted.map(({ code }) => code));
    const dearest = await list(viewer, `categoryId=${parentId}&sort=price-desc`, 8);
    expect(dearest.map(({ code }) => code)).toEqual(falling.map(({ code }) => code));
    const [from = 0, to = 0] = [prices[40], prices[90]];
    const between = await list(viewer, `manufacturerId=${brandId}&minPrice=${from}&maxPrice=${to}`);
    expect(between.map(({ code }) => code).sort()).toEqual(
      sorted
        .filter((card) => priceOf(card) >= from && priceOf(card) <= to)
        .map(({ code }) => code)
        .sort(),
    );
  }
});
