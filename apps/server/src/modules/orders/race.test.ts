import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { findViolations } from '../../db/audit.ts';
import type { Sql } from '../../db/pool.ts';
import { type BuiltProduct, buildArrival, buildProduct } from '../../testing/catalogue.ts';
import { buildPaymentMethods, buildShopper, fillCart, type Shopper } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createClock } from '../../testing/world.ts';
import { type TakeStock, takeStock } from './index.ts';

const buyers = 200;
const units = 50;
const outOfStock = 'Ouups! Producto fuera de stock';

let test: TestApp | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

async function startApp(takeStock?: TakeStock): Promise<TestApp & { address: string }> {
  const clock = createClock('2026-11-20T15:00:00Z');
  const app = await createTestApp({ world: { clock, ...(takeStock ? { takeStock } : {}) } });
  test = app;
  await buildPaymentMethods(app.sql);
  const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  return { ...app, address };
}

interface Outcome {
  readonly status: number;
  readonly message: string | null;
}

/** Everybody orders at once, over HTTP. */
async function orderAll(
  address: string,
  carts: readonly { shopper: Shopper; cartId: string }[],
): Promise<Outcome[]> {
  return Promise.all(
    carts.map(async ({ shopper, cartId }) => {
      const reply = await fetch(`${address}/api/order/create`, {
        method: 'POST',
        headers: {
          ...shopper.headers,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify({ cartId, customerId: shopper.customerId }),
      });
      const body = (await reply.json()) as { message?: string };
      return { status: reply.status, message: body.message ?? null };
    }),
  );
}

/** Each buyer has one unit of the same product in the cart, of which there are 50. */
async function raceForLastUnits(app: TestApp & { address: string }) {
  const product = await buildProduct(app.sql, { stock: units });
  const carts: { shopper: Shopper; cartId: string }[] = [];
  for (let count = 0; count < buyers; count += 1) {
    const shopper = await buildShopper(app);
    carts.push({ shopper, cartId: await fillCart(shopper, product, 1) });
  }
  const outcomes = await orderAll(app.address, carts);
  return { outcomes, left: await stockLeft(app.sql, product) };
}

async function stockLeft(sql: Sql, { versions }: BuiltProduct): Promise<number | undefined> {
  const [row] = await sql<{ available: number }[]>`
    SELECT available FROM stock WHERE version_id = ${versions[0].id} AND warehouse_id = 1`;
  return row?.available;
}

describe('POST /order/create, 200 buyers for 50 units (D-7)', () => {
  it('sells exactly 50 and tells the other 150 that there is none', async () => {
    const app = await startApp();
    const { outcomes, left } = await raceForLastUnits(app);
    const sold = outcomes.filter(({ status }) => status === 200);
    const refused = outcomes.filter(({ status }) => status === 400);
    expect(sold).toHaveLength(units);
    expect(refused).toHaveLength(buyers - units);
    expect(new Set(refused.map(({ message }) => message))).toEqual(new Set([outOfStock]));
    expect(left).toBe(0);
    expect(await findViolations(app.sql)).toEqual([]);
  });

  it('has the power to see a missing guard: without it, more than 50 are sold', async () => {
    const withoutGuard: TakeStock = async (sql, warehouseId, demand) => {
      // Long enough for others to decide on the same figure, on however slow a machine.
      await sql`SELECT pg_sleep(0.03)`;
      for (const one of demand) {
        await sql`UPDATE stock SET available = available - ${one.units}, sold = sold + ${one.units}
          WHERE warehouse_id = ${warehouseId} AND version_id = ${one.versionId}`;
      }
      return true;
    };
    const app = await startApp(withoutGuard);
    await app.sql`ALTER TABLE stock DROP CONSTRAINT stock_available_check`;
    const { outcomes, left } = await raceForLastUnits(app);
    expect(outcomes.filter(({ status }) => status === 200).length).toBeGreaterThan(units);
    expect(left).toBeLessThan(0);
  });
});

describe('POST /order/create, many units in any order', () => {
  it('sells nothing twice and never waits in a circle', async () => {
    const counting = countDeadlocks(takeStock);
    const app = await startApp(counting.take);
    const outcomes = await orderAll(app.address, await fillMixedCarts(app));
    expect(outcomes.filter(({ status }) => status >= 500)).toEqual([]);
    expect(outcomes.some(({ status }) => status === 200)).toBe(true);
    expect(outcomes.some(({ status }) => status === 400)).toBe(true);
    expect(await findViolations(app.sql)).toEqual([]);
    expect(counting.deadlocks()).toBe(0);
  });

  it('has the power to see a missing order of locks: without it, orders wait in a circle', async () => {
    const counting = countDeadlocks(async (sql, warehouseId, demand) => {
      const isEven =
        demand.length > 1 && Number((await sql`SELECT txid_current() AS id`)[0]?.id) % 2;
      for (const one of isEven ? demand : demand.toReversed()) {
        await sql`SELECT pg_sleep(0.005) FROM stock
          WHERE warehouse_id = ${warehouseId} AND version_id = ${one.versionId} FOR UPDATE`;
      }
      return takeStock(sql, warehouseId, demand);
    });
    const app = await startApp(counting.take);
    await orderAll(app.address, await fillMixedCarts(app, 4));
    expect(counting.deadlocks()).toBeGreaterThan(0);
  });

  it('promises an arrival no further than its cap', async () => {
    const app = await startApp();
    const dye = await buildProduct(app.sql, { tones: ['7.43'], stock: 0, isPresale: true });
    const arrival = await buildArrival(app.sql, dye.versions[0], { date: '2026-12-01', cap: 17 });
    const versions = [{ code: dye.versions[0].code, quantity: 2 }];
    const carts: { shopper: Shopper; cartId: string }[] = [];
    for (let count = 0; count < 30; count += 1) {
      const shopper = await buildShopper(app);
      const body = { productId: String(dye.id), code: dye.code, versions };
      carts.push({ shopper, cartId: (await shopper.calls.add(body)).value.cart._id });
    }
    const outcomes = await orderAll(app.address, carts);

    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(outcomes.filter(({ status }) => status === 400)).toHaveLength(22);
    const [row] = await app.sql`SELECT promised FROM arrival WHERE id = ${arrival}`;
    expect(row).toEqual({ promised: 16 });
    expect(await findViolations(app.sql)).toEqual([]);
  });

  it('lets one key stand for one of two carts that come at once', async () => {
    const app = await startApp();
    const shopper = await buildShopper(app);
    const product = await buildProduct(app.sql);
    await app.sql`UPDATE zone SET cash_on_delivery = true`;
    const here = await fillCart(shopper, product, 1);
    await app.sql`UPDATE cart SET warehouse_id = 2, address_id = ${await addressIn(app, shopper)}
      WHERE id = ${here}`;
    const there = await fillCart(shopper, product, 1);
    const key = randomUUID();
    const replies = await Promise.all(
      [here, there].map((cartId) => shopper.calls.order({ cartId }, key)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    const orders = await app.sql`SELECT FROM customer_order`;
    expect(orders.count).toBe(1);
  });
});

async function addressIn(app: TestApp, { customerId }: Shopper): Promise<string> {
  const id = randomUUID();
  await app.sql`INSERT INTO address (id, customer_id, line, city_code)
    VALUES (${id}, ${customerId}, 'Carrera 70', '05001')`;
  return id;
}

/** Counts how often PostgreSQL had to end a circle of waiting orders. */
function countDeadlocks(take: TakeStock): { take: TakeStock; deadlocks: () => number } {
  let seen = 0;
  return {
    deadlocks: () => seen,
    take: async (...demand) => {
      try {
        return await take(...demand);
      } catch (error) {
        const cause = error instanceof Error ? error.cause : undefined;
        if (cause instanceof pg.DatabaseError && cause.code === '40P01') seen += 1;
        throw error;
      }
    },
  };
}

/** Buyers with five products each, in an order of their own; one of them is a combo of three. */
async function fillMixedCarts(app: TestApp, howMany = 60) {
  const products = await Promise.all(
    Array.from({ length: 6 }, () => buildProduct(app.sql, { stock: 40 })),
  );
  const parts = products.slice(0, 3).map(({ id, versions }) => {
    return { productId: id, versionId: versions[0].id };
  });
  const combo = await buildProduct(app.sql, { parts });
  const carts: { shopper: Shopper; cartId: string }[] = [];
  for (let count = 0; count < howMany; count += 1) {
    const shopper = await buildShopper(app);
    let cartId = '';
    for (const product of shuffled([...products, combo], count).slice(0, 5)) {
      cartId = await fillCart(shopper, product, 1 + (count % 3));
    }
    carts.push({ shopper, cartId });
  }
  return carts;
}

/** Another order for each seed, the same one every time. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  const rank = (place: number) => ((place + 1) * (seed + 3) * 7919) % 104_729;
  return list
    .map((item, place) => ({ item, rank: rank(place) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
