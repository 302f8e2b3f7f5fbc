import { showCreditStatement } from '@matiz/contracts/payments/credit.ts';
import * as desk from '@matiz/contracts/staff/payments/credits.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { askAs, buildShopper, fillCart, type Shopper } from '#testing/orders.ts';
import { buildHandMethods, buildOnlineMethods, createPayer } from '#testing/payments.ts';
import { assignCustomer } from '#testing/people.ts';
import { createClock, second } from '#testing/ports.ts';
import { actFor } from '#testing/sign-in.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const clock = createClock('2026-11-20T15:00:00Z');
const test = useShop({ clock });
const staff = useStaff(test);
let payer: ReturnType<typeof createPayer>;
let ana: Shopper;
let product: BuiltProduct;
beforeAll(async () => {
  payer = createPayer(test, clock);
  await buildOnlineMethods(test.sql);
  await buildHandMethods(test.sql);
  await test.sql`
    INSERT INTO payment_method (code, name, description, logo, kind, position, is_enabled)
    VALUES ('credito', 'Crédito', 'Tu cupo propio.', 'estrella', 'credit', 30, true)`;
});
beforeEach(async () => {
  ana = await buildShopper(test);
  product = await buildProduct(test.sql, { price: 100_000, stock: 100 });
});
afterEach(async () => {
  expect(await findViolations(test.sql)).toEqual([]);
});

const give = (limit: number, customerId = ana.customerId) =>
  staff(desk.giveCredit, { set: { customerId, limit, termsDays: 30 } });
const usedOf = async (who = ana) =>
  (await askAs(test, who)(showCreditStatement)).value.result?.credit.used;
const linesOf = async () =>
  ((await askAs(test, ana)(showCreditStatement)).value.result?.entries ?? []).map(
    ({ kind, amount }) => [kind, amount],
  );
const triesOf = async (code: string) => {
  const rows = await test.sql<{ state: string; amount: number; refundDue: number }[]>`
    SELECT payment.state, amount, refund_due AS "refundDue" FROM payment
    JOIN customer_order placed ON placed.id = order_id WHERE placed.code = ${code}
    ORDER BY reference`;
  return rows.map(({ state, amount, refundDue }) => `${state} ${amount} ${refundDue}`);
};

/** Orders so many units, part of it on credit and the rest by a method. */
async function orderPartly(creditPart: number, paymentMethod = 'tarjeta', units = 3) {
  await fillCart(ana, product, units);
  const chosen = await ana.calls.choose({ creditPart, paymentMethod });
  const { cartId, totals } = chosen.value;
  return (await ana.calls.order({ cartId, confirmedTotal: totals.total })).value.order;
}

/** The order is paid with a card that is approved. */
async function payByCard(code: string) {
  await payer.card(ana, code, 'APPROVED');
  clock.advance(second);
  await ana.calls.checkPayment(code);
}

describe('PUT /order/purchase: a part on credit', () => {
  it('says how much there is, how much it pays, and what the other method pays', async () => {
    await give(120_000);
    await fillCart(ana, product, 3);
    const before = (await ana.calls.purchase()).value;
    expect(before.credit).toMatchObject({ part: 0, most: 120_000, left: 120_000, reason: null });
    const { value } = await ana.calls.choose({ creditPart: 120_000, paymentMethod: 'debito' });
    const { amount } = { amount: before.totals.total };
    // The discount for paying by debit is of what is paid by debit.
    const full = (await ana.calls.choose({ creditPart: 0 })).value.totals.paymentAdjustment;
    expect(value.credit).toMatchObject({ part: 120_000, left: 120_000 });
    expect(value.totals.paymentAdjustment).toBeGreaterThan(full);
    expect(value.totals.total).toBe(amount + value.totals.paymentAdjustment);
  });

  it('is null for whom has none, and taken from nobody else', async () => {
    await fillCart(ana, product, 1);
    expect((await ana.calls.purchase()).value.credit).toBeNull();
    const chosen = await ana.calls.choose({ creditPart: 1_000 });
    expect(chosen.refusal?.code).toBe('PAYMENT_METHOD_UNAVAILABLE');
  });

  it('refuses more than is left, and all of the order, with the reason', async () => {
    await give(500_000);
    await fillCart(ana, product, 3);
    const { total } = (await ana.calls.purchase()).value.totals;
    const over = await ana.calls.choose({ creditPart: 500_001 });
    expect(over.refusal?.message).toMatch(/^Quedan \$\s500\.000 de cupo/);
    const whole = await ana.calls.choose({ creditPart: total });
    expect(whole.refusal?.message).toMatch(/^El crédito cubre todo el pedido/);
  });

  it('what is paid at the door, or is the credit itself, pays no rest', async () => {
    await give(500_000);
    await fillCart(ana, product, 3);
    const { value } = await ana.calls.choose({ creditPart: 100_000 });
    const open = value.paymentMethods.filter(({ isAvailable }) => isAvailable);
    expect(open.map(({ code }) => code)).not.toContain('contra-entrega');
    expect(open.map(({ code }) => code)).not.toContain('credito');
    const door = value.paymentMethods.find(({ code }) => code === 'contra-entrega');
    expect(door?.reason).toMatch(/no se combina con una parte a crédito/);
    const both = await ana.calls.choose({ creditPart: 1_000, paymentMethod: 'contra-entrega' });
    expect(both.refusal?.code).toBe('PAYMENT_METHOD_UNAVAILABLE');
  });
});

