import { me } from '@matiz/contracts/identity.ts';
import { showCreditStatement } from '@matiz/contracts/payments/credit.ts';
import * as desk from '@matiz/contracts/staff/payments/credits.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { askAs, buildShopper, type Shopper } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { readPdf } from '#testing/read-pdf.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';
import { takeCredit } from './credit.store.ts';

const clock = createClock('2026-11-20T15:00:00Z');
const test = useShop({ clock });
const staff = useStaff(test);
let ana: Shopper;
let product: BuiltProduct;
beforeAll(async () => {
  await test.sql`
    INSERT INTO payment_method (code, name, description, logo, kind, position, is_enabled)
    VALUES ('credito', 'Crédito', 'Tu cupo propio.', 'estrella', 'credit', 30, true)`;
});
beforeEach(async () => {
  ana = await buildShopper(test);
  product = await buildProduct(test.sql, { price: 90_000, stock: 100 });
});
afterEach(async () => {
  expect(await findViolations(test.sql)).toEqual([]);
});

const give = (limit: number, termsDays = 30) =>
  staff(desk.giveCredit, { set: { customerId: ana.customerId, limit, termsDays } });
const pay = (amount: number, key = nextId()) =>
  staff(desk.noteCreditPayment, { id: ana.customerId, key, amount, note: 'Consignación' });
const statement = async () => (await askAs(test, ana)(showCreditStatement)).value.result;
const linesOf = async () =>
  ((await statement())?.entries ?? []).map(({ kind, amount, balance }) => [kind, amount, balance]);

/** What the credit says of a cart, and what choosing it answers. */
async function offered(quantity = 1) {
  await ana.calls.add({ productId: String(product.id), code: product.code, quantity });
  const methods = (await ana.calls.purchase()).value.paymentMethods;
  const method = methods.find(({ code }) => code === 'credito');
  return { method, chosen: await ana.calls.choose({ paymentMethod: 'credito' }) };
}

/** Orders on credit. */
async function buy(quantity = 1) {
  const { method } = await offered(quantity);
  const { value } = await ana.calls.purchase();
  return { method, reply: await ana.calls.order({ cartId: value.cartId }) };
}

/** Days go by for what is due: sessions would not outlive them. */
async function ageCredit(days: number): Promise<void> {
  await test.sql.begin(async (tx) => {
    await tx`ALTER TABLE credit_entry DISABLE TRIGGER credit_entry_is_kept`;
    await tx`UPDATE credit_entry SET due_on = due_on - ${days}::int`;
    await tx`ALTER TABLE credit_entry ENABLE TRIGGER credit_entry_is_kept`;
  });
}

