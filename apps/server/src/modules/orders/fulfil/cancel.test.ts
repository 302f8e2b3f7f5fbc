import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { buildPresale, buildStaff, deliveriesOf, orderOf } from '#testing/order-fixture.ts';
import { buildShopper, type Shopper } from '#testing/orders.ts';
import { assignCustomer } from '#testing/people.ts';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();
let ana: Shopper;
beforeEach(async () => {
  ana = await buildShopper(test);
});
afterEach(async () => {
  expect(await findViolations(test.sql)).toEqual([]);
});

async function stockOf({ versions }: { versions: [{ id: number }, ...unknown[]] }) {
  const [row] = await test.sql<{ available: number; sold: number }[]>`
    SELECT available, sold FROM stock WHERE version_id = ${versions[0].id} AND warehouse_id = 1`;
  return row;
}

async function promisedOf({ arrivalId }: { arrivalId: string }) {
  const [row] = await test.sql<{ promised: number }[]>`
    SELECT promised FROM arrival WHERE id = ${arrivalId}`;
  return row?.promised;
}

async function paymentOf({ _id }: { _id: string }) {
  const [row] = await test.sql`SELECT state, amount FROM payment WHERE order_id = ${_id}`;
  return row;
}

describe('POST /order/cancel', () => {
  it('gives everything back: stock, promises and what was to be paid', async () => {
    const dye = await buildPresale(test, { stock: 2 });
    const placed = await orderOf(ana, [[dye, 5]]);
    const { value } = await ana.calls.cancel({ orderCode: placed.code });
    expect(value.result).toMatchObject({
      state: 'cancelled',
      totals: placed.totals,
      cancelled: placed.totals.total,
      due: 0,
      canCancel: false,
    });
    expect(deliveriesOf(value.result)).toEqual(['1 now cancelled 2', '2 2026-12-01 cancelled 3']);
    expect(value.result.events.map(({ state, deliveryId }) => `${state} ${deliveryId}`)).toEqual([
      'confirmed null',
      'cancelled 1',
      'cancelled 2',
      'cancelled null',
    ]);
    expect(await stockOf(dye)).toEqual({ available: 2, sold: 0 });
    expect(await promisedOf(dye)).toBe(0);
    expect(await paymentOf(placed)).toEqual({ state: 'voided', amount: placed.totals.total });
  });

  it('cancels one delivery, with its part of the money, and leaves the other', async () => {
    const dye = await buildPresale(test, { stock: 2 });
    const placed = await orderOf(ana, [[dye, 5]]);
    const orderCode = placed.code;
    const { value } = await ana.calls.cancel({ orderCode, deliveryId: '2' });
    expect(deliveriesOf(value.result)).toEqual(['1 now pending 2', '2 2026-12-01 cancelled 3']);
    expect(value.result).toMatchObject({ state: 'confirmed', cancelled: 30_000, due: 29_000 });
    expect(await promisedOf(dye)).toBe(0);
    expect(await stockOf(dye)).toEqual({ available: 0, sold: 2 });
    expect(await paymentOf(placed)).toEqual({ state: 'pending', amount: 29_000 });
    const rest = await ana.calls.cancel({ orderCode });
    expect(rest.value.result).toMatchObject({ state: 'cancelled', due: 0 });
    expect(await stockOf(dye)).toEqual({ available: 2, sold: 0 });
  });

  it('gives back once, however often and from however many devices it is asked', async () => {
    const shampoo = await buildProduct(test.sql, { stock: 5 });
    const placed = await orderOf(ana, [[shampoo, 3]]);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => ana.calls.cancel({ orderCode: placed.code })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await stockOf(shampoo)).toEqual({ available: 5, sold: 0 });
    const events = await test.sql`SELECT FROM order_event WHERE order_id = ${placed._id}`;
    expect(events.count).toBe(3);
    const told = await test.sql`SELECT FROM pgboss.job
      WHERE data->>'kind' = 'order.cancelled' AND data->>'orderId' = ${placed._id}`;
    expect(told.count).toBe(1);
  });

  it("gives the combo's parts back", async () => {
    const oxidant = await buildProduct(test.sql, { stock: 5 });
    const parts = [{ productId: oxidant.id, versionId: oxidant.versions[0].id, quantity: 2 }];
    const combo = await buildProduct(test.sql, { parts });
    const placed = await orderOf(ana, [
      [combo, 2],
      [oxidant, 1],
    ]);
    expect(await stockOf(oxidant)).toEqual({ available: 0, sold: 5 });
    await ana.calls.cancel({ orderCode: placed.code });
    expect(await stockOf(oxidant)).toEqual({ available: 5, sold: 0 });
  });

  it('gives used credit back, as far as the order used it', async () => {
    const shampoo = await buildProduct(test.sql);
    const placed = await orderOf(ana, [[shampoo, 1]]);
    const { total } = placed.totals;
    await test.sql`INSERT INTO credit_account (customer_id, credit_limit, used)
      VALUES (${ana.customerId}, 100000, ${total + 500})`;
    await test.sql`INSERT INTO credit_entry (customer_id, order_id, amount, kind, balance,
        credit_limit, due_on)
      VALUES (${ana.customerId}, ${placed._id}, ${total}, 'purchase', ${total}, 100000, '2026-12-01'),
        (${ana.customerId}, NULL, 500, 'purchase', ${total + 500}, 100000, '2026-12-01')`;
    await ana.calls.cancel({ orderCode: placed.code });
    await ana.calls.cancel({ orderCode: placed.code });
    const [account] = await test.sql`SELECT used FROM credit_account
      WHERE customer_id = ${ana.customerId}`;
    expect(account).toEqual({ used: 500 });
  });

  it('refuses what has left, and what is beside it', async () => {
    const staff = await buildStaff(test);
    const dye = await buildPresale(test, { stock: 2 });
    const { code: orderCode } = await orderOf(ana, [[dye, 3]]);
    for (const state of ['in_preparation', 'dispatched'] as const) {
      await staff.advance({ orderCode, deliveryId: '1', state });
    }
    for (const body of [{ orderCode }, { orderCode, deliveryId: '1' }]) {
      expect(await ana.calls.cancel(body)).toMatchObject({
        status: 409,
        refusal: {
          code: 'ORDER_NOT_CANCELLABLE',
          message: 'Ya no se puede cancelar: salió de la bodega o ya se entregó.',
        },
      });
    }
    const { value } = await ana.calls.cancel({ orderCode, deliveryId: '2' });
    expect(value.result.state).toBe('dispatched');
  });

  it('is for who buys: the business, and the seller to whom it is assigned (D-4)', async () => {
    const shampoo = await buildProduct(test.sql);
    const { code: orderCode } = await orderOf(ana, [[shampoo, 1]]);
    const stranger = await buildShopper(test);
    const seller = await buildShopper(test, { role: 'Seller' });
    for (const { calls } of [stranger, seller]) {
      expect((await calls.cancel({ orderCode })).refusal?.code).toBe('NOT_FOUND');
    }
    expect((await ana.calls.cancel({ orderCode: 'MZ-2222-2222' })).status).toBe(404);
    expect((await ana.calls.cancel({ orderCode, deliveryId: '9' })).status).toBe(404);
    expect((await ana.calls.cancel({ orderCode: 'nada' })).status).toBe(404);
    await assignCustomer(test.sql, seller.userId, ana.customerId);
    const typed = orderCode.toLowerCase().replaceAll('-', ' ');
    const { value } = await seller.calls.cancel({ orderCode: typed });
    expect(value.result.state).toBe('cancelled');
  });
});
