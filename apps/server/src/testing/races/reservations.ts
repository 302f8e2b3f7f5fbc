import { setTimeout as wait } from 'node:timers/promises';
import { payOrder } from '@matiz/contracts/orders/order-payment.ts';
import { createOrder } from '@matiz/contracts/orders.ts';
import type { Sql } from '#db/pool.ts';
import { buildProduct } from '../catalogue.ts';
import { nextId } from '../numbers.ts';
import { buildOnlineMethods } from '../payments.ts';
import { press } from '../press-form.ts';
import { type Outcome, send, tally } from './client.ts';
import { type Buyer, fillCarts } from './crowd.ts';
import type { RaceFixture } from './race-fixture.ts';

/** Milliseconds within which a reservation whose time is over must be gone (D-7). */
const promised = 60_000;

export interface ReservationsFound {
  readonly wrong: string[];
  /** Milliseconds until the last reservation was gone. */
  readonly releasedAfter: number;
}

/**
 * C4: everybody orders the last units and pays online. So many orders hold them; their owners, who
 * come back without having paid, order again and get them each time, no matter who else tries meanwhile.
 * Then the time of all is over, while half of them pay just now: within a minute each order is paid
 * or cancelled with what was paid going back, and the rest is free again.
 */
export async function raceReservations(
  fixture: RaceFixture,
  units: number,
): Promise<ReservationsFound> {
  const { sql } = fixture;
  await buildOnlineMethods(sql);
  await sql`UPDATE payment_method SET is_enabled = true WHERE means IS NOT NULL`;
  try {
    return await race(fixture, units);
  } finally {
    // Where there is a choice of methods one has to choose, and other races do not.
    await sql`UPDATE payment_method SET is_enabled = false WHERE means IS NOT NULL`;
  }
}

async function race(fixture: RaceFixture, units: number): Promise<ReservationsFound> {
  const { sql, buyers } = fixture;
  const product = await buildProduct(sql, { stock: units });
  const [{ id: versionId }] = product.versions;
  const line = { productId: product.id, versionId, quantity: 1 };
  const tryAll = () => orderAll(fixture, buyers, line);

  const first = await tryAll();
  const owners = new Set(buyers.filter((_, index) => first[index]?.status === 200));
  const wrong = [
    ...(owners.size === units ? [] : [`${units} units are held ${owners.size} times`]),
    ...strangeAnswers(first),
  ];

  const second = await tryAll();
  const again = buyers.filter((_, index) => second[index]?.status === 200);
  const kept = again.filter((buyer) => owners.has(buyer)).length;
  if (kept < owners.size) wrong.push(`${owners.size - kept} were kept from their own goods`);
  if (again.length > kept) wrong.push(`${again.length - kept} got what others hold`);
  wrong.push(...strangeAnswers(second));

  const held = buyers.flatMap((buyer, index) => {
    const order = second[index]?.value?.order;
    return order ? [{ buyer, code: order.code, orderId: order._id }] : [];
  });
  const urls = await beginAll(fixture, held.slice(0, Math.floor(held.length / 2)));
  await timeIsOver(sql);
  const began = performance.now();
  await Promise.all(urls.map((url) => press(url, 'card', 'APPROVED')));
  while ((await countHeld(sql)) > 0 && performance.now() - began < promised) await wait(200);
  const releasedAfter = performance.now() - began;
  const left = await countHeld(sql);
  if (left > 0) wrong.push(`${left} reservations are there after a minute`);
  wrong.push(...(await findLost(sql, { versionId, units, paying: urls.length })));
  return { wrong, releasedAfter };
}

/** A cart for each of them, to be paid with a card, and all ordered at once. */
async function orderAll(
  { sql, addresses }: RaceFixture,
  buyers: readonly Buyer[],
  line: { productId: number; versionId: number; quantity: number },
): Promise<Outcome<typeof createOrder>[]> {
  const carts = await fillCarts(sql, buyers, () => [line]);
  await sql`UPDATE cart SET payment_method = 'tarjeta' WHERE id = ANY (${carts}::uuid[])`;
  return Promise.all(
    buyers.map(({ token, customerId }, index) =>
      send(addresses[index % addresses.length] ?? '', createOrder, {
        token,
        key: nextId(),
        body: { cartId: carts[index] ?? '', customerId },
      }),
    ),
  );
}

function strangeAnswers(outcomes: readonly Outcome<typeof createOrder>[]): string[] {
  const isKnown = outcomes.every(({ status, code }) => status === 200 || code === 'OUT_OF_STOCK');
  return isKnown ? [] : [`other answers: ${tally(outcomes)}`];
}

/** The pages on which these orders are paid. */
async function beginAll(
  { addresses }: RaceFixture,
  held: readonly { buyer: Buyer; code: string }[],
): Promise<string[]> {
  const begun = await Promise.all(
    held.map(({ buyer: { token }, code: orderCode }, index) =>
      send(addresses[index % addresses.length] ?? '', payOrder, { token, body: { orderCode } }),
    ),
  );
  return begun.flatMap(({ value }) => value?.url ?? []);
}

/** The quarter of an hour of every unpaid order is over now, for the orders and for their jobs. */
async function timeIsOver(sql: Sql): Promise<void> {
  await sql`UPDATE customer_order SET pay_until = now(), held_until = now() WHERE state = 'created'`;
  await sql`UPDATE pgboss.job SET start_after = now()
    WHERE data->>'kind' = 'order.holdEnds' AND state = 'created'`;
}

async function countHeld(sql: Sql): Promise<number> {
  const [row] = await sql<{ held: number }[]>`
    SELECT count(*)::int AS held FROM customer_order WHERE state = 'created'`;
  return row?.held ?? 0;
}

/**
 * Each payment that the gateway took is of a paid order or goes back; units are free or in a paid
 * order, none in between.
 */
async function findLost(
  sql: Sql,
  { versionId, units, paying }: { versionId: number; units: number; paying: number },
): Promise<string[]> {
  // What the gateway approves in the last moment is heard of a little later.
  for (let tries = 0; tries < 300 && (await countKnown(sql, versionId)) < paying; tries += 1) {
    await wait(200);
  }
  const known = await countKnown(sql, versionId);
  const [row] = await sql<{ available: number; paid: number }[]>`
    SELECT stock.available, (
      SELECT count(*)::int FROM customer_order placed
      JOIN order_line line ON line.order_id = placed.id AND line.version_id = ${versionId}
      WHERE placed.state = 'paid') AS paid
    FROM stock WHERE warehouse_id = 1 AND version_id = ${versionId}`;
  const { available = 0, paid = 0 } = row ?? {};
  return [
    ...(known === paying ? [] : [`${paying} paid, and ${known} are known of`]),
    ...(available + paid === units ? [] : [`${available} free and ${paid} paid of ${units}`]),
  ];
}

async function countKnown(sql: Sql, versionId: number): Promise<number> {
  const [row] = await sql<{ known: number }[]>`
    SELECT count(*)::int AS known FROM payment
    JOIN order_line line ON line.order_id = payment.order_id AND line.version_id = ${versionId}
    WHERE payment.state IN ('approved', 'surplus')`;
  return row?.known ?? 0;
}
