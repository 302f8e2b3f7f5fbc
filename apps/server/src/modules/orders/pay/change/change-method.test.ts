import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { buildShopper, type Shopper } from '#testing/orders.ts';
import {
  buildHandMethods,
  buildOnlineMethods,
  createPayer,
  drawReceipt,
  orderOnline,
  pseForm,
} from '#testing/payments.ts';
import { createClock, second } from '#testing/ports.ts';
import { useShop } from '#testing/use-test-app.ts';

const clock = createClock('2026-11-20T15:00:00Z');
let payer: ReturnType<typeof createPayer>;
let ana: Shopper;
let product: BuiltProduct;
const test = useShop({ clock });
beforeAll(async () => {
  payer = createPayer(test, clock);
  await buildOnlineMethods(test.sql);
  await buildHandMethods(test.sql);
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
const triesOf = async (code: string) => {
  const rows = await test.sql<{ reference: string; state: string; amount: number }[]>`
    SELECT reference, payment.state, amount FROM payment
    JOIN customer_order placed ON placed.id = order_id WHERE placed.code = ${code}
    ORDER BY reference`;
  return rows.map(({ reference, state, amount }) => `${reference} ${state} ${amount}`);
};
const change = (code: string, paymentMethod: string, confirmedTotal: number, sure = false) =>
  ana.calls.changePayment({
    orderCode: code,
    paymentMethod,
    confirmedTotal,
    ...(sure ? { evenIfRunning: true } : {}),
  });

describe('GET /order/payment-methods', () => {
  it('has every other way with its own discount or charge', async () => {
    const { code } = await orderOnline(ana, [[product, 2]]);
    const { result } = (await ana.calls.waysToPay(code)).value;
    const told = Object.fromEntries(result.map((one) => [one.code, one.adjustment]));
    expect(told).toMatchObject({ debito: -1_380, transferencia: -690, 'contra-entrega': 0 });
    expect(told).not.toHaveProperty('tarjeta');
    const berta = await buildShopper(test);
    expect((await berta.calls.waysToPay(code)).refusal?.code).toBe('NOT_FOUND');
  });
});

describe('PUT /order/payment-method (D-12)', () => {
  it('after a declined card the same order is paid by a debit, for its own total', async () => {
    const { code, totals } = await orderOnline(ana, [[product, 2]]);
    await payer.card(ana, code, 'DECLINED');
    await ana.calls.checkPayment(code);
    const { value } = await change(code, 'debito', totals.total - 1_380);
    expect(value.result).toMatchObject({
      code,
      state: 'created',
      paymentMethod: { code: 'debito' },
      totals: { paymentAdjustment: -1_380, total: totals.total - 1_380 },
      payment: { state: 'waiting', payUntil: '2026-11-20T15:15:00.000Z' },
    });
    expect(await stockOf(product)).toBe(7);
    const { url } = (await ana.calls.pay({ orderCode: code, pse: pseForm })).value;
    await payer.press(url, 'decision', 'continue');
    clock.advance(second);
    expect((await ana.calls.checkPayment(code)).value.result.state).toBe('paid');
    expect(await triesOf(code)).toEqual([
      `${code}-1 declined ${totals.total}`,
      `${code}-2 approved ${totals.total - 1_380}`,
    ]);
  });

  it('holds the goods for as long as the new way takes, from when they were ordered', async () => {
    const { code, placedAt, totals } = await orderOnline(ana, [[product, 2]]);
    const { value } = await change(code, 'transferencia', totals.total - 690);
    const day = new Date(Date.parse(placedAt) + 24 * 3_600_000).toISOString();
    expect(value.result.payment).toMatchObject({ state: 'waiting', payUntil: day });
    // And never shorter: what was promised stays.
    const back = await change(code, 'tarjeta', totals.total);
    expect(back.value.result.payment.payUntil).toBe(day);
  });

  it('goes on at once when it is paid at the door', async () => {
    const { code, _id, totals } = await orderOnline(ana, [[product, 2]]);
    const { value } = await change(code, 'contra-entrega', totals.total);
    expect(value.result).toMatchObject({ state: 'confirmed', payment: { state: 'due' } });
    const told = await test.sql`SELECT FROM pgboss.job
      WHERE data->>'kind' = 'order.placed' AND data->>'orderId' = ${_id}`;
    expect(told.count).toBe(1);
    expect((await change(code, 'debito', 1)).refusal?.code).toBe('ORDER_NOT_PAYABLE');
  });

  it('leaves a bank that is at work alone, unless its payer knows', async () => {
    const { code, totals } = await orderOnline(ana, [[product, 2]], 'debito');
    const { url } = (await ana.calls.pay({ orderCode: code, pse: pseForm })).value;
    const full = totals.total - totals.paymentAdjustment;
    expect((await change(code, 'tarjeta', full)).refusal?.code).toBe('PAYMENT_RUNNING');
    expect((await change(code, 'tarjeta', full, true)).value.result.payment.state).toBe('waiting');
    // The bank takes it after all, at another total: all of it goes back, and the order waits on.
    await payer.press(url, 'decision', 'continue');
    clock.advance(second);
    await test.deps.orders.payments.handleNews(`${code}-1`);
    const after = (await ana.calls.orderByCode(code)).value.result;
    expect(after).toMatchObject({ state: 'created', payment: { refundDue: totals.total } });
  });

  it('counts a card that is approved after the order went back to the same total', async () => {
    const { code, totals } = await orderOnline(ana, [[product, 2]]);
    const page = (await ana.calls.pay({ orderCode: code })).value.url;
    await change(code, 'efectivo', totals.total);
    await payer.press(page, 'card', 'APPROVED');
    clock.advance(second);
    await test.deps.orders.payments.handleNews(`${code}-1`);
    expect((await ana.calls.orderByCode(code)).value.result.state).toBe('paid');
  });

  it('is one change however often it is asked for, and says a total that is another', async () => {
    const { code, totals } = await orderOnline(ana, [[product, 2]]);
    expect((await change(code, 'debito', totals.total)).refusal?.code).toBe('TOTAL_CHANGED');
    const total = totals.total - 1_380;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => change(code, 'debito', total)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await triesOf(code)).toEqual([
      `${code}-1 voided ${totals.total}`,
      `${code}-2 pending ${total}`,
    ]);
  });

  it('keeps what is looked at by people, unless its payer knows', async () => {
    const { code, totals } = await orderOnline(ana, [[product, 2]], 'transferencia');
    await ana.calls.sendProof(code, await drawReceipt());
    const full = totals.total - totals.paymentAdjustment;
    expect((await change(code, 'tarjeta', full)).refusal?.code).toBe('PAYMENT_RUNNING');
  });

  it('refuses a way over its limit, with its reason', async () => {
    await test.sql`UPDATE payment_method SET max_amount = 30000 WHERE code = 'platam'`;
    const { code, totals } = await orderOnline(ana, [[product, 2]]);
    const { refusal } = await change(code, 'platam', totals.total);
    expect(refusal?.code).toBe('PAYMENT_METHOD_UNAVAILABLE');
    expect(refusal?.message).toContain('30.000');
    expect((await change(code, 'sin-cuenta', totals.total)).refusal?.code).toBe(
      'PAYMENT_METHOD_UNAVAILABLE',
    );
  });
});
