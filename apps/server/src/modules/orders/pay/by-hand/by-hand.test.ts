import * as hand from '@matiz/contracts/staff/payments/hand-payments.ts';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { buildShopper, type Shopper } from '#testing/orders.ts';
import { buildHandMethods, drawReceipt, orderOnline } from '#testing/payments.ts';
import { createClock } from '#testing/ports.ts';
import { buildStaff } from '#testing/staff.ts';
import { useShop } from '#testing/use-test-app.ts';
import { findOrder } from '../../history/orders.store.ts';

const hour = 3_600_000;
const clock = createClock('2026-11-20T15:00:00Z');
let ana: Shopper;
let product: BuiltProduct;
let clerk: Awaited<ReturnType<typeof buildStaff>>;
const test = useShop({ clock });
beforeAll(async () => {
  await buildHandMethods(test.sql);
  // Someone has to stay who may everything.
  await buildStaff(test);
});
beforeEach(async () => {
  ana = await buildShopper(test);
  clerk = await buildStaff(test, ['orders']);
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
  const rows = await test.sql<{ startAfter: Date; isReminder: string | null }[]>`
    SELECT start_after AS "startAfter", data->>'isReminder' AS "isReminder" FROM pgboss.job
    WHERE data->>'kind' = ${kind} AND data->>'orderId' = ${orderId} ORDER BY data->>'isReminder'`;
  return rows;
};
const orderBy = (method: string, quantity = 2) => orderOnline(ana, [[product, quantity]], method);
const confirm = (reference: string, amount: number) =>
  clerk.ask(hand.confirmHandPayment, { reference, amount });
const refuse = (reference: string, reason = 'Es de otro valor.') =>
  clerk.ask(hand.refuseHandPayment, { reference, reason });
const now = async (id: string) => {
  const order = await findOrder(test.sql.reader, { id });
  if (order === null) throw new Error('the order is not there');
  return order;
};
const listed = async (code: string) => {
  const { value } = await clerk.ask(hand.listHandPayments);
  return value.result.find(({ orderCode }) => orderCode === code);
};

describe('POST /order/create paid by hand (D-12, D-22)', () => {
  it('holds the goods for a day and says where to pay, with a reminder before its end', async () => {
    const order = await orderBy('transferencia');
    expect(order).toMatchObject({
      state: 'created',
      totals: { paymentAdjustment: -690 },
      payment: {
        state: 'waiting',
        payUntil: '2026-11-21T15:00:00.000Z',
        byHand: {
          reference: `${order.code}-1`,
          account: { bank: 'Bancolombia', number: '216-000000-21' },
          proof: null,
          reason: null,
        },
      },
    });
    expect(await stockOf(product)).toBe(7);
    expect(await eventsOf('order.placed', order._id)).toHaveLength(0);
    const told = await eventsOf('order.awaitsPayment', order._id);
    expect(told.map(({ isReminder }) => isReminder)).toEqual(['false', 'true']);
    expect(told[1]?.startAfter.toISOString()).toBe('2026-11-21T09:00:00.000Z');
  });

  it('never offers a transfer to an account that nobody wrote', async () => {
    await ana.calls.add({ productId: String(product.id), code: product.code, quantity: 1 });
    const codes = (await ana.calls.purchase()).value.paymentMethods.map(({ code }) => code);
    expect(codes).toContain('transferencia');
    expect(codes).not.toContain('sin-cuenta');
    const { refusal } = await ana.calls.choose({ paymentMethod: 'sin-cuenta' });
    expect(refusal?.code).toBe('PAYMENT_METHOD_UNAVAILABLE');
  });

  it('cannot be paid through the gateway', async () => {
    const { code } = await orderBy('transferencia');
    expect((await ana.calls.pay({ orderCode: code })).refusal?.code).toBe('ORDER_NOT_PAYABLE');
  });

  it('gives its goods back once its day is over', async () => {
    const { _id } = await orderBy('efectivo');
    clock.advance(24 * hour);
    await test.deps.orders.payments.endReservation(_id);
    expect(await now(_id)).toMatchObject({ state: 'cancelled', payment: { ended: 'expired' } });
    expect(await stockOf(product)).toBe(10);
  });
});

describe('PUT /order/payment-proof', () => {
  it('keeps the picture without what the camera wrote, for the staff alone', async () => {
    const { code } = await orderBy('transferencia');
    const { value } = await ana.calls.sendProof(code, await drawReceipt());
    expect(value.result.payment).toMatchObject({ state: 'review', byHand: { proof: 'sent' } });
    const row = await listed(code);
    expect(row).toMatchObject({ state: 'review', method: 'Transferencia' });
    const address = `/api/staff/payments/proof?id=${row?.proof?.id}`;
    const picture = await test.app.inject({ url: address, headers: clerk.headers });
    expect(picture.headers['content-type']).toBe('image/webp');
    const { format, exif, width } = await sharp(picture.rawPayload).metadata();
    expect([format, exif, width]).toEqual(['webp', undefined, 800]);
    expect((await test.app.inject({ url: address, headers: ana.headers })).statusCode).toBe(403);
  });

  it.each([
    ['nothing at all', new Uint8Array(), 'PICTURE_FORMAT'],
    ['what is no picture', new TextEncoder().encode('%PDF-1.7 …'), 'PICTURE_FORMAT'],
    ['what may hold scripts', new TextEncoder().encode('<svg></svg>'), 'PICTURE_FORMAT'],
    ['what nobody can read', null, 'PICTURE_TOO_SMALL'],
  ])('refuses %s, and the order waits on', async (_name, bytes, code) => {
    const order = await orderBy('transferencia');
    const sent = await ana.calls.sendProof(order.code, bytes ?? (await drawReceipt(90, 90)));
    expect(sent.refusal?.code).toBe(code);
    expect((await now(order._id)).payment.state).toBe('waiting');
  });

  it('GET /order/list says that it is looked at, and asks for no second payment', async () => {
    const { code } = await orderBy('transferencia');
    const stateOf = async () => {
      const { value } = await ana.calls.orders();
      return value.result.find((row) => row.code === code)?.paymentState;
    };
    expect(await stateOf()).toBe('waiting');
    await ana.calls.sendProof(code, await drawReceipt());
    expect(await stateOf()).toBe('review');
    await confirm(`${code}-1`, (await listed(code))?.amount ?? 0);
    expect(await stateOf()).toBeNull();
  });

  it('is not taken for what is paid otherwise, is over, or is another customer’s', async () => {
    const receipt = await drawReceipt();
    const lent = await orderBy('platam');
    expect((await ana.calls.sendProof(lent.code, receipt)).refusal?.code).toBe('ORDER_NOT_PAYABLE');
    const berta = await buildShopper(test);
    expect((await berta.calls.sendProof(lent.code, receipt)).refusal?.code).toBe('NOT_FOUND');
    const late = await orderBy('transferencia', 1);
    await test.sql`UPDATE customer_order SET pay_until = ${clock()} WHERE code = ${late.code}`;
    expect((await ana.calls.sendProof(late.code, receipt)).refusal?.code).toBe('ORDER_NOT_PAYABLE');
  });

  it('holds the goods for a day more, once, until someone looked', async () => {
    const { code, _id } = await orderBy('transferencia');
    await ana.calls.sendProof(code, await drawReceipt());
    clock.advance(24 * hour);
    await test.deps.orders.payments.endReservation(_id);
    expect(await now(_id)).toMatchObject({ state: 'created', payment: { state: 'review' } });
    clock.advance(24 * hour);
    await test.deps.orders.payments.endReservation(_id);
    expect((await now(_id)).state).toBe('cancelled');
  });
});

describe('POST /staff/payments/confirm', () => {
  it('pays the order once, however many say it at the same time', async () => {
    const { code, _id, totals } = await orderBy('transferencia');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => confirm(`${code}-1`, totals.total)),
    );
    expect(new Set(answers.map(({ value }) => value.state))).toEqual(new Set(['approved']));
    expect(await now(_id)).toMatchObject({ state: 'paid', payment: { state: 'paid' } });
    expect(await eventsOf('order.placed', _id)).toHaveLength(1);
    const decided = await test.sql`
      SELECT actor_id AS "actorId", before, after FROM audit_entry
      WHERE subject = ${`order:${_id}`} AND action = 'payment.decide'`;
    expect(decided).toMatchObject([
      {
        actorId: clerk.userId,
        before: { paymentState: 'pending' },
        after: { paymentState: 'approved', amount: totals.total },
      },
    ]);
    const paid = await test.sql<{ actorId: string }[]>`
      SELECT actor_id AS "actorId" FROM order_event WHERE order_id = ${_id} AND state = 'paid'`;
    expect(paid).toEqual([{ actorId: clerk.userId }]);
  });

  it('refuses another amount, to the peso, and says which it is', async () => {
    const { code, _id, totals } = await orderBy('efectivo');
    const { refusal } = await confirm(`${code}-1`, totals.total - 1);
    expect(refusal?.code).toBe('PAYMENT_DIFFERS');
    expect(refusal?.message).toContain('69.000');
    expect((await now(_id)).state).toBe('created');
  });

  it('has money that comes too late given back, and keeps the order cancelled', async () => {
    const { code, _id, totals } = await orderBy('transferencia');
    clock.advance(24 * hour);
    await test.deps.orders.payments.endReservation(_id);
    clerk = await buildStaff(test, ['orders']);
    expect(await listed(code)).toMatchObject({ state: 'over' });
    expect((await confirm(`${code}-1`, totals.total)).value.state).toBe('surplus');
    expect(await now(_id)).toMatchObject({
      state: 'cancelled',
      payment: { refundDue: totals.total },
    });
    expect((await confirm(`${code}-1`, totals.total)).value.state).toBe('surplus');
  });

  it('knows no payment of a gateway', async () => {
    expect((await confirm('MZ-NADA-1', 1)).refusal?.code).toBe('NOT_FOUND');
  });
});

