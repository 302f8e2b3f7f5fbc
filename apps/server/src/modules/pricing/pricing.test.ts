import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import { expect, test } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import {
  buildDeal,
  buildPriceList,
  buildProgrammedPrice,
  discountVersion,
} from '#testing/prices.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

let moment = new Date('2026-11-20T15:00:00Z');
const tested = useTestApp({ clock: () => moment });

async function priceFor(who: SignedIn, product: BuiltProduct) {
  const reply = await tested.app.inject({
    url: `/api/product/list?manufacturerId=${product.brandId}`,
    headers: who.headers,
  });
  const [card]: ProductCard[] = reply.json().result;
  const [offer] = card?.warehouses ?? [];
  return { card, price: offer?.price, originalPrice: offer?.originalPrice };
}
const sell = (options = {}) => buildProduct(tested.sql, { price: 10_000, ...options });

test('without a rule everybody pays the base price of their own warehouse', async () => {
  const product = await sell();
  await tested.sql`UPDATE base_price SET price = 12000 WHERE product_id = ${product.id} AND warehouse_id = 2`;
  const inBogota = await signIn(tested, 'Admin customer');
  const inMedellin = await signIn(tested, 'Admin customer', { cityCode: '05001' });
  expect(await priceFor(inBogota, product)).toMatchObject({ price: 10_000, originalPrice: 10_000 });
  expect(await priceFor(inMedellin, product)).toMatchObject({ price: 12_000 });
});

test('a list holds for the one who matches all that it names, and for nobody else', async () => {
  const { sql } = tested;
  const salon = await signIn(tested, 'Admin customer', { tradeTypeId: 1 });
  const dealer = await signIn(tested, 'Admin customer', { tradeTypeId: 2 });
  const paisa = await signIn(tested, 'Admin customer', { tradeTypeId: 2, cityCode: '05001' });
  const cases = [
    [{ tradeTypeId: 2 }, [10_000, 9_000, 9_000]],
    [{ cityCode: '05001' }, [10_000, 10_000, 9_000]],
    [{ stateCode: '11' }, [9_000, 9_000, 10_000]],
    [{ customerId: dealer.customerId ?? '' }, [10_000, 9_000, 10_000]],
    [{ tradeTypeId: 2, stateCode: '11' }, [10_000, 9_000, 10_000]],
    [{ loyaltyTier: 'Oro' }, [10_000, 10_000, 10_000]],
  ] as const;
  for (const [names, expected] of cases) {
    const product = await sell();
    await buildPriceList(sql, { ...names, items: [{ productId: product.id, price: 9_000 }] });
    const prices = [];
    for (const who of [salon, dealer, paisa]) prices.push((await priceFor(who, product)).price);
    expect([names, prices]).toEqual([names, expected]);
  }
});

test('a tier’s list holds from the moment that the customer is in it', async () => {
  const who = await signIn(tested, 'Admin customer');
  const product = await sell();
  const items = [{ productId: product.id, percent: 25 }];
  await buildPriceList(tested.sql, { loyaltyTier: 'Oro', items });
  expect(await priceFor(who, product)).toMatchObject({ price: 10_000 });
  await tested.sql`UPDATE customer SET loyalty_tier = 'Oro' WHERE id = ${who.customerId}`;
  expect(await priceFor(who, product)).toMatchObject({ price: 7_500 });
});

test('the list of the highest priority wins, even when another one is cheaper', async () => {
  const who = await signIn(tested, 'Admin customer');
  const product = await sell();
  const { sql } = tested;
  await buildPriceList(sql, {
    tradeTypeId: 1,
    priority: 5,
    items: [{ productId: product.id, price: 1 }],
  });
  await buildPriceList(sql, {
    cityCode: '11001',
    priority: 9,
    items: [{ productId: product.id, percent: 5 }],
  });
  expect(await priceFor(who, product)).toMatchObject({ price: 9_500, originalPrice: 9_500 });
});

test('a seller sees the prices of the working customer, and the base price without one', async () => {
  const product = await sell();
  await buildPriceList(tested.sql, {
    tradeTypeId: 2,
    items: [{ productId: product.id, price: 8_000 }],
  });
  const alone = await signIn(tested, 'Seller', { withCustomer: false });
  expect(await priceFor(alone, product)).toMatchObject({ price: 10_000 });
  const acting = await signIn(tested, 'Seller', { tradeTypeId: 2 });
  expect(await priceFor(acting, product)).toMatchObject({ price: 8_000 });
});

