import { ok } from '@matiz/domain/kernel/result.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Message, Messages } from '#adapters/messages/messages.ts';
import { cartCallsAs } from '#testing/carts.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { buildPaymentMethods, buildShopper, fillCart } from '#testing/orders.ts';
import { createClock, day, type MovableClock, minute } from '#testing/ports.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const hour = 60 * minute;
/** Wednesday, 10 in Bogotá; no holiday within the week that follows. */
const wednesday = '2026-11-25T15:00:00Z';

let test: TestApp;
let clock: MovableClock;
let sent: Message[];
let isDown: boolean;
beforeEach(async () => {
  clock = createClock(wednesday);
  sent = [];
  isDown = false;
  const messages: Messages = {
    carries: () => true,
    async send(message) {
      if (isDown) return { ok: false, error: 'NOT_SENT' };
      sent.push(message);
      return ok(null);
    },
  };
  test = await createTestApp({
    ports: { clock, messages },
    settings: { publicUrl: 'https://m.co' },
  });
  await buildPaymentMethods(test.sql);
});
afterEach(() => test.close());

/** A buyer with a cart, who agreed to commercial messages unless told otherwise. */
async function buyerWithCart(options: { agrees?: boolean; role?: 'Seller' } = {}) {
  const { agrees = true, role } = options;
  const shopper = await buildShopper(test, role ? { role } : {});
  await consent(shopper, agrees);
  const product = await buildProduct(test.sql, { name: 'Tinte Ámbar' });
  const cartId = await fillCart(shopper, product, 3);
  return {
    ...shopper,
    product,
    cartId,
    calls: { ...shopper.calls, ...cartCallsAs(test, shopper) },
  };
}

/** They come back when their access token is over: with a new one. */
async function comeBack(...people: Awaited<ReturnType<typeof buyerWithCart>>[]) {
  for (const { userId: id, headers } of people) {
    const { token } = await test.deps.identity.openSession({ id, role: 'Admin customer' });
    headers.token = token;
  }
}

const consent = (shopper: { customerId: string; userId: string }, isGiven: boolean) =>
  test.sql`INSERT INTO consent (customer_id, kind, text_version, is_given, actor_id, address, at)
    VALUES (${shopper.customerId}, 'marketing', '1', ${isGiven}, ${shopper.userId}, '::', ${clock()})`;

/** What the job does, at the moment of the clock. */
async function runJob() {
  const { cartReminders } = test.deps;
  const marked = await cartReminders.markAbandonedCarts(clock());
  return { marked, reminded: await cartReminders.remindAbandonedCarts(clock()) };
}

describe('POST /cart/abandoned-cart', () => {
  it('marks the open cart, once for each time that it is left', async () => {
    const buyer = await buyerWithCart();
    const { calls, cartId, product } = buyer;
    const mark = async () => {
      await calls.leave({ cartId });
      return test.sql`SELECT marked_by, times FROM cart_abandonment WHERE cart_id = ${cartId}`;
    };
    expect([...(await mark())]).toEqual([{ marked_by: 'call', times: 1 }]);
    expect([...(await mark())]).toEqual([{ marked_by: 'call', times: 1 }]);
    clock.advance(hour);
    await comeBack(buyer);
    await fillCart(buyer, product, 1);
    clock.advance(minute);
    expect([...(await mark())]).toEqual([{ marked_by: 'call', times: 2 }]);
  });

  it('knows another’s cart, none, an empty one and an ordered one', async () => {
    const [ana, eva] = [await buyerWithCart(), await buyerWithCart()];
    const leave = async (cartId: string) => (await ana.calls.leave({ cartId })).refusal?.code;
    expect(await leave(eva.cartId)).toBe('CART_NOT_FOUND');
    expect(await leave(nextId())).toBe('CART_NOT_FOUND');
    await ana.calls.order({ cartId: ana.cartId });
    expect(await leave(ana.cartId)).toBe('CART_CLOSED');
    const next = await fillCart(ana, ana.product, 1);
    await ana.calls.remove({ code: ana.product.code, advancedPurchasing: false });
    expect(await leave(next)).toBe('CART_EMPTY');
    expect(await test.sql`SELECT FROM cart_abandonment`).toHaveLength(0);
  });
});