describe('POST /order/create on the customer’s own credit', () => {
  it('is not offered to whom has none', async () => {
    expect((await offered()).method).toBeUndefined();
    expect(await statement()).toBeNull();
  });

  it('takes the order off it, with the day that it is due', async () => {
    await give(1_000_000, 45);
    const { reply } = await buy(2);
    const { total, due } = { ...reply.value.order.totals, due: '2027-01-04' };
    expect(reply.value.order.state).toBe('confirmed');
    const shown = await statement();
    expect(shown?.credit).toEqual({
      limit: 1_000_000,
      used: total,
      left: 1_000_000 - total,
      termsDays: 45,
      overdue: 0,
      nextDue: { on: due, amount: total },
    });
    expect(shown?.entries[0]).toMatchObject({ dueOn: due, orderCode: reply.value.order.code });
    expect((await askAs(test, ana)(me)).value.ziro_credit).toEqual(shown?.credit);
    expect(await linesOf()).toEqual([
      ['purchase', total, total],
      ['allocation', 0, 0],
    ]);
  });

  it('says how much is missing where too little is left, and keeps the cart', async () => {
    await give(100_000);
    const { method, chosen } = await offered(3);
    expect(chosen.refusal?.code).toBe('PAYMENT_METHOD_UNAVAILABLE');
    expect(method).toMatchObject({ isAvailable: false });
    expect(method?.reason).toMatch(/^Quedan \$\s100\.000 de cupo: a este pedido le faltan \$/);
    expect((await ana.calls.cart()).value.cart?.products).toHaveLength(1);
    expect((await statement())?.credit.used).toBe(0);
  });

  it('is closed while something is overdue, and open again once it is paid', async () => {
    await give(1_000_000, 10);
    const { total } = (await buy()).reply.value.order.totals;
    await ageCredit(11);
    const { method } = await offered();
    expect(method?.reason).toMatch(/^Hay \$.* de crédito vencidos\. Con un abono/);
    const listed = await staff(desk.listCredits, undefined, { query: '?f.state=overdue' });
    expect(listed.value.rows).toMatchObject([{ id: ana.customerId, overdue: total }]);
    await pay(total);
    const again = (await ana.calls.purchase()).value.paymentMethods;
    expect(again.find(({ code }) => code === 'credito')?.isAvailable).toBe(true);
  });

  it('gives it back when the order is cancelled, once', async () => {
    await give(1_000_000);
    const { code, totals } = (await buy()).reply.value.order;
    await ana.calls.cancel({ orderCode: code });
    await ana.calls.cancel({ orderCode: code });
    expect(await linesOf()).toEqual([
      ['reversal', -totals.total, 0],
      ['purchase', totals.total, totals.total],
      ['allocation', 0, 0],
    ]);
    expect((await statement())?.credit).toMatchObject({ overdue: 0, nextDue: null });
  });

  it('stands in the customer’s favour what was paid and then cancelled', async () => {
    await give(1_000_000);
    const { code, totals } = (await buy()).reply.value.order;
    await pay(totals.total);
    await ana.calls.cancel({ orderCode: code });
    expect((await statement())?.credit).toMatchObject({
      used: -totals.total,
      left: 1_000_000 + totals.total,
    });
  });
});

it('GET /credit/statement: is null for whom has none', async () => {
  expect(await statement()).toBeNull();
});

