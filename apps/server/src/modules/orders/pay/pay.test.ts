import { listPseChoices } from '@matiz/contracts/orders/order-payment.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { askAs, buildShopper, type Shopper } from '#testing/orders.ts';
import { buildOnlineMethods, createPayer, orderOnline, pseForm } from '#testing/payments.ts';
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
const eventsOf = async (kind: string, orderId: string) => {
  const rows = await test.sql`SELECT FROM pgboss.job
    WHERE data->>'kind' = ${kind} AND data->>'orderId' = ${orderId}`;
  return rows.count;
};

describe('POST /order/create paid online (D-7, D-12)', () => {
  it('holds the goods for a quarter of an hour, and tells nobody yet', async () => {
    const order = await orderOnline(ana, [[product, 2]]);
    expect(order).toMatchObject({
      state: 'created',
      paymentMethod: { code: 'tarjeta', means: 'card' },
      payment: { state: 'waiting', payUntil: '2026-11-20T15:15:00.000Z', refundDue: 0 },
    });
    expect(order.deliveries.map(({ canCancel }) => canCancel)).toEqual([false]);
    expect(await stockOf(product)).toBe(7);
    expect(await eventsOf('order.placed', order._id)).toBe(0);
    const [job] = await test.sql<{ at: Date }[]>`SELECT start_after AS at FROM pgboss.job
      WHERE data->>'kind' = 'order.holdEnds' AND data->>'orderId' = ${order._id}`;
    expect(job?.at.toISOString()).toBe('2026-11-20T15:15:00.000Z');
  });

  it('takes the discount of the method', async () => {
    const order = await orderOnline(ana, [[product, 4]], 'debito');
    expect(order.totals).toMatchObject({ subtotal: 100_000, paymentAdjustment: -2_180 });
  });
});

describe('POST /order/pay with a card', () => {
  it('leads to the gateway, and the order is paid once the gateway says so', async () => {
    const { code, _id, totals } = await orderOnline(ana, [[product, 2]]);
    const back = await payer.card(ana, code);
    expect(back).toContain(`/home/purchase/order/finalizing-payment?order=${code}&id=`);
    const { value } = await ana.calls.checkPayment(code);
    expect(value.result).toMatchObject({
      state: 'paid',
      payment: { state: 'paid', payUntil: null, refundDue: 0 },
      due: totals.total,
    });
    expect(value.result.events.map(({ state }) => state)).toEqual(['created', 'paid']);
    expect(await eventsOf('order.placed', _id)).toBe(1);
    // Asking again pays nothing again.
    await ana.calls.checkPayment(code);
    expect(await eventsOf('order.placed', _id)).toBe(1);
    expect((await ana.calls.pay({ orderCode: code })).refusal?.code).toBe('ORDER_NOT_PAYABLE');
  });

  it('is one payment however often the button is pressed', async () => {
    const { code } = await orderOnline(ana, [[product, 1]]);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ana.calls.pay({ orderCode: code })),
    );
    const urls = new Set(answers.filter(({ status }) => status === 200).map((a) => a.value.url));
    const others = answers.flatMap(({ refusal }) => refusal?.code ?? []);
    expect(urls.size).toBe(1);
    expect(others.every((one) => one === 'PAYMENT_RUNNING')).toBe(true);
    const [row] = await test.sql`SELECT count(*)::int AS tries FROM payment
      JOIN customer_order placed ON placed.id = order_id WHERE placed.code = ${code}`;
    expect(row).toEqual({ tries: 1 });
  });

  it('is tried again after a refusal, under a reference of its own', async () => {
    const { code } = await orderOnline(ana, [[product, 1]]);
    await payer.card(ana, code, 'DECLINED');
    const { value } = await ana.calls.checkPayment(code);
    expect(value.result).toMatchObject({ state: 'created', payment: { state: 'declined' } });
    await payer.card(ana, code);
    expect((await ana.calls.checkPayment(code)).value.result.state).toBe('paid');
    const rows = await test.sql<{ reference: string; state: string }[]>`
      SELECT payment.reference, payment.state FROM payment
      JOIN customer_order placed ON placed.id = order_id WHERE placed.code = ${code}
      ORDER BY reference`;
    expect(rows.map(({ reference, state }) => `${reference} ${state}`)).toEqual([
      `${code}-1 declined`,
      `${code}-2 approved`,
    ]);
  });

  it('says nothing of an order that is another customer’s', async () => {
    const { code } = await orderOnline(ana, [[product, 1]]);
    const berta = await buildShopper(test);
    const own = await Promise.all([
      berta.calls.pay({ orderCode: code }),
      berta.calls.checkPayment(code),
      berta.calls.reopen({ orderCode: code }),
    ]);
    expect(own.map(({ refusal }) => refusal?.code)).toEqual(Array(3).fill('NOT_FOUND'));
  });
});

describe('POST /order/payment-check', () => {
  it('answers the order as it is while the gateway knows of nothing', async () => {
    const { code } = await orderOnline(ana, [[product, 1]]);
    await ana.calls.pay({ orderCode: code });
    const { value } = await ana.calls.checkPayment(code);
    expect(value.result).toMatchObject({ state: 'created', payment: { state: 'waiting' } });
  });

  it('answers at once for an order that is not paid online', async () => {
    await ana.calls.add({ productId: String(product.id), code: product.code, quantity: 1 });
    await ana.calls.choose({ paymentMethod: 'contra-entrega' });
    const { cartId } = (await ana.calls.purchase()).value;
    const { order } = (await ana.calls.order({ cartId })).value;
    const { value } = await ana.calls.checkPayment(order.code);
    expect(value.result).toMatchObject({ state: 'confirmed', payment: { state: 'due' } });
  });
});