describe('Carts that were left', () => {
  it('are marked after a day without a touch, and reminded once', async () => {
    const buyer = await buyerWithCart();
    clock.advance(day - minute);
    expect(await runJob()).toEqual({ marked: 0, reminded: 0 });
    clock.advance(minute);
    expect(await runJob()).toEqual({ marked: 1, reminded: 1 });
    for (let later = 0; later < 40; later += 1) {
      clock.advance(8 * hour);
      expect((await runJob()).reminded).toBe(0);
    }
    const [{ email } = { email: '' }] = await test.sql<{ email: string }[]>`
      SELECT email FROM app_user WHERE id = ${buyer.userId}`;
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      channel: 'email',
      to: email,
      subject: 'Tu carrito te espera en Matiz',
    });
    expect(sent[0]?.text).toContain('· 3 × Tinte Ámbar');
    expect(sent[0]?.text).toContain('https://m.co/home/cart');
    expect(sent[0]?.text).not.toMatch(/\$|pesos/);
  });

  it('wait for an hour that Ley 2300 allows: a Saturday night until Monday', async () => {
    await buyerWithCart();
    clock.advance(3 * day + 6 * hour); // Saturday, 16 in Bogotá.
    expect(await runJob()).toEqual({ marked: 1, reminded: 0 });
    clock.advance(day); // Sunday.
    expect((await runJob()).reminded).toBe(0);
    clock.advance(15 * hour - minute); // Monday, 6:59.
    expect((await runJob()).reminded).toBe(0);
    clock.advance(minute);
    expect((await runJob()).reminded).toBe(1);
  });

  it('get no reminder when the buyer came back, ordered, cleared, or never agreed', async () => {
    const [back, ordered, cleared] = [
      await buyerWithCart(),
      await buyerWithCart(),
      await buyerWithCart(),
    ];
    await buyerWithCart({ agrees: false });
    const changed = await buyerWithCart();
    await consent(changed, false);
    const draft = await buyerWithCart({ role: 'Seller' });
    await consent(draft, true);
    clock.advance(day);
    await test.deps.cartReminders.markAbandonedCarts(clock());
    await comeBack(back, ordered, cleared);
    await fillCart(back, back.product, 1);
    await ordered.calls.order({ cartId: ordered.cartId });
    await cleared.calls.clean();
    expect(await test.deps.cartReminders.remindAbandonedCarts(clock())).toBe(0);
    clock.advance(minute);
    expect((await runJob()).reminded).toBe(0);
    expect(sent).toEqual([]);
  });

  it('remind a customer once a week, whichever of the carts', async () => {
    const buyer = await buyerWithCart();
    const { customerId, product } = buyer;
    clock.advance(day);
    expect((await runJob()).reminded).toBe(1);
    await comeBack(buyer);
    await buyer.calls.order({ cartId: buyer.cartId });
    await fillCart(buyer, product, 1);
    clock.advance(5 * day); // Tuesday.
    expect(await runJob()).toEqual({ marked: 1, reminded: 0 });
    clock.advance(2 * day - minute);
    expect((await runJob()).reminded).toBe(0);
    clock.advance(minute);
    expect((await runJob()).reminded).toBe(1);
    const rows = await test.sql`SELECT FROM cart_abandonment WHERE customer_id = ${customerId}`;
    expect(rows).toHaveLength(2);
  });

  it('are reminded once by any number of servers at once', async () => {
    for (let count = 0; count < 6; count += 1) await buyerWithCart();
    clock.advance(day);
    const { cartReminders } = test.deps;
    await cartReminders.markAbandonedCarts(clock());
    const runs = await Promise.all(
      Array.from({ length: 5 }, () => cartReminders.remindAbandonedCarts(clock())),
    );
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(6);
    expect(sent).toHaveLength(6);
  });

  it('are reminded later when the mail could not be sent', async () => {
    await buyerWithCart();
    clock.advance(day);
    isDown = true;
    expect(await runJob()).toEqual({ marked: 1, reminded: 0 });
    isDown = false;
    expect((await runJob()).reminded).toBe(1);
  });
});

describe('GET /cart/reminders', () => {
  it('says whether the business stopped them', async () => {
    const { calls } = await buyerWithCart();
    expect((await calls.reminders()).value).toEqual({ isStopped: false });
  });
});

describe('PUT /cart/reminders', () => {
  it('stops them and lets them come again', async () => {
    const buyer = await buyerWithCart();
    const { calls } = buyer;
    expect((await calls.reminders()).value).toEqual({ isStopped: false });
    await calls.setReminders({ isStopped: true });
    expect((await calls.reminders()).value).toEqual({ isStopped: true });
    clock.advance(day);
    expect((await runJob()).reminded).toBe(0);
    await comeBack(buyer);
    await calls.setReminders({ isStopped: false });
    expect((await runJob()).reminded).toBe(1);
  });

  it('is the business’s own to decide, not its seller’s', async () => {
    const { calls } = await buyerWithCart({ role: 'Seller' });
    expect((await calls.setReminders({ isStopped: true })).refusal?.code).toBe('FORBIDDEN');
    expect((await calls.reminders()).value).toEqual({ isStopped: false });
  });
});

describe('POST /cart/reminders/stop', () => {
  const stop = (key: string) =>
    test.app.inject({ method: 'POST', url: '/api/cart/reminders/stop', payload: { key } });

  it('stops them by the link of the reminder, without a session', async () => {
    const buyer = await buyerWithCart();
    clock.advance(day);
    await runJob();
    await comeBack(buyer);
    const key = /stop\?key=([0-9a-f-]{36})/.exec(sent[0]?.text ?? '')?.[1] ?? '';
    const reply = await stop(key);
    expect(reply.json()).toEqual({
      results: { message: 'Listo: no te enviaremos más recordatorios de tu carrito.' },
    });
    expect((await stop(key)).statusCode).toBe(200);
    expect((await buyer.calls.reminders()).value).toEqual({ isStopped: true });
  });

  it('knows no other key', async () => {
    expect((await stop(nextId())).statusCode).toBe(404);
    expect((await stop('x')).statusCode).toBe(400);
  });
});

describe('GET /staff/carts/abandoned', () => {
  it('counts what was left, reminded and recovered', async () => {
    const [first, second] = [await buyerWithCart(), await buyerWithCart({ agrees: false })];
    await buyerWithCart();
    clock.advance(day);
    await runJob();
    clock.advance(hour);
    await comeBack(first, second);
    await first.calls.order({ cartId: first.cartId });
    await second.calls.order({ cartId: second.cartId });
    const { headers } = await signIn(test, 'Staff');
    const count = async (query: string) =>
      (await test.app.inject({ url: `/api/staff/carts/abandoned${query}`, headers })).json();
    expect(await count('')).toEqual({
      left: 3,
      reminded: 2,
      recovered: 2,
      recoveredByReminder: 1,
      recoveredAmount: 78_000,
    });
    expect(await count('?from=2026-11-26&to=2026-11-26')).toMatchObject({ left: 3 });
    expect(await count('?from=2026-11-20&to=2026-11-25')).toMatchObject({ left: 0, recovered: 0 });
  });
});
