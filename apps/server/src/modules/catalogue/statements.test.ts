import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateCatalogue } from '#db/demo/generate.ts';
import type { Sql } from '#db/sql.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing.ts';
import { planReadsWhole } from '#testing/plans.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { testSettings } from '#testing/test-app.ts';
import { buildApp } from '../../app.ts';
import { createDeps } from '../../deps.ts';

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

type Statement = { text: string; values: readonly unknown[] };

let database: TestDatabase;
let buyer: SignedIn;
let sent: Statement[] = [];
/** One remembers nothing but who asks; the other what was asked a moment ago, too. */
let servers: { app: FastifyInstance; name: string }[] = [];
beforeAll(async () => {
  database = await createTestDatabase({
    // What the job queue asks of its own accord belongs to no request.
    onQuery: (text, values) => text.includes('pgboss.') || sent.push({ text, values }),
    statementTimeout: 0,
  });
  const { sql } = database;
  await generateCatalogue(sql, { products: 10_000, tones: 3, seed: 7 });
  await sql`
    WITH list AS (INSERT INTO custom_list (url_name, title) VALUES ('novias', 'Novias') RETURNING id)
    INSERT INTO custom_list_product (list_id, product_id, position)
    SELECT list.id, product.id, product.id FROM list, product WHERE product.id % 400 = 0`;
  // As many offers as are told one by one (`price-order.store.ts`).
  await sql`UPDATE product_version SET discount_percent = 5 WHERE product_id % 7 = 3`;
  const held = { ...testSettings, principalTtlMs: 60_000 };
  const deps = createDeps(held, sql);
  const remembering = createDeps({ ...held, searchTtlMs: 60_000, totalsTtlMs: 60_000 }, sql);
  servers = [
    { name: 'asked anew', app: await buildApp(deps) },
    { name: 'asked again', app: await buildApp(remembering) },
  ];
  const app = servers[0]?.app;
  if (!app) throw new Error('there is a server');
  const { address } = database;
  buyer = await signIn(
    { app, deps, database: address, sql, close: async () => {} },
    'Admin customer',
  );
});
afterAll(async () => {
  for (const { app } of servers) await app.close();
  await database.drop();
});

/** What one request sends, once its principal is remembered. */
async function statementsOf(app: FastifyInstance, url: string) {
  await app.inject({ url, headers: buyer.headers });
  sent = [];
  const { statusCode } = await app.inject({ url, headers: buyer.headers });
  expect(statusCode).toBe(200);
  return [...sent];
}

/** The tables that running it reads from end to end, also inside the functions that it calls. */
function runReadsWhole({ text, values }: Statement): Promise<string[]> {
  return database.sql.begin(async (tx) => {
    const before = new Set((await scansOf(tx)).map(({ relname, scans }) => `${relname} ${scans}`));
    await tx.unsafe(text, values, { prepare: true });
    const after = await scansOf(tx);
    return after
      .filter(({ relname, scans }) => !before.has(`${relname} ${scans}`))
      .map(({ relname }) => relname);
  });
}

/** What this connection read from end to end and has not handed on to the statistics yet. */
function scansOf(tx: Sql) {
  return tx<{ relname: string; scans: number }[]>`
    SELECT relname, seq_scan AS scans FROM pg_stat_xact_user_tables WHERE seq_scan > 0`;
}

