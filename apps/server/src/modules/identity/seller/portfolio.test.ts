import { listSellerCustomers, readSellerDay } from '@matiz/contracts/identity/seller-customers.ts';
import { selectCustomer } from '@matiz/contracts/identity.ts';
import { sendHandOver } from '@matiz/contracts/orders/hand-over.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import {
  askAs,
  buildPaymentMethods,
  buildShopper,
  fillCart,
  type Shopper,
} from '#testing/orders.ts';
import { buildAddress, buildCustomer } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp();
beforeAll(() => buildPaymentMethods(test.sql));

/** A seller whose working customer has an address. */
async function buildSeller() {
  const seller = await buildShopper(test, { role: 'Seller' });
  const ask = askAs(test, seller);
  return {
    ...seller,
    ask,
    list: async (query: Record<string, string> = {}) =>
      (await ask(listSellerCustomers, undefined, { query: `?${new URLSearchParams(query)}` }))
        .value,
    day: async () => (await ask(readSellerDay)).value,
  };
}

async function order(shopper: Pick<Shopper, 'calls'>, ...goods: Parameters<typeof fillCart>[1][]) {
  let cartId = '';
  for (const product of goods) cartId = await fillCart(shopper, product, 2);
  return (await shopper.calls.order({ cartId })).value.order;
}

const daysAgo = (code: string, days: number) =>
  test.sql`UPDATE customer_order SET placed_at = ${test.deps.clock()}::timestamptz - ${`${days} days`}::interval
    WHERE code = ${code}`;

describe('GET /seller/customers: the portfolio', () => {
  it('says what a customer orders as a rule, since when not, and how its credit stands', async () => {
    const seller = await buildSeller();
    const [dye, cream, gloves] = await Promise.all(
      ['Tinte', 'Crema', 'Guantes'].map((name) => buildProduct(test.sql, { name, stock: 50 })),
    );
    if (!dye || !cream || !gloves) throw new Error('three products');
    const { code: older } = await order(seller, dye, cream);
    const { code: newer } = await order(seller, dye, gloves);
    await daysAgo(older, 60);
    await daysAgo(newer, 31);
    await test.sql`INSERT INTO credit_account (customer_id, credit_limit, used)
      VALUES (${seller.customerId}, 900000, 250000)`;
    const [row] = (await seller.list()).results;
    expect(row).toMatchObject({
      idleDays: 31,
      usual: { from: 'usual', products: 1, lines: [{ name: 'Tinte', quantity: 2 }] },
      credit: { limit: 900_000, used: 250_000, left: 650_000 },
      draftUnits: 0,
    });
    expect(row?.usual?.amount).toBeGreaterThan(0);
  });

  it('an order that was cancelled is no order', async () => {
    const seller = await buildSeller();
    const { code } = await order(seller, await buildProduct(test.sql, { stock: 50 }));
    await test.sql`UPDATE customer_order SET state = 'cancelled' WHERE code = ${code}`;
    const [row] = (await seller.list()).results;
    expect(row).toMatchObject({ idleDays: null, lastOrderAt: null, usual: null, credit: null });
  });

  it('filters by no order for long, by debt and by an open draft', async () => {
    const seller = await buildSeller();
    const mine = { sellerId: seller.userId };
    const idle = await buildCustomer(test.sql, { businessName: 'Zafiro', ...mine });
    const owing = await buildCustomer(test.sql, { businessName: 'Debe', ...mine });
    const paid = await buildCustomer(test.sql, { businessName: 'Pagó', ...mine });
    await test.sql`INSERT INTO credit_account (customer_id, credit_limit, used)
      VALUES (${owing.id}, 100, 1), (${paid.id}, 100, 0)`;
    const product = await buildProduct(test.sql, { stock: 50 });
    await order(seller, product);
    await fillCart(seller, product, 3);
    const idsBy = async (filter: string) =>
      (await seller.list({ filter })).results.map(({ _id }) => _id);
    expect(new Set(await idsBy('idle'))).toEqual(new Set([idle.id, owing.id, paid.id]));
    expect(await idsBy('debt')).toEqual([owing.id]);
    expect(await idsBy('draft')).toEqual([seller.customerId]);
    expect((await seller.list({ filter: 'debt', search: 'zafiro' })).results).toEqual([]);
    expect((await seller.day()).counts).toEqual({ all: 4, idle: 3, debt: 1, draft: 1 });
  });

  it('pages by key: everybody once, those who ordered last first', async () => {
    const seller = await buildSeller();
    await order(seller, await buildProduct(test.sql, { stock: 50 }));
    for (let n = 0; n < 24; n += 1) await buildCustomer(test.sql, { sellerId: seller.userId });
    const first = await seller.list();
    expect(first.results).toHaveLength(20);
    expect(first.results[0]?._id).toBe(seller.customerId);
    const second = await seller.list({ after: first.next ?? '' });
    expect(second).toMatchObject({ next: null });
    const all = [...first.results, ...second.results].map(({ _id }) => _id);
    expect(new Set(all).size).toBe(25);
  });

  it.each(['x', Buffer.from('["a","b","c"]').toString('base64url')])(
    'refuses the cursor %j',
    async (after) => {
      const seller = await signIn(test, 'Seller');
      const asked = await askAs(test, seller)(listSellerCustomers, undefined, {
        query: `?after=${after}`,
      });
      expect(asked.refusal?.code).toBe('BAD_CURSOR');
    },
  );

  it('a cursor of one filter is none of another', async () => {
    const seller = await buildSeller();
    for (let n = 0; n < 20; n += 1) await buildCustomer(test.sql, { sellerId: seller.userId });
    const { next } = await seller.list();
    const asked = await seller.ask(listSellerCustomers, undefined, {
      query: `?filter=idle&after=${next}`,
    });
    expect(asked.refusal?.code).toBe('BAD_CURSOR');
  });
});

