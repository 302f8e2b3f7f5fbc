import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { buildStaff } from '#testing/order-fixture.ts';
import { buildShopper, type Shopper } from '#testing/orders.ts';
import { buildOnlineMethods, createPayer, orderOnline, pseForm } from '#testing/payments.ts';
import { createClock, minute, second } from '#testing/ports.ts';
import { useShop } from '#testing/use-test-app.ts';
import { findOrder } from '../history/orders.store.ts';

const clock = createClock('2026-11-20T15:00:00Z');
/** What happens while an order that lost its goods waits to try again. */
let meanwhile = async () => {};
let payer: ReturnType<typeof createPayer>;
let ana: Shopper;
let product: BuiltProduct;
const test = useShop({ ports: { clock, wait: () => meanwhile() } });
beforeAll(async () => {
  payer = createPayer(test, clock);
  await buildOnlineMethods(test.sql);
});
beforeEach(async () => {
  ana = await buildShopper(test);
  product = await buildProduct(test.sql, { price: 20_000, stock: 10 });
});
afterEach(async () => {
  expect(await findViolations(test.sql)).toEqual([]);
});

const stockOf = async ({ versions: [{ id }] }: BuiltProduct) => {
  const [row] = await test.sql<{ available: number }[]>`
    SELECT available FROM stock WHERE version_id = ${id} AND warehouse_id = 1`;
  return row?.available;
};
/** As it is now; the buyer's own session may be over by then. */
const now = async (id: string) => {
  const order = await findOrder(test.sql.reader, { id });
  if (order === null) throw new Error('the order is not there');
  return order;
};
const eventsOf = async (kind: string, orderId: string) => {
  const rows = await test.sql`SELECT FROM pgboss.job
    WHERE data->>'kind' = ${kind} AND data->>'orderId' = ${orderId}`;
  return rows.count;
};

describe('when the time to pay is over (D-7)', () => {
  const endReservation = (id: string) => test.deps.orders.payments.endReservation(id);

  it('gives everything back, once, and says so', async () => {
    const { _id, totals } = await orderOnline(ana, [[product, 2]]);
    await endReservation(_id);
    expect(await stockOf(product)).toBe(7);
    clock.advance(15 * minute);
    await Promise.all([endReservation(_id), endReservation(_id), test.deps.orders.payments.poll()]);
    expect(await stockOf(product)).toBe(10);
    expect(await now(_id)).toMatchObject({
      state: 'cancelled',
      payment: { state: 'none', payUntil: null, ended: 'expired', refundDue: 0 },
      cancelled: totals.total,
    });
    expect(await eventsOf('order.cancelled', _id)).toBe(1);
  });

  it('is ended by the minute’s round where its own job was lost', async () => {
    const { _id } = await orderOnline(ana, [[product, 2]]);
    clock.advance(15 * minute + 6 * second);
    await test.deps.orders.payments.poll();
    expect((await now(_id)).state).toBe('cancelled');
  });

  it('goes on when it was paid and no notice came', async () => {
    const { code, _id } = await orderOnline(ana, [[product, 2]]);
    await payer.card(ana, code);
    clock.advance(15 * minute);
    await endReservation(_id);
    expect((await now(_id)).state).toBe('paid');
    expect(await stockOf(product)).toBe(7);
  });

  it('waits once for a bank that is still at work, and no longer', async () => {
    const { code, _id } = await orderOnline(ana, [[product, 1]], 'debito');
    await ana.calls.pay({ orderCode: code, pse: pseForm });
    clock.advance(15 * minute);
    await endReservation(_id);
    expect(await now(_id)).toMatchObject({ state: 'created', payment: { state: 'running' } });
    expect(await stockOf(product)).toBe(8);
    clock.advance(10 * minute);
    await endReservation(_id);
    expect((await now(_id)).state).toBe('cancelled');
    expect(await stockOf(product)).toBe(10);
  });

  it('never loses what is paid too late: it goes back to the payer', async () => {
    const { code, _id, totals } = await orderOnline(ana, [[product, 1]], 'debito');
    const { url } = (await ana.calls.pay({ orderCode: code, pse: pseForm })).value;
    clock.advance(15 * minute);
    await endReservation(_id);
    clock.advance(10 * minute);
    await endReservation(_id);
    await payer.press(url, 'decision', 'continue');
    clock.advance(2 * minute);
    await test.deps.orders.payments.poll();
    expect(await now(_id)).toMatchObject({
      state: 'cancelled',
      payment: { state: 'none', refundDue: totals.total, refunded: 0 },
    });
    expect(await stockOf(product)).toBe(10);
  });

  it('gives the use of a coupon back', async () => {
    await test.sql`INSERT INTO coupon (code, title, kind, amount, starts_at, ends_at)
      VALUES ('PAGO10', 'Diez', 'percentage', 10, '2026-01-01', '2027-01-01')`;
    await ana.calls.add({ productId: String(product.id), code: product.code, quantity: 1 });
    await ana.calls.choose({ couponCode: 'PAGO10' });
    const { _id } = await orderOnline(ana, [[product, 1]]);
    clock.advance(15 * minute);
    await endReservation(_id);
    const [row] = await test.sql`SELECT uses FROM coupon WHERE code = 'PAGO10'`;
    expect(row).toEqual({ uses: 0 });
  });
});

