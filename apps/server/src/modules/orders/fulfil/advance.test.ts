import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { buildPresale, buildStaff, deliveriesOf, orderOf } from '#testing/order-fixture.ts';
import { buildShopper, type Shopper, type ShopperCalls } from '#testing/orders.ts';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();
let ana: Shopper;
let staff: ShopperCalls;
beforeAll(async () => {
  staff = await buildStaff(test);
});
beforeEach(async () => {
  ana = await buildShopper(test);
});
afterEach(async () => {
  expect(await findViolations(test.sql)).toEqual([]);
});

/** What was published of an order, in order. */
async function newsOf({ _id }: { _id: string }) {
  const rows = await test.sql<{ data: { kind: string } }[]>`
    SELECT data FROM pgboss.job WHERE data->>'orderId' = ${_id} ORDER BY created_on, id`;
  return rows.map(({ data }) => data);
}

describe('POST /staff/orders/advance', () => {
  it('takes an order step by step to the door, and tells each step', async () => {
    const shampoo = await buildProduct(test.sql, { price: 10_000 });
    const placed = await orderOf(ana, [[shampoo, 2]]);
    const { code: orderCode } = placed;
    for (const state of ['in_preparation', 'dispatched', 'delivered'] as const) {
      const { value } = await staff.advance({ orderCode, state });
      expect(value.result.state).toBe(state);
      expect(value.result.deliveries[0]?.state).toBe(state);
    }
    const { events } = (await ana.calls.orderByCode(orderCode)).value.result;
    expect(events.map(({ state, deliveryId }) => `${state} ${deliveryId}`)).toEqual([
      'confirmed null',
      'in_preparation 1',
      'in_preparation null',
      'dispatched 1',
      'dispatched null',
      'delivered 1',
      'delivered null',
    ]);
    const order = { orderId: placed._id, customerId: ana.customerId };
    expect(await newsOf(placed)).toEqual([
      { kind: 'order.placed', ...order },
      { kind: 'delivery.preparing', ...order, deliveries: [1] },
      { kind: 'delivery.dispatched', ...order, deliveries: [1] },
      {
        kind: 'delivery.delivered',
        ...order,
        delivery: 1,
        amount: 20_000,
        at: '2026-11-20T15:00:00.000Z',
      },
    ]);
    const audits = await test.sql`SELECT before, after, via FROM audit_entry
      WHERE subject = ${`order:${placed._id}`} AND action = 'order.advance' ORDER BY id`;
    const both = (state: string) => ({ delivery_1: state, state });
    expect(audits).toEqual([
      {
        before: { delivery_1: 'pending', state: 'confirmed' },
        after: both('in_preparation'),
        via: 'desk',
      },
      { before: both('in_preparation'), after: both('dispatched'), via: 'desk' },
      { before: both('dispatched'), after: both('delivered'), via: 'desk' },
    ]);
  });

  it('keeps each delivery at its own pace, and the order with the last of them', async () => {
    const dye = await buildPresale(test, { stock: 2 });
    const { code: orderCode } = await orderOf(ana, [[dye, 3]]);
    await staff.advance({ orderCode, deliveryId: '1', state: 'in_preparation' });
    const { value } = await staff.advance({ orderCode, deliveryId: '1', state: 'dispatched' });
    expect(value.result.state).toBe('in_preparation');
    expect(deliveriesOf(value.result)).toEqual(['1 now dispatched 2', '2 2026-12-01 pending 1']);
  });

  it('does not prepare what has not come', async () => {
    const dye = await buildPresale(test, { stock: 2 });
    const { code: orderCode } = await orderOf(ana, [[dye, 3]]);
    expect((await ana.calls.orderByCode(orderCode)).value.result.deliveries[1]?.isWaiting).toBe(
      true,
    );
    const waiting = await staff.advance({ orderCode, deliveryId: '2', state: 'in_preparation' });
    expect(waiting).toMatchObject({ status: 409, refusal: { code: 'DELIVERY_WAITING' } });
    const { value } = await staff.advance({ orderCode, state: 'in_preparation' });
    expect(deliveriesOf(value.result)).toEqual([
      '1 now in_preparation 2',
      '2 2026-12-01 pending 1',
    ]);
  });

  it('asked again it stays; asked for a move that the table has not, it says so', async () => {
    const shampoo = await buildProduct(test.sql);
    const placed = await orderOf(ana, [[shampoo, 1]]);
    const { code: orderCode } = placed;
    const skipping = await staff.advance({ orderCode, state: 'delivered' });
    expect(skipping).toMatchObject({
      status: 409,
      refusal: {
        code: 'ILLEGAL_MOVE',
        message: 'No se puede pasar de «Por preparar» a «Entregado».',
      },
    });
    await staff.advance({ orderCode, state: 'in_preparation' });
    expect((await staff.advance({ orderCode, state: 'in_preparation' })).status).toBe(200);
    expect((await newsOf(placed)).map(({ kind }) => kind)).toEqual([
      'order.placed',
      'delivery.preparing',
    ]);
  });

  it('lets goods come back after they were delivered', async () => {
    const shampoo = await buildProduct(test.sql, { price: 10_000 });
    const placed = await orderOf(ana, [[shampoo, 1]]);
    for (const state of ['in_preparation', 'dispatched', 'delivered', 'returned'] as const) {
      await staff.advance({ orderCode: placed.code, state });
    }
    expect((await newsOf(placed)).at(-1)).toMatchObject({
      kind: 'delivery.returned',
      amount: 10_000,
      wasDelivered: true,
    });
  });

  it('cancels for the buyer, who is told that it was us', async () => {
    const shampoo = await buildProduct(test.sql, { stock: 4 });
    const placed = await orderOf(ana, [[shampoo, 3]]);
    const { value } = await staff.advance({ orderCode: placed.code, state: 'cancelled' });
    expect(value.result).toMatchObject({ state: 'cancelled', due: 0 });
    expect((await newsOf(placed)).at(-1)).toMatchObject({ kind: 'order.cancelled', byStaff: true });
  });

  it('does not prepare what nobody paid or promised to pay', async () => {
    const shampoo = await buildProduct(test.sql);
    const { code: orderCode, _id } = await orderOf(ana, [[shampoo, 1]]);
    await test.sql`UPDATE customer_order SET state = 'created', pay_until = now() WHERE id = ${_id}`;
    const { refusal } = await staff.advance({ orderCode, state: 'in_preparation' });
    expect(refusal?.message).toBe('No se puede pasar de «Por pagar» a «En preparación».');
  });

  it('finds nothing that is absent, and is for the staff alone', async () => {
    const state = 'in_preparation';
    expect((await staff.advance({ orderCode: 'MZ-2222-2222', state })).status).toBe(404);
    const shampoo = await buildProduct(test.sql);
    const { code: orderCode } = await orderOf(ana, [[shampoo, 1]]);
    const absent = await staff.advance({ orderCode, deliveryId: '999999999', state });
    expect(absent.refusal?.code).toBe('NOT_FOUND');
    expect((await ana.calls.advance({ orderCode, state })).refusal?.code).toBe('FORBIDDEN');
  });
});
