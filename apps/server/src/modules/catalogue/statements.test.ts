import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { generateCatalogue } from '../../db/demo/generate.ts';
import { createTestDatabase, type TestDatabase } from '../../db/testing.ts';
import { createDeps, type Deps } from '../../deps.ts';
import { type SignedIn, signIn } from '../../testing/sign-in.ts';

/** Tables that grow with the catalogue: nobody may read one from end to end for one page. */
const large = [
  'product',
  'product_version',
  'product_search',
  'tone_search',
  'product_facet',
  'stock',
  'base_price',
  'arrival',
];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

let database: TestDatabase;
let app: FastifyInstance;
let buyer: SignedIn;
let sent: { text: string; values: readonly unknown[] }[] = [];
beforeAll(async () => {
  database = await createTestDatabase({
    onQuery: (text, values) => sent.push({ text, values }),
    statementTimeout: 0,
  });
  await generateCatalogue(database.sql, { products: 10_000, tones: 3, seed: 7 });
  await database.sql`
    WITH list AS (INSERT INTO custom_list (url_name, title) VALUES ('novias', 'Novias') RETURNING id)
    INSERT INTO custom_list_product (list_id, product_id, position)
    SELECT list.id, product.id, product.id FROM list, product WHERE product.id % 400 = 0`;
  const deps: Deps = createDeps(
    {
      ...{ publicUrl: 'http://localhost:3000', secret: 'a secret that only this test knows, long' },
      ...{
        logLevel: 'silent',
        environment: 'test',
        trustProxy: [],
        holdPrincipalMs: 60_000,
        holdSearchMs: 0,
      },
    },
    database.sql,
  );
  app = await buildApp(deps);
  buyer = await signIn(
    { app, deps, database: database.address, sql: database.sql, close: async () => {} },
    'Admin customer',
  );
}, 120_000);
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** What one request sends, once its principal is remembered. */
async function statementsOf(url: string) {
  await app.inject({ url, headers: buyer.headers });
  sent = [];
  const { statusCode } = await app.inject({ url, headers: buyer.headers });
  expect(statusCode).toBe(200);
  return [...sent];
}

async function planOf({ text, values }: { text: string; values: readonly unknown[] }) {
  const [row] = await database.sql.unsafe<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(
    `EXPLAIN (FORMAT JSON) ${text}`,
    values,
  );
  return row?.['QUERY PLAN'][0]?.Plan;
}

function tablesReadWhole(plan: Plan | undefined): string[] {
  if (!plan) return [];
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(tablesReadWhole)];
}

describe('at 10 000 products', () => {
  test.each([
    ['a category with its subtree', '/product/list?categoryId=1', 1],
    ['a category without one', '/product/list?categoryId=20', 1],
    ['a brand', '/product/list?manufacturerId=3', 1],
    ['a late page', '/product/list?categoryId=1&page=30', 1],
    ['a list', '/product/list?list=bestsellers', 1],
    ['the offers', '/discounts/products', 1],
    ['a filtered category', '/product/list?categoryId=1&brand=3,7&available=stock&sort=new', 1],
    ['tones in a category', '/product/list?categoryId=1&level=7&available=presale', 1],
    ['a category by price', '/product/list?categoryId=1&sort=price-asc&minPrice=20000', 1],
    ['a brand by price', '/product/list?manufacturerId=3&sort=price-desc', 1],
    ['the offers by price', '/discounts/products?sort=price-asc&brand=3', 1],
    ['the facets of a category', '/product/facets?categoryId=1&brand=3&level=7&minPrice=1', 1],
    ['the facets of a small category', '/product/facets?categoryId=20', 1],
    ['the facets of a brand', '/product/facets?manufacturerId=3', 1],
    ['the facets of the offers', '/product/facets?list=offers', 1],
    ['a list by hand', '/product/custom-list/novias', 1],
    ['the facets of a list by hand', '/product/facets?customList=novias', 1],
    ['what is related', '/product/related?productId=1001', 1],
    ['the usual tones', '/product/usual-tones?productId=1001', 1],
    ['the colours', '/attribute/color/list', 1],
    ['the home', '/product/listHome', 1],
    ['a product', '/product/query?_id=1001', 1],
    ['the menu', '/menu/list', 1],
    ['a search', '/search?search=tinte%20keratina', 2],
    ['a tone', '/search?search=7.34', 1],
    ['a code', '/search?search=G000123', 2],
    ['suggestions', '/search/suggestions?search=tin', 1],
    ['suggestions of a tone', '/search/suggestions?search=tinte%207.3', 1],
    ['equivalents', '/product/equivalents?productId=1001&versionCode=G001001-1', 2],
    ['a mistyped search', '/search?search=tinte%20kertina', 2],
  ])(
    '%s takes its statements and no more, and reads no large table whole',
    async (_of, path, n) => {
      const statements = await statementsOf(`/api${path}`);
      expect(statements).toHaveLength(n);
      for (const statement of statements) {
        const read = tablesReadWhole(await planOf(statement));
        expect(read.filter((table) => large.includes(table))).toEqual([]);
      }
    },
  );

  test('a search without letters asks nothing', async () => {
    expect(await statementsOf('/api/search?search=%25')).toEqual([]);
  });
});
