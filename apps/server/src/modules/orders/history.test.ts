import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '../../testing/catalogue.ts';
import {
  buildPaymentMethods,
  buildShopper,
  callAs,
  fillCart,
  type Shopper,
} from '../../testing/orders.ts';
import { assignCustomer, buildAddress, buildCustomer } from '../../testing/people.ts';
import { actFor, signIn } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createClock, second } from '../../testing/world.ts';

let test: TestApp;
const clock = createClock('2026-11-20T15:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ world: { clock } });
  await buildPaymentMethods(test.sql);
});
afterAll(() => test.close());

async function order(shopper: Pick<Shopper, 'calls'>, units = 1) {
  clock.advance(second);
  const cartId = await fillCart(shopper, await buildProduct(test.sql, { price: 10_000 }), units);
  return (await shopper.calls.order({ cartId })).value.order;
}

describe('GET /order/list', () => {
  it("lists the customer's orders, the last first", async () => {
    const ana = await buildShopper(test);
    const first = await order(ana);
    const last = await order(ana, 3);
    const { value } = await ana.calls.orders();
    expect(value).toMatchObject({ total: 2, totalPage: 1, page: 1 });
    expect(value.result.map(({ code }) => code)).toEqual([last.code, first.code]);
    expect(value.result[0]).toMatchObject({
      state: 'confirmed',
      placedBy: 'Ana Prueba',
      units: 3,
      total: 39_000,
      deliveries: 1,
      pictures: ['packshot'],
    });
  });

  it('gives 20 a page', async () => {
    const ana = await buildShopper(test);
    for (let count = 0; count < 21; count += 1) await order(ana);
    expect((await ana.calls.orders()).value).toMatchObject({ total: 21, totalPage: 2, page: 1 });
    expect((await ana.calls.orders(2)).value.result).toHaveLength(1);
    expect((await ana.calls.orders(3)).value.result).toEqual([]);
  });

  it('gives a seller the orders of the working customer, or all that they placed', async () => {
    const seller = await buildShopper(test, { role: 'Seller' });
    const own = await order(seller);
    const other = await buildCustomer(test.sql, { sellerId: seller.userId });
    await buildAddress(test.sql, other.id, { isDefault: true });
    await actFor(test, seller, other.id);
    const forOther = await order(seller);
    const codes = async () => (await seller.calls.orders()).value.result.map(({ code }) => code);
    expect(await codes()).toEqual([forOther.code]);
    await test.app.inject({
      method: 'PUT',
      url: '/api/seller/working-customer',
      headers: seller.headers,
      payload: { customerId: null },
    });
    expect(await codes()).toEqual([forOther.code, own.code]);
  });

  it('is not for guests', async () => {
    const guest = callAs(test, await signIn(test, 'Guest'));
    expect((await guest.orders()).refusal?.code).toBe('LOGIN_REQUIRED');
  });
});

describe('GET /order/query', () => {
  it('answers the order by its code, as it is printed or typed', async () => {
    const ana = await buildShopper(test);
    const placed = await order(ana);
    expect((await ana.calls.orderByCode(placed.code)).value.result).toEqual(placed);
    const typed = placed.code.toLowerCase().replaceAll('-', '');
    expect((await ana.calls.orderByCode(typed)).value.result.code).toBe(placed.code);
  });

  it('keeps prices and names as they were', async () => {
    const ana = await buildShopper(test);
    const placed = await order(ana);
    await test.sql`UPDATE product SET name = 'Otro nombre'`;
    await test.sql`UPDATE base_price SET price = 99999`;
    expect((await ana.calls.orderByCode(placed.code)).value.result).toEqual(placed);
  });

  it('finds nothing that is absent, malformed or of somebody else', async () => {
    const ana = await buildShopper(test);
    const stranger = await buildShopper(test);
    const { code } = await order(stranger);
    for (const unknown of ['MZ-2222-2222', 'x', code]) {
      const { status, refusal } = await ana.calls.orderByCode(unknown);
      expect(status).toBe(404);
      expect(refusal?.message).toBe('No encontramos lo que buscas.');
    }
  });

  it("lets a seller see their customers' orders, whoever placed them", async () => {
    const ana = await buildShopper(test);
    const { code } = await order(ana);
    const seller = await buildShopper(test, { role: 'Seller' });
    expect((await seller.calls.orderByCode(code)).status).toBe(404);
    await assignCustomer(test.sql, seller.userId, ana.customerId);
    expect((await seller.calls.orderByCode(code)).status).toBe(200);
  });
});