describe('credit at the desk', () => {
  it('POST /staff/credits: given once, listed and read', async () => {
    const given = await give(500_000);
    expect(given.value.result).toMatchObject({
      limit: 500_000,
      used: 0,
      left: 500_000,
      overdue: 0,
    });
    const query = `?id=${ana.customerId}`;
    const read = await staff(desk.readCredit, undefined, { query });
    expect(read.value).toEqual(given.value);
    const listed = await staff(desk.listCredits, undefined, { query: '?f.state=free' });
    expect(listed.value.rows.map(({ id }) => id)).toContain(ana.customerId);
    expect((await give(1)).refusal?.code).toBe('VALUE_TAKEN');
  });

  it('PUT /staff/credits: the limit moves, never below what is used', async () => {
    await give(1_000_000);
    const { total } = (await buy()).reply.value.order.totals;
    const change = (limit: number) =>
      staff(desk.changeCredit, { id: ana.customerId, version: 1, set: { limit } });
    const low = await change(total - 1);
    expect(low.refusal?.fields?.[0]).toMatchObject({ path: 'set.limit' });
    expect((await change(total)).value.result).toMatchObject({ limit: total, left: 0, version: 2 });
    expect((await linesOf())[0]).toEqual(['limit', 0, total]);
    const query = `?f.id=${ana.customerId}`;
    const history = await staff(desk.listCreditHistory, undefined, { query });
    expect(history.value.rows).toHaveLength(2);
  });

  it('POST /staff/credits/payment: a payment sent twice is one', async () => {
    await give(1_000_000);
    const { total } = (await buy()).reply.value.order.totals;
    const key = nextId();
    const [one, other] = await Promise.all([pay(10_000, key), pay(10_000, key)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect((await statement())?.credit.used).toBe(total - 10_000);
    const entries = await test.sql`SELECT before, after, via FROM audit_entry
      WHERE subject = ${`credit:${ana.customerId}`} AND action = 'credit.payment'`;
    expect(entries).toEqual([
      { before: { used: total }, after: { used: total - 10_000 }, via: 'desk' },
    ]);
    const over = await pay(total);
    expect(over.refusal?.fields?.[0]?.message).toMatch(/^Debe \$/);
    const query = `?id=${ana.customerId}`;
    const shown = await staff(desk.readCreditStatement, undefined, { query });
    expect(shown.value.result).toEqual(await statement());
  });

  it('GET /staff/credits: by how they stand', async () => {
    await give(500_000);
    const rows = async (state: string) =>
      (await staff(desk.listCredits, undefined, { query: `?f.state=${state}` })).value.rows;
    expect((await rows('free')).map(({ id }) => id)).toContain(ana.customerId);
    expect((await rows('owes')).map(({ id }) => id)).not.toContain(ana.customerId);
  });

  it('GET /staff/credits/one: nobody’s is not there', async () => {
    const query = `?id=${nextId()}`;
    const read = await staff(desk.readCredit, undefined, { query });
    expect(read.refusal?.code).toBe('NOT_FOUND');
  });

  it('GET /staff/credits/history: who gave it', async () => {
    await give(500_000);
    const query = `?f.id=${ana.customerId}`;
    const history = await staff(desk.listCreditHistory, undefined, { query });
    expect(history.value.rows).toHaveLength(1);
  });

  it('GET /staff/credits/statement: as its customer reads it in GET /credit/statement', async () => {
    await give(500_000);
    const query = `?id=${ana.customerId}`;
    const shown = await staff(desk.readCreditStatement, undefined, { query });
    expect(shown.value.result).toEqual(await statement());
  });

  it('keeps every line as it was written', async () => {
    await give(1_000_000);
    await expect(test.sql`UPDATE credit_entry SET note = 'x'`).rejects.toThrow('never changed');
    await expect(test.sql`DELETE FROM credit_entry`).rejects.toThrow('never changed');
  });
});

it('never goes beyond the limit: 100 orders of 90.000 at once on 1.000.000 are exactly 11', async () => {
  await give(1_000_000);
  await ana.calls.add({ productId: String(product.id), code: product.code, quantity: 1 });
  await ana.calls.choose({ paymentMethod: 'contra-entrega' });
  const { cartId } = (await ana.calls.purchase()).value;
  const { _id: orderId } = (await ana.calls.order({ cartId })).value.order;
  const { userId: actorId, customerId } = ana;
  const taken = { customerId, orderId, actorId, amount: 90_000, at: clock() };
  const left = await Promise.all(
    Array.from({ length: 100 }, () => test.sql.begin((tx) => takeCredit(tx, taken))),
  );
  expect(left.filter((each) => each === null)).toHaveLength(11);
  expect(new Set(left)).toEqual(new Set([null, 10_000]));
  expect((await statement())?.credit).toMatchObject({ used: 990_000, left: 10_000 });
});

describe('GET /credit/pdf', () => {
  const print = (query: string) =>
    test.app.inject({ url: `/api/credit/pdf${query}`, headers: ana.headers });

  it('is the credit as it stands, with the movements that are asked for', async () => {
    await give(1_000_000);
    const { reply } = await buy();
    await pay(40_000);
    const { code, totals } = reply.value.order;
    const all = await print('');
    expect(all.statusCode).toBe(200);
    expect(all.headers['content-type']).toBe('application/pdf');
    const { text } = readPdf(all.rawPayload);
    const owed = `Debes ${formatPesos(totals.total - 40_000)}`;
    for (const part of [
      'Cupo asignado',
      'Compra',
      `Pedido ${code}`,
      'Abono',
      'Consignación',
      owed,
    ]) {
      expect(text).toContain(part);
    }

    const payments = readPdf((await print('?kind=payment')).rawPayload).text;
    expect(payments).toContain(formatPesos(-40_000));
    expect(payments).not.toContain(code);
    const none = readPdf((await print('?until=2020-01-01')).rawPayload).text;
    expect(none).toContain('Movimientos, hasta el mié 1 de ene de 2020');
    expect(none).toContain('No hay movimientos.');
  });

  it('refuses what is no kind and no day, and whoever has no credit', async () => {
    expect((await print('')).json().code).toBe('NOT_FOUND');
    for (const query of ['?kind=gift', '?since=ayer']) {
      expect((await print(query)).statusCode).toBe(400);
    }
  });
});