describe('at 10 000 products', () => {
  test.each([
    ['a category with its subtree', '/product/list?categoryId=1', 1],
    ['a category without one', '/product/list?categoryId=20', 1],
    ['a brand', '/product/list?manufacturerId=3', 1],
    ['the colour cards of a brand', '/product/colour-cards?manufacturerId=3', 1],
    ['a late page', '/product/list?categoryId=1&page=30', 1],
    ['a category by name', '/product/list?categoryId=1&sort=name', 1],
    ['a category by date', '/product/list?categoryId=1&sort=new', 1],
    ['a category of a brand', '/product/list?categoryId=1&manufacturerId=3', 1],
    ['a brand by name', '/product/list?manufacturerId=3&sort=name', 1],
    ['a brand by date', '/product/list?manufacturerId=3&sort=new', 1],
    ['a long page', '/product/list?categoryId=1&limit=60', 1],
    ['everything', '/product/list?page=1', 1],
    ['everything by name', '/product/list?sort=name', 1],
    ['everything by date', '/product/list?sort=new', 1],
    ['the best sellers', '/product/list?list=bestsellers', 1],
    ['what is new', '/product/list?list=new', 1],
    ['the combos', '/product/list?list=combos', 1],
    ['the offers', '/discounts/products', 1],
    ['a filtered category', '/product/list?categoryId=1&brand=3,7&available=stock&sort=new', 1],
    ['tones in a category', '/product/list?categoryId=1&level=7&available=presale', 1],
    ['what is there of a category', '/product/list?categoryId=1&available=stock', 1],
    ['a category by price', '/product/list?categoryId=1&sort=price-asc&minPrice=20000', 1],
    ['a whole category by price', '/product/list?categoryId=1&sort=price-desc', 1],
    ['a brand by price', '/product/list?manufacturerId=3&sort=price-desc', 1],
    ['the offers by price', '/discounts/products?sort=price-asc&brand=3', 1],
    ['the facets of a category', '/product/facets?categoryId=1&brand=3&level=7&minPrice=1', 1],
    ['the facets of a small category', '/product/facets?categoryId=20', 2, 1],
    ['the facets of a brand', '/product/facets?manufacturerId=3', 2, 1],
    ['the facets of the offers', '/product/facets?list=offers', 2, 1],
    ['a list by hand', '/product/custom-list/novias', 1],
    ['the facets of a list by hand', '/product/facets?customList=novias', 2, 1],
    ['what is related', '/product/related?productId=1001', 1],
    ['the usual tones', '/product/usual-tones?productId=1001', 1],
    ['what is restocked', '/product/restock', 1],
    ['the colours', '/attribute/color/list', 1],
    ['the home', '/product/listHome', 2],
    ['a product', '/product/query?_id=1001', 1],
    ['a search', '/search?search=tinte%20keratina', 2, 1],
    ['a late page of a search', '/search?search=tinte&page=5', 2, 1],
    ['a tone', '/search?search=7.34', 2, 1],
    ['a code', '/search?search=G000123', 2, 1],
    ['suggestions', '/search/suggestions?search=tin', 1],
    ['suggestions of a tone', '/search/suggestions?search=tinte%207.3', 1],
    ['equivalents', '/product/equivalents?productId=1001&versionCode=G001001-1', 2],
    ['a mistyped search', '/search?search=tinte%20kertina', 2, 1],
    ['nothing that is sold', '/search?search=lavadora', 1],
    ['partly what is sold', '/search?search=tinte%20lavadora', 2, 1],
  ])(
    '%s takes its statements and no more, and reads no large table whole',
    async (_of, path, n, again = n) => {
      for (const { app, name } of servers) {
        const statements = await statementsOf(app, `/api${path}`);
        expect(statements, name).toHaveLength(name === 'asked anew' ? n : again);
        for (const statement of statements) {
          const read = [
            ...(await planReadsWhole(database.sql, statement.text)),
            ...(await runReadsWhole(statement)),
          ];
          expect(
            read.filter((table) => large.includes(table)),
            name,
          ).toEqual([]);
        }
      }
    },
  );

  // Asked again it is known that many fit, and the list is read in its order until a page is full.
  test.each([
    '/product/list?categoryId=1&available=stock',
    '/product/list?categoryId=1&level=7&page=3',
    '/product/list?categoryId=1&brand=3,4,5&reflection=cobrizo&sort=name',
    '/product/list?manufacturerId=3&available=presale&sort=new',
    '/product/list?list=offers&available=stock',
    '/product/list?categoryId=1&list=new&available=stock',
    '/product/list?level=7&new=true&sort=name',
    '/product/list?manufacturerId=3&sort=price-desc&page=2',
    '/product/list?categoryId=1&level=7&available=stock&sort=price-asc&page=3',
    '/product/list?available=presale&sort=price-asc',
    '/product/list?list=offers&sort=price-asc&page=3',
    '/product/list?list=offers&sort=price-desc&available=stock',
    '/product/list?categoryId=1&brand=1,2,3,4,5,6,7,8&page=2',
    '/product/list?categoryId=1&brand=1,2,3,4,5,6,7,8&sort=new',
    '/product/list?categoryId=1&brand=1,2,3,4,5,6,7,8&sort=name&available=stock',
    '/product/list?categoryId=1&brand=3&sort=price-desc',
  ])('%s holds the same asked again and asked again', async (path) => {
    const [anew, again] = await Promise.all(
      servers.map(async ({ app }) => {
        const ask = () => app.inject({ url: `/api${path}&limit=5`, headers: buyer.headers });
        await ask();
        return (await ask()).json();
      }),
    );
    expect(again.result).toHaveLength(5);
    expect(again).toEqual(anew);
  });

  test.each([1, 3, 4, 10, 11])(
    'page %i of a search holds the same asked anew and asked again',
    async (page) => {
      const [anew, again] = await Promise.all(
        servers.map(async ({ app }) => {
          const url = `/api/search?search=tinte&page=${page}`;
          const ask = () => app.inject({ url, headers: buyer.headers });
          await ask();
          return (await ask()).json();
        }),
      );
      expect(again.products).toHaveLength(page === 11 ? 0 : 20);
      expect(again).toEqual(anew);
    },
  );

  // A filter by price has every product asked what it costs.
  test.each(['price-asc', 'price-desc'])(
    'a category by %s holds what all its prices say',
    async (sort) => {
      const [app] = servers.map((server) => server.app);
      const ask = async (more: string) =>
        app?.inject({
          url: `/api/product/list?categoryId=1&sort=${sort}&limit=5&page=30${more}`,
          headers: buyer.headers,
        });
      const [few, all] = [await ask(''), await ask('&minPrice=0')];
      expect(few?.json().result).toHaveLength(5);
      expect(few?.json()).toEqual(all?.json());
    },
  );

  test.each([
    'categoryId=1',
    'manufacturerId=3&available=stock',
    'list=offers',
    'categoryId=1&level=7',
  ])('the facets of %s tell the same prices as when all are asked', async (query) => {
    const [app] = servers.map((server) => server.app);
    const ask = async (more: string) =>
      app?.inject({ url: `/api/product/facets?${query}${more}`, headers: buyer.headers });
    const [few, all] = [await ask(''), await ask('&minPrice=0')];
    expect(few?.json().result.price.min).toBeGreaterThan(0);
    expect(few?.json()).toEqual(all?.json());
  });

  test('a table that is read whole is seen, inside a function as well', async () => {
    const plain = { text: 'SELECT count(*) FROM product WHERE description <> $1', values: [''] };
    expect(await planReadsWhole(database.sql, plain.text)).toEqual(['product']);
    expect(await runReadsWhole(plain)).toEqual(['product']);
    const hidden = { text: 'SELECT mark_hot_products()', values: [] };
    expect(await planReadsWhole(database.sql, hidden.text)).toEqual([]);
    expect(await runReadsWhole(hidden)).toContain('product_search');
  });

  test('the menu is one statement, and none when it was asked for a moment ago', async () => {
    const counts = [];
    for (const { app } of servers) counts.push((await statementsOf(app, '/api/menu/list')).length);
    expect(counts).toEqual([1, 0]);
  });

  test('a search without letters asks nothing', async () => {
    for (const { app } of servers) {
      expect(await statementsOf(app, '/api/search?search=%25')).toEqual([]);
    }
  });
});
