import { setTimeout as wait } from 'node:timers/promises';
import { createOrder } from '@matiz/contracts/orders.ts';
import type { Sql } from '#db/pool.ts';
import { buildProduct } from '../catalogue.ts';
import { nextId } from '../numbers.ts';
import { send, tally } from './client.ts';
import { type DesiredLine, fillCarts } from './crowd.ts';
import type { RaceFixture } from './race-fixture.ts';
import { integerFrom, seeded, shuffled } from './random.ts';

/**
 * D-7, C2 and C3: carts of one to eight lines with one to seven units of scarce goods, combos among
 * them, in an order of their own. Nothing is sold twice, no unit falls below zero, and nobody waits
 * in a circle. Answers what is wrong.
 */
export async function raceMixedCarts(
  { sql, addresses, buyers: crowd }: RaceFixture,
  { seed, carts: count, waitMs = 0 }: { seed: number; carts: number; waitMs?: number },
): Promise<string[]> {
  const random = seeded(seed);
  const buyers = crowd.slice(0, count);
  // Two thirds of what they ask for, so that most find some and many do not.
  const stockEach = Math.ceil(buyers.length * 0.7);
  const singles = [];
  for (let number = 0; number < 8; number += 1) {
    singles.push(await buildProduct(sql, { stock: stockEach }));
  }
  const goods = [...singles];
  for (const from of [0, 3]) {
    const parts = singles.slice(from, from + 3).map(({ id, versions: [version] }) => {
      return { productId: id, versionId: version.id };
    });
    goods.push(await buildProduct(sql, { parts }));
  }
  const carts = await fillCarts(sql, buyers, () =>
    shuffled(goods, random)
      .slice(0, integerFrom(random, 1, 8))
      .map(({ id, versions: [version] }): DesiredLine => {
        return { productId: id, versionId: version.id, quantity: integerFrom(random, 1, 7) };
      }),
  );
  const circlesBefore = await countDeadlocks(sql);
  const outcomes = await Promise.all(
    buyers.map(({ token, customerId }, index) =>
      send(addresses[index % addresses.length] ?? '', createOrder, {
        token,
        key: nextId(),
        body: { cartId: carts[index] ?? '', customerId },
      }),
    ),
  );
  const end = Date.now() + waitMs;
  let circles = (await countDeadlocks(sql)) - circlesBefore;
  while (circles === 0 && Date.now() < end) {
    await wait(250);
    circles = (await countDeadlocks(sql)) - circlesBefore;
  }
  const wrong = await sql<{ version_id: number; available: number; sold: number }[]>`
    SELECT version_id, available, sold FROM stock
    WHERE version_id = ANY (${singles.map(({ versions: [{ id }] }) => id)}::int[])
      AND warehouse_id = 1 AND (available < 0 OR available + sold <> ${stockEach})`;
  const strange = outcomes.filter(({ status }) => status !== 200 && status !== 400);
  return [
    ...(strange.length === 0 ? [] : [`answers that nobody should get: ${tally(strange)}`]),
    ...(outcomes.some(({ status }) => status === 200) ? [] : ['nobody could order']),
    ...(outcomes.some(({ status }) => status === 400) ? [] : ['nothing was scarce']),
    ...(circles === 0 ? [] : [`orders waited in a circle ${circles} times`]),
    ...wrong.map((row) => `version ${row.version_id}: ${row.available} left, ${row.sold} sold`),
  ];
}

/**
 * How often PostgreSQL had to end a circle in this database. Its connections tell of it when they have
 * been idle for ten seconds, at the latest: the one who expects some has to be patient.
 */
async function countDeadlocks(sql: Sql): Promise<number> {
  await sql`SELECT pg_stat_force_next_flush()`;
  const [row] = await sql<{ deadlocks: number }[]>`
    SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`;
  return row?.deadlocks ?? 0;
}
