import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Transaction } from '#adapters/payments/gateway.ts';
import { findViolations } from '#db/audit.ts';
import { buildProduct } from '#testing/catalogue.ts';
import type { Placed } from '#testing/order-fixture.ts';
import { buildShopper, type Shopper } from '#testing/orders.ts';
import { buildOnlineMethods, countCaptures, orderOnline } from '#testing/payments.ts';
import { createClock } from '#testing/ports.ts';
import { useShop } from '#testing/use-test-app.ts';

const clock = createClock('2026-11-20T15:00:00Z');
let ana: Shopper;
let order: Placed;
const test = useShop({ clock });
beforeAll(async () => {
  await buildOnlineMethods(test.sql);
});
beforeEach(async () => {
  ana = await buildShopper(test);
  const product = await buildProduct(test.sql, { price: 20_000 });
  order = await orderOnline(ana, [[product, 1]]);
  await ana.calls.pay({ orderCode: order.code });
});
afterEach(async () => {
  vi.restoreAllMocks();
  expect(await findViolations(test.sql)).toEqual([]);
});

/** What the gateway says of the order's try from now on. */
function say(...said: readonly (Partial<Transaction> | null)[]): void {
  const found = said.includes(null) ? null : said.map(written);
  vi.spyOn(test.deps.payments, 'lookUp').mockResolvedValue(found);
}

function written(told: Partial<Transaction> | null, place: number): Transaction {
  return {
    id: `${order.code}-t${place}`,
    reference: `${order.code}-1`,
    state: 'approved',
    amount: order.due,
    currency: 'COP',
    means: 'CARD',
    reason: null,
    ...told,
  };
}

async function reconciled() {
  const { value } = await ana.calls.checkPayment(order.code);
  const { state, payment } = value.result;
  return `${state} ${payment.state}`;
}

const captures = () => countCaptures(test.sql, ana, order);

function everyOrder<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first) =>
    everyOrder(things.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
}

describe('what the gateway says of a payment (F8)', () => {
  it.each([
    ['one peso less', { amount: -1 }],
    ['one peso more', { amount: 1 }],
    ['cents that are no pesos', { amount: 0.5 }],
  ])('is not believed for %s', async (_what, { amount }) => {
    say({ amount: order.due + amount });
    expect(await reconciled()).toBe('created waiting');
  });

  it('is not believed in another currency', async () => {
    say({ currency: 'USD' });
    expect(await reconciled()).toBe('created waiting');
  });

  it('counts money that came, whatever else is said under the same reference', async () => {
    say({ state: 'declined' }, { state: 'pending' }, { state: 'approved' }, { state: 'error' });
    expect(await reconciled()).toBe('paid paid');
  });

  it('counts what may still come before what did not', async () => {
    say({ state: 'declined' }, { state: 'pending' });
    expect(await reconciled()).toBe('created running');
  });

  it('pays once, however often and under however many names it is said', async () => {
    say({ id: 'one' });
    await Promise.all([reconciled(), reconciled(), reconciled()]);
    await test.deps.orders.payments.handleNews(`${order.code}-1`);
    say({ id: 'other' });
    await test.deps.orders.payments.handleNews(`${order.code}-1`);
    expect(await captures()).toEqual({ paid: 1, placed: 1 });
  });

  it('is one capture for fifty notices at once', async () => {
    say({});
    const news = Array.from({ length: 50 }, () =>
      test.deps.orders.payments.handleNews(`${order.code}-1`),
    );
    await Promise.all(news);
    expect(await captures()).toEqual({ paid: 1, placed: 1 });
  });

  it.each(everyOrder(['pending', 'declined', 'error', 'approved'] as const))(
    'is one capture for four events that come as %s, %s, %s, %s, ten times each',
    async (...states) => {
      for (const state of states) {
        say({ state });
        for (let time = 0; time < 10; time += 1) {
          await test.deps.orders.payments.handleNews(`${order.code}-1`);
        }
      }
      expect(await captures()).toEqual({ paid: 1, placed: 1 });
      expect(await reconciled()).toBe('paid paid');
    },
  );

  it('does not take back what was paid because someone says that it was not', async () => {
    say({});
    await reconciled();
    say({ state: 'declined' });
    await test.deps.orders.payments.handleNews(`${order.code}-1`);
    expect(await reconciled()).toBe('paid paid');
  });

  it('is not needed to begin again only when it says so: silence is not a refusal', async () => {
    say(null);
    const { refusal } = await ana.calls.pay({ orderCode: order.code });
    expect([refusal?.code, await reconciled()]).toEqual(['GATEWAY_DOWN', 'created waiting']);
  });

  it('is asked for again and again by a page that waits, and no more often than that', async () => {
    say({ state: 'pending' });
    for (let look = 0; look < 40; look += 1) await reconciled();
    expect(test.deps.payments.lookUp).toHaveBeenCalledTimes(30);
  });
});