test('a programmed price holds from its first moment to just before its last', async () => {
  const product = await sell();
  const startsAt = new Date('2026-12-01T05:00:00Z');
  const endsAt = new Date('2026-12-02T05:00:00Z');
  const id = await buildProgrammedPrice(tested.sql, {
    productId: product.id,
    price: 7_000,
    name: 'Día sin IVA',
    startsAt,
    endsAt,
  });
  const at = async (time: number) => {
    moment = new Date(time);
    return priceFor(await signIn(tested, 'Admin customer'), product);
  };
  expect(await at(startsAt.getTime() - 1)).toMatchObject({ price: 10_000 });
  const first = await at(startsAt.getTime());
  expect(first).toMatchObject({ price: 7_000, originalPrice: 10_000 });
  expect(first.card).toMatchObject({
    programmedPriceId: String(id),
    programmedPriceName: 'Día sin IVA',
  });
  expect(await at(endsAt.getTime() - 1)).toMatchObject({ price: 7_000 });
  expect(await at(endsAt.getTime())).toMatchObject({ price: 10_000 });
});

test('a programmed price of another warehouse is nobody’s business here', async () => {
  const product = await sell();
  await buildProgrammedPrice(tested.sql, { productId: product.id, price: 1, warehouseId: 2 });
  const who = await signIn(tested, 'Admin customer');
  expect(await priceFor(who, product)).toMatchObject({ price: 10_000 });
});

test('the price of a list is that of the fewest units that can be bought', async () => {
  const breaks = [
    { minQuantity: 6, percent: 10 },
    { minQuantity: 12, percent: 20 },
  ];
  const single = await sell();
  const sixPack = await sell({ minQuantity: 6, multiple: 6 });
  const dealId = await buildDeal(tested.sql, { productIds: [single.id, sixPack.id], breaks });
  const who = await signIn(tested, 'Admin customer');
  const one = await priceFor(who, single);
  expect(one).toMatchObject({ price: 10_000, card: { applicableDealsId: String(dealId) } });
  expect(await priceFor(who, sixPack)).toMatchObject({ price: 9_000, originalPrice: 10_000 });
});

test('a deal out of its window counts for nothing', async () => {
  const product = await sell();
  await buildDeal(tested.sql, {
    productIds: [product.id],
    breaks: [{ minQuantity: 1, percent: 50 }],
    endsAt: moment,
  });
  const who = await signIn(tested, 'Admin customer');
  const { price, card } = await priceFor(who, product);
  expect([price, card?.applicableDealsId]).toEqual([10_000, null]);
});

test('the discount of its only version is the product’s', async () => {
  const product = await sell();
  await discountVersion(tested.sql, product.versions[0].id, { value: 1_000 });
  const who = await signIn(tested, 'Admin customer');
  expect(await priceFor(who, product)).toMatchObject({ price: 9_000, originalPrice: 10_000 });
});

test('GET /discounts/products holds what is programmed, in a deal or discounted, now', async () => {
  const { sql } = tested;
  const programmed = await sell({ salesRank: 1 });
  await buildProgrammedPrice(sql, { productId: programmed.id, price: 9_000 });
  const inDeal = await sell({ salesRank: 2 });
  await buildDeal(sql, { productIds: [inDeal.id], breaks: [{ minQuantity: 1, percent: 5 }] });
  const discounted = await sell({ salesRank: 3, tones: ['1.0', '2.0'] });
  await discountVersion(sql, discounted.versions[0].id, { percent: 5 });
  const past = await sell({ salesRank: 0 });
  await buildProgrammedPrice(sql, { productId: past.id, price: 1, endsAt: moment });
  await sell({ salesRank: 0 });
  const who = await signIn(tested, 'Admin customer');
  const read = async (url: string) =>
    (await tested.app.inject({ url, headers: who.headers })).json().result;
  const offers: ProductCard[] = await read('/api/discounts/products?limit=60');
  const codes = offers.map(({ code }) => code);
  expect(codes.slice(0, 3)).toEqual([programmed.code, inDeal.code, discounted.code]);
  expect(codes).not.toContain(past.code);
  expect(await read('/api/product/list?list=offers&limit=60')).toEqual(offers);
});