describe('GET /seller/day', () => {
  it('lists the open drafts, with how their link goes, and whom one worked for last', async () => {
    const seller = await buildSeller();
    expect(await seller.day()).toMatchObject({ drafts: [] });
    const product = await buildProduct(test.sql, { price: 5000, stock: 50 });
    const cartId = await fillCart(seller, product, 3);
    expect((await seller.day()).drafts).toMatchObject([
      { cartId, customerId: seller.customerId, units: 3, amount: 15_000, handOver: null },
    ]);
    expect((await seller.ask(sendHandOver, { cartId })).status).toBe(200);
    const other = await buildCustomer(test.sql, { sellerId: seller.userId });
    await seller.ask(selectCustomer, { customerId: other.id });
    const day = await seller.day();
    expect(day.drafts).toMatchObject([{ cartId, handOver: 'sent' }]);
    expect(day.recents[0]).toMatchObject({ customerId: other.id });
    await seller.ask(selectCustomer, { customerId: seller.customerId });
    await seller.calls.clean();
    const after = await seller.day();
    expect(after.drafts).toEqual([]);
    expect(after.recents.map(({ customerId }) => customerId)).toEqual([
      seller.customerId,
      other.id,
    ]);
  });

  it('has nothing of other sellers, of their drafts neither', async () => {
    const [one, other] = [await buildSeller(), await buildSeller()];
    await test.sql`INSERT INTO seller_customer (seller_id, customer_id)
      VALUES (${other.userId}, ${one.customerId})`;
    await fillCart(one, await buildProduct(test.sql, { stock: 50 }), 3);
    const day = await other.day();
    expect(day).toMatchObject({ counts: { all: 2, draft: 0 }, drafts: [] });
  });
});

describe('PUT /seller/working-customer with a draft', () => {
  it('goes on where the draft is delivered', async () => {
    const seller = await buildSeller();
    const product = await buildProduct(test.sql, { stock: 50 });
    const cartId = await fillCart(seller, product, 3);
    const [place] = await test.sql<{ id: number }[]>`
      SELECT zone.warehouse_id AS id FROM zone JOIN zone_city ON zone_city.zone_id = zone.id
      WHERE city_code = '05001'`;
    const addressId = await buildAddress(test.sql, seller.customerId, { cityCode: '05001' });
    await test.sql`UPDATE cart SET warehouse_id = ${place?.id ?? 0} WHERE id = ${cartId}`;
    await seller.ask(selectCustomer, { customerId: seller.customerId });
    expect((await seller.calls.cart()).value.cart).toBeNull();
    await seller.ask(selectCustomer, { customerId: seller.customerId, cartId });
    expect((await seller.calls.cart()).value.cart?._id).toBe(cartId);
    const me = await test.app.inject({ url: '/api/auth/me', headers: seller.headers });
    expect(me.json().delivery).toMatchObject({ addressId, cityId: '05001' });
  });

  it('another seller’s draft moves nothing', async () => {
    const [seller, other] = [await buildSeller(), await buildSeller()];
    const cartId = await fillCart(other, await buildProduct(test.sql, { stock: 50 }), 1);
    await seller.ask(selectCustomer, { customerId: seller.customerId, cartId });
    const me = await test.app.inject({ url: '/api/auth/me', headers: seller.headers });
    expect(me.json().delivery).toMatchObject({ addressId: null });
  });
});