describe('POST /order/create with a part on credit', () => {
  it('takes the part at once, and waits for the rest', async () => {
    await give(150_000);
    const { code, state, creditPart, totals } = await orderPartly(150_000);
    expect({ state, creditPart }).toEqual({ state: 'created', creditPart: 150_000 });
    expect(await usedOf()).toBe(150_000);
    expect(await triesOf(code)).toEqual([`pending ${totals.total - 150_000} 0`]);
    await payByCard(code);
    const paid = (await ana.calls.orderByCode(code)).value.result;
    expect(paid).toMatchObject({ state: 'paid', creditPart: 150_000, due: totals.total });
    expect(await triesOf(code)).toEqual([`approved ${totals.total - 150_000} 0`]);
    expect(await usedOf()).toBe(150_000);
  });

  it('gives it back when the rest is not paid in time', async () => {
    await give(150_000);
    const { code, _id } = await orderPartly(150_000);
    // Sessions would not outlive its quarter of an hour.
    await test.sql`UPDATE customer_order SET pay_until = pay_until - interval '20 minutes',
      held_until = held_until - interval '20 minutes' WHERE id = ${_id}`;
    await test.deps.orders.payments.endReservation(_id);
    expect((await ana.calls.orderByCode(code)).value.result.state).toBe('cancelled');
    expect(await linesOf()).toEqual([
      ['reversal', -150_000],
      ['purchase', 150_000],
      ['allocation', 0],
    ]);
  });

  it('gives it back with the goods when its buyer takes it back to the cart, part and all', async () => {
    await give(150_000);
    const { code } = await orderPartly(150_000);
    await ana.calls.reopen({ orderCode: code });
    expect(await usedOf()).toBe(0);
    expect((await ana.calls.purchase()).value.credit).toMatchObject({ part: 150_000 });
  });

  it('gives both back when a paid order is cancelled: the credit at once, the rest to the card', async () => {
    await give(150_000);
    const { code, totals } = await orderPartly(150_000);
    await payByCard(code);
    await ana.calls.cancel({ orderCode: code });
    expect(await usedOf()).toBe(0);
    const rest = totals.total - 150_000;
    expect(await triesOf(code)).toEqual([`approved ${rest} ${rest}`]);
    const order = (await ana.calls.orderByCode(code)).value.result;
    expect(order.payment).toMatchObject({ refundDue: rest });
  });

  it('asks again when somebody used the credit meanwhile, and takes nothing', async () => {
    await give(150_000);
    await fillCart(ana, product, 3);
    const { cartId, totals } = (
      await ana.calls.choose({ creditPart: 150_000, paymentMethod: 'tarjeta' })
    ).value;
    await test.sql.begin(async (tx) => {
      await tx`UPDATE credit_account SET used = 50000 WHERE customer_id = ${ana.customerId}`;
      await tx`INSERT INTO credit_entry (customer_id, amount, kind, balance, credit_limit, due_on)
        VALUES (${ana.customerId}, 50000, 'purchase', 50000, 150000, '2026-12-20')`;
    });
    const refused = await ana.calls.order({ cartId, confirmedTotal: totals.total });
    expect(refused.refusal?.message).toMatch(/^Quedan \$\s100\.000 de cupo/);
    const shown = (await ana.calls.purchase()).value.credit;
    expect(shown).toMatchObject({ asked: 150_000, part: 0, most: 100_000 });
    expect(shown?.reason).toMatch(/habías elegido/);
  });

  it('never goes beyond the limit: 12 orders of 90.000 on credit at once on 1.000.000 are 11', async () => {
    const sellers = await Promise.all(
      Array.from({ length: 12 }, () => buildShopper(test, { role: 'Seller' })),
    );
    await give(1_000_000);
    for (const seller of sellers) {
      await assignCustomer(test.sql, seller.userId, ana.customerId);
      await actFor(test, seller, ana.customerId);
      await fillCart(seller, await buildProduct(test.sql, { price: 100_000, stock: 9 }), 1);
      await seller.calls.choose({ creditPart: 90_000, paymentMethod: 'transferencia' });
    }
    await test.sql`UPDATE payment_method SET max_owed = NULL`;
    const placed = await Promise.all(
      sellers.map(async ({ calls }) => {
        const { cartId } = (await calls.purchase()).value;
        return (await calls.order({ cartId })).refusal;
      }),
    );
    const used = await usedOf();
    expect((used ?? 0) % 90_000).toBe(0);
    expect(used).toBe(placed.filter((refusal) => refusal === null).length * 90_000);
    expect(used).toBeLessThanOrEqual(990_000);
  });
});

describe('PUT /order/payment-method of an order with a part on credit', () => {
  it('the rest goes another way, with its own discount; the part stays', async () => {
    await give(150_000);
    const { code, totals } = await orderPartly(150_000);
    const ways = (await ana.calls.waysToPay(code)).value.result;
    const debit = ways.find((one) => one.code === 'debito');
    expect(ways.find((one) => one.code === 'contra-entrega')?.isAvailable).not.toBe(true);
    const confirmedTotal = totals.total + (debit?.adjustment ?? 0);
    const change = { orderCode: code, paymentMethod: 'debito', confirmedTotal };
    const { value } = await ana.calls.changePayment(change);
    expect(value.result).toMatchObject({ creditPart: 150_000, totals: { total: confirmedTotal } });
    expect(await triesOf(code)).toEqual([
      `voided ${totals.total - 150_000} 0`,
      `pending ${confirmedTotal - 150_000} 0`,
    ]);
    expect(await usedOf()).toBe(150_000);
  });
});
