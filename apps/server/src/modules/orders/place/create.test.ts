import { beforeEach, describe, expect, it } from 'vitest';
import { buildArrival, buildProduct, setStock } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { buildShopper, fillCart, type Shopper } from '#testing/orders.ts';
import { buildDeal } from '#testing/prices.ts';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();
let ana: Shopper;
beforeEach(async () => {
  ana = await buildShopper(test);
});

async function stockOf(versionId: number) {
  const [row] = await test.sql<{ available: number; sold: number }[]>`
    SELECT available, sold FROM stock WHERE version_id = ${versionId} AND warehouse_id = 1`;
  return row;
}

describe('POST /order/create', () => {
  it('turns the cart into an order with its deliveries and frozen lines', async () => {
    const dye = await buildProduct(test.sql, {
      tones: ['7.43'],
      price: 10_000,
      stock: 2,
      isPresale: true,
    });
    const arrival = await buildArrival(test.sql, dye.versions[0], { date: '2026-12-01', cap: 9 });
    await buildDeal(test.sql, { productIds: [dye.id], breaks: [{ minQuantity: 5, percent: 10 }] });
    const versions = [{ code: dye.versions[0].code, quantity: 5 }];
    const added = await ana.calls.add({ productId: String(dye.id), code: dye.code, versions });
    const cartId = added.value.cart._id;
    const { totals } = (await ana.calls.purchase()).value;
    const { value } = await ana.calls.order({
      cartId,
      customerId: ana.customerId,
      confirmedTotal: totals.total,
    });
    const { order } = value;
    expect(order).toMatchObject({
      state: 'confirmed',
      placedAt: '2026-11-20T15:00:00.000Z',
      placedBy: 'Ana Prueba',
      customer: { _id: ana.customerId },
      address: { title: 'Salón', city: 'Bogotá', state: 'Bogotá' },
      paymentMethod: {
        code: 'contra-entrega',
        name: 'Contra entrega',
        logo: 'contra-entrega',
      },
      units: 5,
      totals: { subtotal: 50_000, discount: 5000, shipping: 9000, total: 54_000 },
      events: [{ state: 'confirmed', at: '2026-11-20T15:00:00.000Z' }],
    });
    expect(order.code).toMatch(/^MZ-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(
      order.deliveries.map(({ dispatchDate, estimatedDate, state, products }) => [
        dispatchDate,
        estimatedDate,
        state,
        products.map(({ quantity, price, total }) => [quantity, price, total]),
      ]),
    ).toEqual([
      [null, '2026-11-20', 'pending', [[2, 9000, 18_000]]],
      ['2026-12-01', '2026-12-01', 'pending', [[3, 9000, 27_000]]],
    ]);

    expect(await stockOf(dye.versions[0].id)).toEqual({ available: 0, sold: 2 });
    const [promise] = await test.sql`SELECT promised FROM arrival WHERE id = ${arrival}`;
    expect(promise).toEqual({ promised: 3 });
    const [line] = await test.sql`SELECT price_steps, tax_rate, tax FROM order_line
      WHERE order_id = ${order._id} AND position = 1`;
    expect(line).toMatchObject({
      tax_rate: 19,
      // Of 18.000 and of shipping, which is paid with the first delivery.
      tax: 4311,
      price_steps: [
        { kind: 'base', after: 10_000 },
        { kind: 'deal', before: 10_000, after: 9000 },
      ],
    });
    const [payment] = await test.sql`SELECT state, amount, method FROM payment
      WHERE order_id = ${order._id}`;
    expect(payment).toEqual({ state: 'pending', amount: 54_000, method: 'contra-entrega' });
    const [audit] = await test.sql`SELECT actor_id, customer_id, action FROM audit_entry
      WHERE subject = ${`order:${order._id}`}`;
    expect(audit).toEqual({
      actor_id: ana.userId,
      customer_id: ana.customerId,
      action: 'order.place',
    });
    expect((await ana.calls.cart()).value.cart).toBeNull();
    const news = await test.sql<{ data: object }[]>`SELECT data FROM pgboss.job
      WHERE data->>'orderId' = ${order._id}`;
    expect(news.map(({ data }) => data)).toEqual([
      { kind: 'order.placed', orderId: order._id, customerId: ana.customerId },
    ]);
  });

  it('answers the same order however often and under whatever key it is sent', async () => {
    const shampoo = await buildProduct(test.sql, { stock: 3 });
    const cartId = await fillCart(ana, shampoo, 3);
    const key = nextId();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        ana.calls.order({ cartId }, index % 2 === 0 ? key : nextId()),
      ),
    );
    expect(new Set(replies.map(({ value }) => value.order.code)).size).toBe(1);
    const orders = await test.sql`SELECT FROM customer_order WHERE cart_id = ${cartId}`;
    expect(orders.count).toBe(1);
    expect(await stockOf(shampoo.versions[0].id)).toEqual({ available: 0, sold: 3 });
    const later = await ana.calls.order({ cartId });
    expect(later.value.order.code).toBe(replies[0]?.value.order.code);
  });

  it('leaves what is gone in the cart when the buyer confirmed the total without it', async () => {
    const kept = await buildProduct(test.sql, { price: 10_000 });
    const gone = await buildProduct(test.sql, { price: 7000 });
    await fillCart(ana, gone, 1);
    const cartId = await fillCart(ana, kept, 1);
    await setStock(test.sql, gone.versions[0], 0);
    expect((await ana.calls.order({ cartId })).refusal?.code).toBe('OUT_OF_STOCK');
    const { total } = (await ana.calls.purchase()).value.totals;
    expect(total).toBe(19_000);
    const { value } = await ana.calls.order({ cartId, confirmedTotal: total });
    expect(value.order.units).toBe(1);
    const { cart, outOfStock } = (await ana.calls.cart()).value;
    expect(cart?._id).not.toBe(cartId);
    expect(outOfStock.map(({ code }) => code)).toEqual([gone.code]);
  });

  it('takes the parts of a combo, and never one unit twice', async () => {
    const oxidant = await buildProduct(test.sql, { stock: 5 });
    const part = { productId: oxidant.id, versionId: oxidant.versions[0].id, quantity: 2 };
    const combo = await buildProduct(test.sql, { parts: [part] });
    await fillCart(ana, combo, 2);
    const cartId = await fillCart(ana, oxidant, 1);
    await ana.calls.order({ cartId });
    expect(await stockOf(oxidant.versions[0].id)).toEqual({ available: 0, sold: 5 });
    const movements = await test.sql`SELECT version_id, delta FROM stock_movement
      WHERE reason = 'order' AND version_id = ${oxidant.versions[0].id}`;
    expect([...movements]).toEqual([{ version_id: oxidant.versions[0].id, delta: -5 }]);
  });
});
