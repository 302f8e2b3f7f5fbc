import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { buildPresale, buildStaff } from '#testing/order-fixture.ts';
import { buildShopper, fillCart, type Shopper } from '#testing/orders.ts';
import { buildOnlineMethods } from '#testing/payments.ts';
import { buildAddress } from '#testing/people.ts';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();
let ana: Shopper;
/** 100.000 a unit; shipping is free from 300.000 on. */
let dryer: BuiltProduct;
beforeAll(async () => {
  await buildOnlineMethods(test.sql);
  await test.sql`UPDATE payment_method SET max_amount = 2000000, max_owed = 5000000
    WHERE code = 'contra-entrega'`;
});
beforeEach(async () => {
  ana = await buildShopper(test);
  dryer = await buildProduct(test.sql, { price: 100_000, stock: 500 });
});
afterEach(async () => {
  await test.sql`DELETE FROM payment_limit`;
  expect(await findViolations(test.sql)).toEqual([]);
});

const tooBig = (max: string) =>
  `Contra entrega recibe pedidos de hasta $\u00a0${max}. Elige otro medio o quita productos.`;
/** Orders so many dryers, to be paid at the door. */
async function orderAtDoor(units: number, by = ana) {
  const cartId = await fillCart(by, dryer, units);
  await test.sql`UPDATE cart SET payment_method = 'contra-entrega' WHERE id = ${cartId}`;
  return by.calls.order({ cartId });
}
async function limit(figures: { customer?: string; zone?: boolean; max?: number; owed?: number }) {
  const { customer = null, zone = false, max = null, owed = null } = figures;
  await test.sql`INSERT INTO payment_limit (method, customer_id, zone_id, max_amount, max_owed, is_closed)
    SELECT 'contra-entrega', ${customer}, CASE WHEN ${zone}::boolean THEN id END, ${max}, ${owed},
      ${max === null && owed === null} FROM zone WHERE code = 'BOG'`;
}

describe('GET /order/purchase: limits of payment methods (D-22)', () => {
  it('says what a method takes before it is chosen, and why it does not take this order', async () => {
    await fillCart(ana, dryer, 20);
    const [door] = (await ana.calls.purchase()).value.paymentMethods;
    expect(door).toMatchObject({
      limit: 'Recibe pedidos de hasta $\u00a02.000.000.',
      isAvailable: true,
      reason: null,
    });
    await fillCart(ana, dryer, 1);
    const after = (await ana.calls.purchase()).value.paymentMethods;
    expect(after.map(({ code, reason }) => [code, reason])).toEqual([
      ['contra-entrega', tooBig('2.000.000')],
      ['tarjeta', null],
      ['debito', null],
    ]);
  });
});

describe('PUT /order/purchase', () => {
  it('does not let a method be chosen that does not take the order, and says why', async () => {
    await fillCart(ana, dryer, 189);
    const { status, refusal } = await ana.calls.choose({ paymentMethod: 'contra-entrega' });
    expect([status, refusal?.code, refusal?.message]).toEqual([
      400,
      'PAYMENT_METHOD_UNAVAILABLE',
      tooBig('2.000.000'),
    ]);
    expect((await ana.calls.purchase()).value.paymentMethod).toBeNull();
  });

  it('takes address and method together by the limits of the new zone, or neither', async () => {
    const mede = await buildAddress(test.sql, ana.customerId, { cityCode: '05001' });
    await test.sql`UPDATE zone SET cash_on_delivery = true WHERE code = 'MED'`;
    await test.sql`INSERT INTO payment_limit (method, zone_id, max_amount)
      SELECT 'contra-entrega', id, 500000 FROM zone WHERE code = 'MED'`;
    await fillCart(ana, dryer, 10);
    const body = { addressId: mede, paymentMethod: 'contra-entrega' };
    const { refusal } = await ana.calls.choose(body);
    await test.sql`UPDATE zone SET cash_on_delivery = false WHERE code = 'MED'`;
    expect(refusal?.message).toBe(tooBig('500.000'));
    expect((await ana.calls.purchase()).value.address?._id).toBe(ana.addressId);
  });
});