describe('POST /order/pay with PSE', () => {
  it('leads to the bank, and back to the same page while nobody decided there', async () => {
    const { code } = await orderOnline(ana, [[product, 1]], 'debito');
    const requested = { orderCode: code, pse: pseForm };
    const { url } = (await ana.calls.pay(requested)).value;
    // Anyone who comes back need not write everything again.
    expect((await ana.calls.pay({ orderCode: code })).value.url).toBe(url);
    const { value } = await ana.calls.checkPayment(code);
    expect(value.result.payment.state).toBe('running');
    await payer.press(url, 'decision', 'continue');
    clock.advance(second);
    expect((await ana.calls.checkPayment(code)).value.result.state).toBe('paid');
    const [row] = await test.sql<{ accepted: { policy: string; at: string }; means: string }[]>`
      SELECT accepted, payment.means FROM payment WHERE reference = ${`${code}-1`}`;
    expect(row?.means).toBe('PSE');
    expect(row?.accepted.policy).toMatch(/^http/);
  });

  it.each([
    ['PSE_REQUIRED', undefined, null],
    ['INVALID_DOCUMENT', { ...pseForm, document: '12' }, 'pse.document'],
    ['INVALID_PHONE', { ...pseForm, phone: '601 234' }, 'pse.phone'],
    ['PSE_REQUIRED', { ...pseForm, bank: '999' }, 'pse.bank'],
  ] as const)('%s: names the field at fault', async (errorCode, pse, path) => {
    const { code } = await orderOnline(ana, [[product, 1]], 'debito');
    const { refusal } = await ana.calls.pay({ orderCode: code, ...(pse ? { pse } : {}) });
    expect(refusal?.code).toBe(errorCode);
    expect(refusal?.fields?.[0]?.path ?? null).toBe(path);
  });
});

describe('GET /payment/pse', () => {
  it('says the banks of the gateway, and both of its contracts', async () => {
    const { value } = await askAs(test, ana)(listPseChoices);
    expect(value.banks[0]).toEqual({ code: '1', name: 'Banco que aprueba' });
    expect(value.contracts.policy).not.toBe(value.contracts.personalData);
  });

  it('says what is known of who pays, of nobody but the business that buys', async () => {
    await test.sql`UPDATE customer SET document_type = 'NIT', document_number = '900123456-8'
      WHERE id = ${ana.customerId}`;
    const { value } = await askAs(test, ana)(listPseChoices);
    expect(value.payer).toMatchObject({
      person: 'legal',
      documentType: 'NIT',
      document: '900123456-8',
    });
    const other = await buildShopper(test);
    const { value: others } = await askAs(test, other)(listPseChoices);
    expect(others.payer.document).not.toBe(value.payer.document);
  });

  it('says the phone of the business or of who buys for it, never a seller’s', async () => {
    const seller = await buildShopper(test, { role: 'Seller' });
    const phoneOf = async (who: Shopper) =>
      (await askAs(test, who)(listPseChoices)).value.payer.phone;
    for (const { userId, customerId, last } of [
      { ...ana, last: 1 },
      { ...seller, last: 2 },
    ]) {
      await test.sql`UPDATE app_user SET phone = ${`+57300555770${last}`} WHERE id = ${userId}`;
      await test.sql`UPDATE customer SET phone = NULL WHERE id = ${customerId}`;
    }
    expect([await phoneOf(ana), await phoneOf(seller)]).toEqual(['3005557701', '']);
    await test.sql`UPDATE customer SET phone = '+573005557703' WHERE id = ${seller.customerId}`;
    expect(await phoneOf(seller)).toBe('3005557703');
    // A line that is no mobile phone is nobody's Nequi.
    await test.sql`UPDATE customer SET phone = '6015550101' WHERE id = ${seller.customerId}`;
    expect(await phoneOf(seller)).toBe('');
  });
});

describe('POST /payment/notice (F8)', () => {
  const send = (payload: object) =>
    test.app.inject({ method: 'POST', url: '/api/payment/notice', payload });

  it('refuses what the gateway did not sign, and forgets it', async () => {
    const { code } = await orderOnline(ana, [[product, 1]]);
    const notice = {
      event: 'transaction.updated',
      data: {
        transaction: { id: 'x', status: 'APPROVED', amount_in_cents: 1, reference: `${code}-1` },
      },
      signature: {
        properties: ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'],
        checksum: 'a'.repeat(64),
      },
      timestamp: 1,
    };
    const answer = await send(notice);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'BAD_SIGNATURE']);
    const kept = await test.sql`SELECT FROM payment_notice WHERE reference = ${`${code}-1`}`;
    expect(kept.count).toBe(0);
    expect((await ana.calls.orderByCode(code)).value.result.state).toBe('created');
  });

  it('does not believe even a signed one: what it says is looked up', async () => {
    const { code } = await orderOnline(ana, [[product, 1]]);
    await test.deps.orders.payments.handleNews(`${code}-1`);
    expect((await ana.calls.orderByCode(code)).value.result.state).toBe('created');
    await payer.card(ana, code);
    await test.deps.orders.payments.handleNews(`${code}-1`);
    await test.deps.orders.payments.handleNews(`${code}-1`);
    expect((await ana.calls.orderByCode(code)).value.result.state).toBe('paid');
  });

  it('is nothing when nobody knows its reference', async () => {
    await expect(test.deps.orders.payments.handleNews('MZ-NADA-1')).resolves.toBeUndefined();
  });
});
