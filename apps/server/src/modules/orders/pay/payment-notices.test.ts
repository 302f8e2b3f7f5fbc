import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checksumOf } from '#adapters/payments/wompi-signature.ts';
import { findViolations } from '#db/audit.ts';
import { buildProduct } from '#testing/catalogue.ts';
import type { Placed } from '#testing/order-fixture.ts';
import { buildShopper, type Shopper } from '#testing/orders.ts';
import { buildOnlineMethods, countCaptures, createPayer, orderOnline } from '#testing/payments.ts';
import { createClock } from '#testing/ports.ts';
import { useShop } from '#testing/use-test-app.ts';

const clock = createClock('2026-11-20T15:00:00Z');
let payer: ReturnType<typeof createPayer>;
let ana: Shopper;
let order: Placed;
const test = useShop({ clock });
beforeAll(async () => {
  payer = createPayer(test, clock);
  await buildOnlineMethods(test.sql);
});
beforeEach(async () => {
  ana = await buildShopper(test);
  order = await orderOnline(ana, [[await buildProduct(test.sql, { price: 20_000 }), 1]]);
});
afterEach(async () => {
  expect(await findViolations(test.sql)).toEqual([]);
});

interface Said {
  readonly status?: string;
  /** Seconds after the first notice. */
  readonly after?: number;
  readonly pesos?: number;
  readonly secret?: string;
}

const properties = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];

/** A notice of the order's payment as Wompi writes it, signed by its events secret unless told. */
function notice({ status = 'APPROVED', after = 0, pesos = order.due, secret }: Said) {
  const transaction = {
    id: `${order.code}-t`,
    status,
    amount_in_cents: pesos * 100,
    reference: `${order.code}-1`,
    currency: 'COP',
  };
  const timestamp = Math.floor(clock().getTime() / 1000) + after;
  const values = [transaction.id, status, String(transaction.amount_in_cents)];
  const events = test.deps.practiceKeys?.wompi.events;
  if (events === undefined) throw new Error('the local gateway does not stand in');
  const checksum = checksumOf(values, timestamp, secret ?? events);
  return {
    event: 'transaction.updated',
    data: { transaction },
    environment: 'test',
    signature: { properties, checksum },
    timestamp,
  };
}

/** One that was signed, and changed on its way. */
function changed(said: Said) {
  const { data, ...rest } = notice({ status: 'DECLINED', ...said });
  return { ...rest, data: { transaction: { ...data.transaction, status: 'APPROVED' } } };
}

const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

/** Dealt like cards, so that no kind comes in a row. */
const dealt = <T>(things: readonly T[]) =>
  things
    .map((thing, at) => ({ thing, place: (at * 17) % things.length }))
    .sort((one, other) => one.place - other.place)
    .map(({ thing }) => thing);

async function sendAll(notices: readonly object[]): Promise<number[]> {
  const answers = await Promise.all(
    dealt(notices).map((payload) =>
      test.app.inject({ method: 'POST', url: '/api/payment/notice', payload }),
    ),
  );
  return answers.map(({ statusCode }) => statusCode).sort();
}

const genuine = () => [
  ...times(15, () => notice({})),
  ...times(5, (after) => notice({ after: after + 1 })),
  ...times(5, () => notice({ status: 'PENDING', after: -60 })),
  ...times(5, (at) => notice({ status: 'DECLINED', after: -30 - at })),
];
const forged = () => [
  ...times(8, (at) => notice({ secret: `test_events_adivinado${at}` })),
  ...times(6, (at) => changed({ after: at })),
  ...times(6, () => ({ ...notice({ pesos: 1 }), timestamp: 1 })),
];

const lookUps = () => test.sql<{ reference: string }[]>`
  SELECT data->>'reference' AS reference FROM pgboss.job
  WHERE data->>'kind' = 'payment.noticed' AND data->>'reference' = ${`${order.code}-1`}`;

/** What a server that works does with all that was heard, in several processes at once. */
async function lookUpAll(): Promise<void> {
  const asked = await lookUps();
  await Promise.all(asked.map(({ reference }) => test.deps.orders.payments.handleNews(reference)));
}

const captures = () => countCaptures(test.sql, ana, order);

describe('POST /payment/notice, fifty at once (F8)', () => {
  it('pays once, stale and forged ones among them', async () => {
    await payer.card(ana, order.code);
    const statuses = await sendAll([...genuine(), ...forged()]);
    expect(statuses).toEqual([...times(30, () => 200), ...times(20, () => 401)]);
    expect(await captures()).toEqual({ paid: 0, placed: 0 });
    await lookUpAll();
    expect(await captures()).toEqual({ paid: 1, placed: 1 });

    // Two minutes later they are signed again: other notices of the same payment.
    clock.advance(120_000);
    await sendAll([...genuine(), ...forged()]);
    await lookUpAll();
    expect(await captures()).toEqual({ paid: 1, placed: 1 });
  });

  it('keeps each genuine notice once, and looks the payment up once for each', async () => {
    await ana.calls.pay({ orderCode: order.code });
    await sendAll([...genuine(), ...forged()]);
    const kept = await test.sql`SELECT FROM payment_notice WHERE reference = ${`${order.code}-1`}`;
    // One that was said fifteen times, five later ones, one that waits, five refusals.
    expect([kept.count, (await lookUps()).count]).toEqual([12, 12]);
  });

  it('pays nothing where only forged ones say so', async () => {
    await ana.calls.pay({ orderCode: order.code });
    expect(new Set(await sendAll(forged()))).toEqual(new Set([401]));
    await lookUpAll();
    expect(await captures()).toEqual({ paid: 0, placed: 0 });
  });
});
