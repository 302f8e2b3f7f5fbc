import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { buildPresale, buildStaff, orderOf } from '#testing/order-fixture.ts';
import { buildShopper, callAs, fillCart, type Shopper } from '#testing/orders.ts';
import { assignCustomer, buildAddress, buildCustomer } from '#testing/people.ts';
import { createClock, second } from '#testing/ports.ts';
import { actFor, signIn } from '#testing/sign-in.ts';
import { useShop } from '#testing/use-test-app.ts';

const clock = createClock('2026-11-20T15:00:00Z');
const test = useShop({ clock });

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

  it.each([
    ['newest', [3, 2, 1]],
    ['oldest', [1, 2, 3]],
    ['dearest', [2, 3, 1]],
    ['cheapest', [1, 3, 2]],
  ] as const)('sorts by %s', async (sort, wanted) => {
    const ana = await buildShopper(test);
    const units = new Map([
      [(await order(ana, 1)).code, 1],
      [(await order(ana, 9)).code, 2],
      [(await order(ana, 3)).code, 3],
    ]);
    const reply = await test.app.inject({
      url: `/api/order/list?sort=${sort}`,
      headers: ana.headers,
    });
    const found: { code: string }[] = reply.json().result;
    expect(found.map(({ code }) => units.get(code))).toEqual(wanted);
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

  it('finds by code, by words of a product, by days and by state', async () => {
    const ana = await buildShopper(test);
    const dye = await buildProduct(test.sql, { name: 'Tinte Cobrizo', tones: ['7.43'] });
    const mask = await buildProduct(test.sql, { name: 'Mascarilla de karité' });
    clock.advance(second);
    const { code: earlier } = await orderOf(ana, [[dye, 1]]);
    await test.sql`UPDATE customer_order SET placed_at = placed_at - interval '2 days'
      WHERE code = ${earlier}`;
    const first = (await ana.calls.orderByCode(earlier)).value.result;
    const last = await orderOf(ana, [[mask, 1]]);
    await ana.calls.cancel({ orderCode: last.code });
    const placedOn = (order: { placedAt: string }) => bogotaDate(new Date(order.placedAt));
    const find = async (query: Record<string, string>) => {
      const { result, total } = (await ana.calls.orders(query)).value;
      expect(total).toBe(result.length);
      return result.map(({ code }) => code);
    };
    expect(await find({ search: first.code })).toEqual([first.code]);
    expect(await find({ search: first.code.slice(3, 8).toLowerCase() })).toEqual([first.code]);
    expect(await find({ search: 'cobrizo tinte' })).toEqual([first.code]);
    expect(await find({ search: '7,43' })).toEqual([first.code]);
    expect(await find({ search: '743' })).toEqual([first.code]);
    expect(await find({ search: 'KARITE' })).toEqual([last.code]);
    expect(await find({ search: mask.code })).toEqual([last.code]);
    expect(await find({ search: "100%_'" })).toEqual([]);
    expect(await find({ search: ' ·, ' })).toEqual([last.code, first.code]);
    expect(await find({ from: placedOn(last) })).toEqual([last.code]);
    expect(await find({ to: placedOn(first) })).toEqual([first.code]);
    expect(await find({ from: placedOn(first), to: placedOn(last) })).toHaveLength(2);
    expect(await find({ state: 'cancelled' })).toEqual([last.code]);
    expect(await find({ state: 'confirmed', search: 'karite' })).toEqual([]);
    const stranger = await buildShopper(test);
    expect((await stranger.calls.orders({ search: first.code })).value.total).toBe(0);
  });

  it('finds by what a product was called when it was ordered', async () => {
    const ana = await buildShopper(test);
    const { code } = await orderOf(ana, [[await buildProduct(test.sql, { name: 'Keratina' }), 1]]);
    await test.sql`UPDATE product SET name = 'Otra cosa'`;
    expect((await ana.calls.orders({ search: 'keratina' })).value.result[0]?.code).toBe(code);
  });

  it('says how each delivery stands, and what is left to pay', async () => {
    const ana = await buildShopper(test);
    const dye = await buildPresale(test, { stock: 1, price: 10_000 });
    const { code } = await orderOf(ana, [[dye, 3]]);
    await ana.calls.cancel({ orderCode: code, deliveryId: '2' });
    expect((await ana.calls.orders()).value.result[0]).toMatchObject({
      total: 39_000,
      due: 19_000,
      deliveries: 2,
      deliveryStates: [
        { deliveryId: '1', dispatchDate: null, state: 'pending', isAsking: false },
        { deliveryId: '2', dispatchDate: '2026-12-01', state: 'cancelled', isAsking: false },
      ],
    });
  });

  it.each([
    { from: '2026-02-30' },
    { to: 'ayer' },
    { state: 'lost' },
    { page: '0' },
    { search: 'x'.repeat(101) },
  ])('refuses %j', async (query) => {
    const ana = await buildShopper(test);
    expect((await ana.calls.orders(query)).status).toBe(400);
  });

  it('gives the staff all of them', async () => {
    const ana = await buildShopper(test);
    const placed = await order(ana);
    const staff = await buildStaff(test);
    expect((await staff.orders()).value.result[0]?.code).toBe(placed.code);
    expect((await staff.orderByCode(placed.code)).status).toBe(200);
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

  it('finds nothing that is absent, malformed or of someone else', async () => {
    const ana = await buildShopper(test);
    const stranger = await buildShopper(test);
    const { code } = await order(stranger);
    for (const unknown of ['MZ-2222-2222', 'x', code]) {
      const { status, refusal } = await ana.calls.orderByCode(unknown);
      expect(status).toBe(404);
      expect(refusal?.message).toBe('No encontramos lo que buscas.');
    }
  });

  it("lets a seller see their customers' orders, no matter who placed them", async () => {
    const ana = await buildShopper(test);
    const { code } = await order(ana);
    const seller = await buildShopper(test, { role: 'Seller' });
    expect((await seller.calls.orderByCode(code)).status).toBe(404);
    await assignCustomer(test.sql, seller.userId, ana.customerId);
    expect((await seller.calls.orderByCode(code)).status).toBe(200);
  });
});