describe('POST /order/reopen', () => {
  it('gives everything back to the cart, beside what is there, with what was chosen', async () => {
    const other = await buildProduct(test.sql, { price: 5_000 });
    const { code, totals } = await orderOnline(ana, [[product, 2]]);
    await ana.calls.add({ productId: String(other.id), code: other.code, quantity: 4 });
    await ana.calls.add({ productId: String(product.id), code: product.code, quantity: 1 });
    const { value } = await ana.calls.reopen({ orderCode: code });
    expect(value.result).toMatchObject({
      state: 'cancelled',
      cancelled: totals.total,
      payment: { ended: 'reopened' },
    });
    const { cart } = (await ana.calls.cart()).value;
    expect(cart?.products.map((line) => [line.code, line.quantity])).toEqual([
      [other.code, 4],
      [product.code, 4],
    ]);
    expect((await ana.calls.purchase()).value.paymentMethod).toBe('tarjeta');
    expect(await stockOf(product)).toBe(10);
  });

  it('does it once', async () => {
    const { code } = await orderOnline(ana, [[product, 2]]);
    const answers = await Promise.all([
      ana.calls.reopen({ orderCode: code }),
      ana.calls.reopen({ orderCode: code }),
      ana.calls.reopen({ orderCode: code }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { cart } = (await ana.calls.cart()).value;
    expect(cart?.products.map(({ quantity }) => quantity)).toEqual([3]);
  });

  it('asks first while a bank is at work, and what that pays goes back', async () => {
    const { code, totals } = await orderOnline(ana, [[product, 1]], 'debito');
    const { url } = (await ana.calls.pay({ orderCode: code, pse: pseForm })).value;
    expect((await ana.calls.reopen({ orderCode: code })).refusal?.code).toBe('PAYMENT_RUNNING');
    expect((await ana.calls.cancel({ orderCode: code })).refusal?.code).toBe('PAYMENT_RUNNING');
    await ana.calls.reopen({ orderCode: code, evenIfRunning: true });
    await payer.press(url, 'decision', 'continue');
    clock.advance(second);
    await test.deps.orders.payments.handleNews(`${code}-1`);
    const { value } = await ana.calls.orderByCode(code);
    expect(value.result.payment.refundDue).toBe(totals.total);
  });

  it('leaves what is paid as it is', async () => {
    const { code } = await orderOnline(ana, [[product, 1]]);
    await payer.card(ana, code);
    expect((await ana.calls.reopen({ orderCode: code })).refusal?.code).toBe('ORDER_NOT_PAYABLE');
    expect((await ana.calls.orderByCode(code)).value.result.state).toBe('paid');
  });
});

describe('an unpaid order and its own buyer', () => {
  it('never keeps them from ordering the last units again', async () => {
    const last = await buildProduct(test.sql, { price: 20_000, stock: 2 });
    const held = await orderOnline(ana, [[last, 1]]);
    expect(await stockOf(last)).toBe(0);
    const added = await ana.calls.add({ productId: String(last.id), code: last.code, quantity: 2 });
    expect(added.refusal).toBeNull();
    await ana.calls.choose({ paymentMethod: 'contra-entrega' });
    const { value } = await ana.calls.order({ cartId: added.value.cart._id });
    expect(value.order.state).toBe('confirmed');
    expect(await stockOf(last)).toBe(0);
    expect((await ana.calls.orderByCode(held.code)).value.result).toMatchObject({
      state: 'cancelled',
      payment: { ended: 'replaced' },
    });
  });

  it('keeps what they hold when the new order is refused after all', async () => {
    const last = await buildProduct(test.sql, { price: 20_000, stock: 2 });
    const held = await orderOnline(ana, [[last, 1]]);
    const [version] = last.versions;
    await ana.calls.add({ productId: String(last.id), code: last.code, quantity: 1 });
    const { cartId, totals } = (await ana.calls.purchase()).value;
    meanwhile = async () => {
      await test.sql`UPDATE base_price SET price = 30000 WHERE product_id = ${version.productId}`;
    };
    const refused = await ana.calls.order({ cartId, confirmedTotal: totals.total });
    meanwhile = async () => {};
    expect(refused.refusal?.code).toBe('CART_CHANGED');
    expect((await now(held._id)).state).toBe('created');
    expect(await stockOf(last)).toBe(0);
  });

  it('keeps everybody else from them', async () => {
    const last = await buildProduct(test.sql, { price: 20_000, stock: 2 });
    await orderOnline(ana, [[last, 1]]);
    const berta = await buildShopper(test);
    const { refusal } = await berta.calls.add({
      productId: String(last.id),
      code: last.code,
      quantity: 1,
    });
    expect(refusal?.message).toBe('Ouups! Producto fuera de stock');
  });

  it('keeps what a bank is paying just now', async () => {
    const last = await buildProduct(test.sql, { price: 20_000, stock: 2 });
    const { code } = await orderOnline(ana, [[last, 1]], 'debito');
    await ana.calls.pay({ orderCode: code, pse: pseForm });
    const { refusal } = await ana.calls.add({
      productId: String(last.id),
      code: last.code,
      quantity: 1,
    });
    expect(refusal?.message).toBe('Ouups! Producto fuera de stock');
    expect((await ana.calls.orderByCode(code)).value.result.state).toBe('created');
  });

  it('leaves it alone when there is enough for both', async () => {
    const { code } = await orderOnline(ana, [[product, 1]]);
    await orderOnline(ana, [[product, 1]]);
    expect((await ana.calls.orderByCode(code)).value.result.state).toBe('created');
  });
});

describe('POST /order/cancel of a paid order', () => {
  it('says what goes back to the payer, of a part and of all of it', async () => {
    const { code, totals } = await orderOnline(ana, [[product, 1]]);
    await payer.card(ana, code);
    await ana.calls.checkPayment(code);
    const { value } = await ana.calls.cancel({ orderCode: code });
    expect(value.result).toMatchObject({
      state: 'cancelled',
      payment: { state: 'paid', refundDue: totals.total, refunded: 0 },
    });
  });

  it('is for all of an unpaid one: its payment is for all of it', async () => {
    const { code } = await orderOnline(ana, [[product, 1]]);
    const part = await ana.calls.cancel({ orderCode: code, deliveryId: '1' });
    expect(part.refusal?.code).toBe('ORDER_UNPAID');
    const staff = await buildStaff(test);
    const byStaff = await staff.advance({ orderCode: code, deliveryId: '1', state: 'cancelled' });
    expect(byStaff.refusal?.code).toBe('ORDER_UNPAID');
    expect((await ana.calls.cancel({ orderCode: code })).value.result.state).toBe('cancelled');
  });

  it('is not prepared before it is paid', async () => {
    const { code } = await orderOnline(ana, [[product, 1]]);
    const staff = await buildStaff(test);
    const { refusal } = await staff.advance({ orderCode: code, state: 'in_preparation' });
    expect(refusal?.code).toBe('ILLEGAL_MOVE');
  });
});