describe('POST /staff/payments/refuse', () => {
  it('says why a picture does not show it, and another one may', async () => {
    const { code, _id } = await orderBy('transferencia');
    await ana.calls.sendProof(code, await drawReceipt());
    await refuse(`${code}-1`);
    expect((await now(_id)).payment).toMatchObject({
      state: 'waiting',
      byHand: { proof: 'refused', reason: 'Es de otro valor.' },
    });
    expect(await eventsOf('payment.notFound', _id)).toHaveLength(1);
    const { value } = await ana.calls.sendProof(code, await drawReceipt());
    expect(value.result.payment).toMatchObject({ state: 'review', byHand: { reason: null } });
  });

  it('ends what a lender does not lend, and holds the goods for another way', async () => {
    const { code, _id } = await orderBy('platam');
    expect((await now(_id)).payment.state).toBe('review');
    await refuse(`${code}-1`, 'Sin cupo disponible.');
    expect(await now(_id)).toMatchObject({
      state: 'created',
      payment: { state: 'declined', byHand: { reason: 'Sin cupo disponible.' } },
    });
    expect((await refuse(`${code}-1`)).refusal?.code).toBe('PAYMENT_DECIDED');
  });

  it('changes nothing of what was confirmed', async () => {
    const { code, _id, totals } = await orderBy('platam');
    await confirm(`${code}-1`, totals.total);
    expect((await refuse(`${code}-1`)).refusal?.code).toBe('PAYMENT_DECIDED');
    expect((await now(_id)).state).toBe('paid');
  });
});

describe('GET /staff/payments/by-hand', () => {
  it('has what somebody has to look at first', async () => {
    const waiting = await orderBy('transferencia', 1);
    clock.advance(hour);
    const berta = await buildShopper(test);
    clerk = await buildStaff(test, ['orders']);
    const lent = await orderOnline(berta, [[product, 1]], 'platam');
    const { value } = await clerk.ask(hand.listHandPayments);
    const codes = value.result.map(({ orderCode }) => orderCode);
    expect(codes.indexOf(lent.code)).toBeLessThan(codes.indexOf(waiting.code));
  });
});

describe('GET /staff/payments/proof', () => {
  it('knows no other picture', async () => {
    const id = '0b0e2c1e-0000-4000-8000-00000000ffff';
    const url = `/api/staff/payments/proof?id=${id}`;
    expect((await test.app.inject({ url, headers: clerk.headers })).statusCode).toBe(404);
  });
});
