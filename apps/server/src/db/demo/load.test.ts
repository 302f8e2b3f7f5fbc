import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswordHasher } from '#modules/identity/index.ts';
import { nextId } from '#testing/numbers.ts';
import { testSettings } from '#testing/test-app.ts';
import { createDeps } from '../../deps.ts';
import { findViolations } from '../audit.ts';
import { ensureDemonstration } from '../start/demonstration.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { loadDemo } from './load.ts';

let database: TestDatabase;
const { hash: hashPassword } = createPasswordHasher();
const load = () =>
  ensureDemonstration(database.sql, (tx) =>
    loadDemo(tx, { now: new Date(), newId: nextId, hashPassword }),
  );
beforeAll(async () => {
  database = await createTestDatabase();
  await load();
});
afterAll(() => database.drop());

async function count(table: string): Promise<number> {
  const [row] = await database.sql<{ n: number }[]>`
    SELECT count(*)::int AS n FROM ${database.sql(table)}`;
  return row?.n ?? 0;
}

test('D-17: brands, about 300 products with real charts, warehouses and a history', async () => {
  expect(await count('brand')).toBeGreaterThanOrEqual(12);
  expect(await count('product')).toBeGreaterThanOrEqual(290);
  expect(await count('warehouse')).toBe(3);
  expect(await count('customer_order')).toBeGreaterThan(20);
  const charts = await database.sql<{ n: number }[]>`
    SELECT version_count AS n FROM product WHERE 'Tono' = ANY (attributes) AND version_count >= 40`;
  expect(charts.length).toBeGreaterThanOrEqual(8);
  expect(Math.max(...charts.map(({ n }) => n))).toBeGreaterThan(60);
});

test('every product is sold in every warehouse and found by its name', async () => {
  const [row] = await database.sql<{ unsold: number; unfound: number }[]>`
    SELECT count(*) FILTER (WHERE cardinality(product.sold_in) < 3)::int AS unsold,
      count(*) FILTER (WHERE search.product_id IS NULL)::int AS unfound
    FROM product LEFT JOIN product_search search ON search.product_id = product.id`;
  expect(row).toEqual({ unsold: 0, unfound: 0 });
});

test('every list by hand holds products that are sold, and each tone knows its reflections', async () => {
  const lists = await database.sql<{ url_name: string; n: number }[]>`
    SELECT url_name, count(facet.product_id) FILTER (WHERE cardinality(sold_in) > 0)::int AS n
    FROM custom_list LEFT JOIN custom_list_product ON list_id = custom_list.id
    LEFT JOIN product_facet facet USING (product_id) GROUP BY url_name`;
  expect(lists.map(({ url_name }) => url_name)).toContain('rubios-frios');
  for (const { n } of lists) expect(n).toBeGreaterThanOrEqual(5);
  const [row] = await database.sql<{ reflections: string[] }[]>`
    SELECT ARRAY(SELECT DISTINCT unnest(reflections) FROM product_facet ORDER BY 1) AS reflections`;
  expect(row?.reflections).toEqual(
    expect.arrayContaining(['ceniza', 'cobrizo', 'dorado', 'natural']),
  );
});

test('what salons search for finds something', async () => {
  const [row] = await database.sql<{ terms: number; empty: number }[]>`
    SELECT count(*)::int AS terms, count(*) FILTER (WHERE results = 0)::int AS empty FROM search_term`;
  expect(row).toEqual({ terms: 10, empty: 0 });
});

test('every unit that was loaded is in stock or in an order', async () => {
  const wrong = await database.sql`
    SELECT stock.version_id FROM stock LEFT JOIN (
      SELECT warehouse_id, version_id, sum(delta) AS units
      FROM stock_movement GROUP BY warehouse_id, version_id
    ) moved USING (warehouse_id, version_id)
    WHERE stock.available <> coalesce(moved.units, 0)`;
  expect(wrong).toEqual([]);
});

test('what must hold at every moment holds of its history (npm run audit)', async () => {
  expect(await findViolations(database.sql)).toEqual([]);
});

test('orders show what promotions took off, and each step of their deliveries', async () => {
  const [row] = await database.sql<{ discounted: number; steps: number; delivered: number }[]>`
    SELECT (SELECT count(*) FROM customer_order WHERE discount > 0)::int AS discounted,
      (SELECT count(*) FROM order_delivery WHERE state = 'delivered')::int AS delivered,
      (SELECT count(*) FROM order_event WHERE delivery IS NOT NULL AND state = 'delivered')::int
        AS steps`;
  expect(row?.discounted).toBeGreaterThan(0);
  expect(row?.steps).toBeGreaterThanOrEqual(row?.delivered ?? Infinity);
});

test('D-13: every customer has the tier that their deliveries earned', async () => {
  const { loyalty } = createDeps(testSettings, database.sql);
  const tiers = () => database.sql`SELECT id, loyalty_tier FROM customer ORDER BY id`;
  const before = await tiers();
  await loyalty.recountAll();
  expect(await tiers()).toEqual(before);
});

test('the banners lead to categories that exist', async () => {
  const links = await database.sql<{ app_link: string }[]>`
    SELECT app_link FROM banner WHERE app_link LIKE '/home/categories/%'`;
  expect(links.length).toBeGreaterThan(0);
  for (const { app_link: link } of links)
    expect(link).toMatch(/^\/home\/categories\/\d+\/[a-z-]+$/);
});

test('loading again changes nothing', async () => {
  const before = await count('product');
  await load();
  expect(await count('product')).toBe(before);
});