describe('POST /order/create: limits of payment methods (D-22)', () => {
  it('refuses $ 18.900.000 at the door, whatever the cart says, and takes nothing', async () => {
    const { status, refusal } = await orderAtDoor(189);
    expect([status, refusal?.code, refusal?.message]).toEqual([
      400,
      'PAYMENT_METHOD_UNAVAILABLE',
      tooBig('2.000.000'),
    ]);
    expect((await ana.calls.cart()).value.cart?.units).toBe(189);
  });

  it('takes the figure of the customer before that of the zone, and that before all', async () => {
    await limit({ zone: true, max: 300_000 });
    expect((await orderAtDoor(4)).refusal?.message).toBe(tooBig('300.000'));
    await ana.calls.clean();
    await limit({ customer: ana.customerId, max: 3_000_000 });
    expect((await orderAtDoor(30)).status).toBe(200);
  });

  it('is not taken from a customer for whom it is closed', async () => {
    await limit({ customer: ana.customerId });
    expect((await orderAtDoor(1)).refusal?.message).toMatch(
      /^Contra entrega no está disponible para este negocio\./,
    );
  });

  it('adds up what the customer owes until it is brought', async () => {
    const staff = await buildStaff(test);
    const [first] = [(await orderAtDoor(20)).value.order, (await orderAtDoor(20)).value.order];
    const { refusal } = await orderAtDoor(11);
    expect(refusal?.message).toBe(
      'Hay $\u00a04.000.000 por pagar al recibir y el tope es $\u00a05.000.000. Recibe esos pedidos primero, o elige otro medio.',
    );
    for (const state of ['in_preparation', 'dispatched', 'delivered'] as const) {
      await staff.advance({ orderCode: first.code, state });
    }
    const { cart } = (await ana.calls.cart()).value;
    expect((await ana.calls.order({ cartId: cart?._id ?? '' })).status).toBe(200);
  });

  it('counts of an order only the deliveries that are still to come', async () => {
    await limit({ customer: ana.customerId, max: 900_000, owed: 1_000_000 });
    const dye = await buildPresale(test, { stock: 6, price: 100_000 });
    const [{ code }] = dye.versions;
    const versions = [{ code, quantity: 8 }];
    await ana.calls.add({ productId: String(dye.id), code: dye.code, versions });
    const { cartId } = (await ana.calls.choose({ paymentMethod: 'contra-entrega' })).value;
    const placed = (await ana.calls.order({ cartId })).value.order;
    expect((await orderAtDoor(4)).refusal?.code).toBe('PAYMENT_METHOD_UNAVAILABLE');
    await ana.calls.cancel({ orderCode: placed.code, deliveryId: '1' });
    const { cart } = (await ana.calls.cart()).value;
    expect((await ana.calls.order({ cartId: cart?._id ?? '' })).status).toBe(200);
  });
});

describe('POST /order/create: what is held unpaid (D-7)', () => {
  async function hold(goods: readonly (readonly [BuiltProduct, number])[]) {
    let cartId = '';
    for (const [product, units] of goods) cartId = await fillCart(ana, product, units);
    await ana.calls.choose({ paymentMethod: 'tarjeta' });
    return ana.calls.order({ cartId });
  }

  it('is three orders at most, and a paid or returned one makes room', async () => {
    const held = [];
    for (let turn = 0; turn < 3; turn += 1) held.push((await hold([[dryer, 1]])).value.order);
    const { status, refusal } = await hold([[dryer, 1]]);
    expect([status, refusal?.code, refusal?.message]).toEqual([
      409,
      'HOLDS_FULL',
      'Ya hay 3 pedidos sin pagar. Paga uno o devuélvelo al carrito, y sigue con este.',
    ]);
    await ana.calls.reopen({ orderCode: held[0]?.code ?? '' });
    const { cart } = (await ana.calls.cart()).value;
    expect((await ana.calls.order({ cartId: cart?._id ?? '' })).status).toBe(200);
  });

  it('is never the whole stock of seven products, in one order or in several', async () => {
    const products = await Promise.all(
      Array.from({ length: 7 }, () => buildProduct(test.sql, { price: 10_000, stock: 40 })),
    );
    const all = products.map((product) => [product, 40] as const);
    const atOnce = await hold(all);
    expect(atOnce.refusal).toMatchObject({
      code: 'HOLD_TOO_BIG',
      message: expect.stringContaining('casi todo lo que queda de más de 3 productos'),
    });
    await ana.calls.clean();
    expect((await hold(all.slice(0, 3))).status).toBe(200);
    expect((await hold(all.slice(3))).refusal?.code).toBe('HOLDS_FULL');
    const [row] = await test.sql`SELECT count(*)::int AS untouched FROM stock
      WHERE warehouse_id = 1 AND available = 40 AND version_id = ANY (${products.map(({ versions }) => versions[0].id)}::int[])`;
    expect(row).toEqual({ untouched: 4 });
  });

  it('is no more in pesos than the method lets a customer owe', async () => {
    await test.sql`UPDATE payment_method SET max_owed = 1000000 WHERE code = 'tarjeta'`;
    expect((await hold([[dryer, 6]])).status).toBe(200);
    await fillCart(ana, dryer, 5);
    const { refusal } = await ana.calls.choose({ paymentMethod: 'tarjeta' });
    await test.sql`UPDATE payment_method SET max_owed = NULL WHERE code = 'tarjeta'`;
    expect(refusal?.message).toMatch(
      /^Hay .*600\.000 en pedidos sin pagar y el tope es .*1\.000\.000\./,
    );
  });

  it('never counts what the new order takes the place of', async () => {
    const last = await buildProduct(test.sql, { price: 20_000, stock: 2 });
    for (let turn = 0; turn < 3; turn += 1) await hold([[dryer, 1]]);
    await ana.calls.reopen({ orderCode: (await ana.calls.orders()).value.result[0]?.code ?? '' });
    await ana.calls.clean();
    await hold([[last, 2]]);
    const again = await hold([[last, 2]]);
    expect([again.status, again.refusal]).toEqual([200, null]);
  });

  it('is nothing any more for who let four orders expire in a day', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      expect((await hold([[dryer, 1]])).status).toBe(200);
      await test.sql`UPDATE customer_order SET pay_until = pay_until - interval '16 minutes',
        held_until = held_until - interval '16 minutes' WHERE state = 'created'`;
      await test.deps.orders.payments.poll();
    }
    const { refusal } = await hold([[dryer, 1]]);
    expect(refusal?.message).toMatch(
      /^Hoy se vencieron 4 pedidos sin pagar\. Elige pagar al recibir/,
    );
  });
});
