import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { buildStaff } from '#testing/order-fixture.ts';
import { buildShopper, type Shopper } from '#testing/orders.ts';
import { buildOnlineMethods, createPayer, orderOnline, pseForm } from '#testing/payments.ts';
import { createClock, second } from '#testing/ports.ts';
import { useShop } from '#testing/use-test-app.ts';
import { findOrder } from '../history/orders.store.ts';

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

/** As it is now; the buyer's own session may be over by then. */
const now = async (id: string) => {
  const order = await findOrder(test.sql.reader, { id });
  if (order === null) throw new Error('the order is not there');
  return order;
};

describe('GET /staff/payments/refunds', () => {
  it('leaves out what the gateway gives back itself, once, when all of a card payment is due', async () => {
    const { code, _id, totals } = await orderOnline(ana, [[product, 1]]);
    await payer.card(ana, code);
    await ana.calls.checkPayment(code);
    await ana.calls.cancel({ orderCode: code });
    await test.deps.orders.payments.poll();
    await test.deps.orders.payments.poll();
    expect((await now(_id)).payment).toMatchObject({
      refundDue: totals.total,
      refunded: totals.total,
    });
    const staff = await buildStaff(test);
    const { result } = (await staff.refunds()).value;
    expect(result.some(({ orderCode }) => orderCode === code)).toBe(false);
  });
});

describe('POST /staff/payments/refunded', () => {
  it('notes what the staff gave back of a debit, however often it is said', async () => {
    const { code, _id, totals } = await orderOnline(ana, [[product, 1]], 'debito');
    const { url } = (await ana.calls.pay({ orderCode: code, pse: pseForm })).value;
    await payer.press(url, 'decision', 'continue');
    clock.advance(second);
    await ana.calls.checkPayment(code);
    await ana.calls.cancel({ orderCode: code });
    await test.deps.orders.payments.poll();
    const staff = await buildStaff(test);
    const due = (await staff.refunds()).value.result.find(({ orderCode }) => orderCode === code);
    expect(due).toMatchObject({ reference: `${code}-1`, means: 'PSE', due: totals.total });
    const noted = await staff.noteRefund(`${code}-1`);
    expect(noted.value.refunded).toBe(totals.total);
    expect((await staff.noteRefund(`${code}-1`)).value.refunded).toBe(totals.total);
    expect((await now(_id)).payment.refunded).toBe(totals.total);
    // Who said so is written down, once.
    const audits = await test.sql`SELECT before, after FROM audit_entry
      WHERE action = 'payment.refund' AND subject = ${`order:${_id}`}`;
    expect(audits).toEqual([
      { before: { refunded: 0 }, after: { refunded: totals.total, reference: `${code}-1` } },
    ]);
  });
});
