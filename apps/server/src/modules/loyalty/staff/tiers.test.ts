import { checkCoverage } from '@matiz/contracts/delivery.ts';
import { listLoyaltyTiers } from '@matiz/contracts/loyalty.ts';
import * as calls from '@matiz/contracts/staff/pricing/loyalty-tiers.ts';
import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { orderOf } from '#testing/order-fixture.ts';
import { askAs, buildShopper, fillCart, type Shopper } from '#testing/orders.ts';
import { buildPlaces } from '#testing/places.ts';
import { buildPriceList } from '#testing/prices.ts';
import { signIn } from '#testing/sign-in.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const shop = useShop();
const ask = useStaff(shop);

beforeEach(async () => {
  await buildPlaces(shop.sql);
  await shop.sql`UPDATE loyalty_tier SET shipping_off = 0, free_from = NULL, version = 1,
    threshold = threshold.of FROM (VALUES ('Bronce', 0), ('Plata', 2000000), ('Oro', 6000000),
      ('Diamante', 15000000)) threshold (name, of) WHERE threshold.name = loyalty_tier.name`;
});

const read = async (id: string) =>
  (await ask(calls.readLoyaltyTier, undefined, { query: `?id=${id}` })).value.result;
const change = async (id: Tier, set: Parameters<typeof shown>[0]) =>
  ask(calls.changeLoyaltyTier, { id, version: (await read(id)).version, set });
function shown(set: {
  threshold?: number;
  color?: string;
  shippingOff?: number;
  freeFrom?: number | null;
}) {
  return set;
}
async function buildOf(tier: Tier): Promise<Shopper> {
  const buyer = await buildShopper(shop);
  await shop.sql`UPDATE customer SET loyalty_tier = ${tier} WHERE id = ${buyer.customerId}`;
  return buyer;
}
const tierOf = async ({ customerId }: Shopper) =>
  (await shop.sql`SELECT loyalty_tier AS tier FROM customer WHERE id = ${customerId}`)[0]?.tier;
const shippingOf = async (buyer: Shopper) => (await buyer.calls.purchase()).value.totals.shipping;
const bogota = { cityId: '11001', stateId: '11' };

describe('PUT /staff/loyalty-tiers', () => {
  it('gives what it says: in the cart’s zone, in the purchase and in the order', async () => {
    await change('Oro', { shippingOff: 50 });
    const [oro, plata] = [await buildOf('Oro'), await buildOf('Plata')];
    for (const [buyer, price] of [
      [oro, 4_500],
      [plata, 9_000],
    ] as const) {
      await fillCart(buyer, await buildProduct(shop.sql, { price: 20_000 }), 1);
      expect(await shippingOf(buyer)).toBe(price);
      const { value } = await askAs(shop, buyer)(checkCoverage, bogota);
      expect(value.zone).toMatchObject({ shippingPrice: price, freeFrom: 300_000 });
    }
    const placed = await orderOf(oro, [[await buildProduct(shop.sql, { price: 20_000 }), 1]]);
    expect(placed.totals.shipping).toBe(4_500);
  });

  it('makes shipping free from a lower amount on, and for nobody else', async () => {
    await change('Oro', { freeFrom: 100_000 });
    const [oro, plata] = [await buildOf('Oro'), await buildOf('Plata')];
    for (const buyer of [oro, plata]) {
      await fillCart(buyer, await buildProduct(shop.sql, { price: 100_000 }), 1);
    }
    expect([await shippingOf(oro), await shippingOf(plata)]).toEqual([0, 9_000]);
    const guest = askAs(shop, await signIn(shop, 'Guest'));
    expect((await guest(checkCoverage, bogota)).value.zone?.freeFrom).toBe(300_000);
  });

  it('holds for every customer at once: a lower threshold raises those that reach it', async () => {
    const buyer = await buildShopper(shop);
    await shop.sql`INSERT INTO loyalty_entry (customer_id, kind, amount, counts_at)
      VALUES (${buyer.customerId}, 'adjustment', 1500000, '2026-11-01T00:00:00Z')`;
    await change('Plata', { threshold: 1_500_000 });
    expect(await tierOf(buyer)).toBe('Plata');
    await change('Plata', { threshold: 1_500_001 });
    expect(await tierOf(buyer)).toBe('Bronce');
  });

  it.each([
    ['the lowest tier from something on', 'Bronce', { threshold: 1 }, 'set.threshold'],
    ['a tier below the one before', 'Oro', { threshold: 2_000_000 }, 'set.threshold'],
    ['a tier above the next one', 'Oro', { threshold: 15_000_000 }, 'set.threshold'],
    ['more than all of it', 'Oro', { shippingOff: 101 }, 'set.shippingOff'],
    ['a charge', 'Oro', { shippingOff: -1 }, 'set.shippingOff'],
    ['free from nothing', 'Oro', { freeFrom: 0 }, 'set.freeFrom'],
    ['a colour in words', 'Oro', { color: 'dorado' }, 'set.color'],
  ] as const)('refuses %s', async (_, id, set, field) => {
    const { status, refusal } = await change(id, set);
    expect([status, refusal?.fields?.[0]?.path]).toEqual([400, field]);
  });

  it('tells the second of two who save who was first', async () => {
    const set = { color: '#aa8800' };
    expect((await ask(calls.changeLoyaltyTier, { id: 'Oro', version: 1, set })).status).toBe(200);
    const late = await ask(calls.changeLoyaltyTier, { id: 'Oro', version: 1, set });
    expect(late.refusal?.code).toBe('ROW_CHANGED');
  });
});

test('GET /staff/loyalty-tiers lists them from the lowest', async () => {
  const { rows } = (await ask(calls.listStaffLoyaltyTiers)).value;
  expect(rows.map(({ name }) => name)).toEqual(['Bronce', 'Plata', 'Oro', 'Diamante']);
});

test('GET /staff/loyalty-tiers/one says how many customers are in it', async () => {
  const { customers } = await read('Diamante');
  await buildOf('Diamante');
  expect((await read('Diamante')).customers).toBe(customers + 1);
});

test('GET /staff/loyalty-tiers/history tells what a tier gave and gives', async () => {
  await change('Plata', { shippingOff: 10 });
  const { rows } = (await ask(calls.listLoyaltyTierHistory, undefined, { query: '?f.id=Plata' }))
    .value;
  expect(rows[0]).toMatchObject({ before: { shippingOff: 0 }, after: { shippingOff: 10 } });
});

test('GET /loyalty/tiers says to a guest what is really given, from where it is decided', async () => {
  const [one, two] = [await buildProduct(shop.sql), await buildProduct(shop.sql)];
  await buildPriceList(shop.sql, {
    loyaltyTier: 'Diamante',
    items: [{ productId: one.id, percent: 4 }],
  });
  // It asks for a city too, so that it promises nothing to the tier.
  await buildPriceList(shop.sql, {
    loyaltyTier: 'Diamante',
    cityCode: '11001',
    items: [{ productId: two.id, percent: 9 }],
  });
  await change('Diamante', { shippingOff: 100 });
  const guest = askAs(shop, await signIn(shop, 'Guest'));
  const { results } = (await guest(listLoyaltyTiers)).value;
  expect(results.map(({ name }) => name)).toEqual(['Bronce', 'Plata', 'Oro', 'Diamante']);
  expect(results[3]).toEqual({
    name: 'Diamante',
    color: '#5b7fa6',
    threshold: 15_000_000,
    shippingOff: 100,
    freeFrom: null,
    products: 1,
    mostOff: 4,
    coupons: 0,
  });
});
