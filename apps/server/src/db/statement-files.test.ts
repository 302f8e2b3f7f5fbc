import { readdirSync } from 'node:fs';
import path from 'node:path';
import { format } from 'sql-formatter';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { createDeps } from '../deps.ts';
import { type BuiltProduct, buildProduct } from '../testing/catalogue.ts';
import { orderOf } from '../testing/order-fixture.ts';
import { buildPaymentMethods, buildShopper, type Shopper } from '../testing/orders.ts';
import { type TestApp, testSettings } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

const folder = path.join(import.meta.dirname, 'statements');

/** What a buyer's reading calls send, each under the name of its file. */
const calls = [
  ['list-category', '/product/list?categoryId=1'],
  ['list-category-by-price', '/product/list?categoryId=1&sort=price-asc'],
  ['list-offers', '/discounts/products'],
  ['search', '/search?search=igora%207.43'],
  ['suggestions', '/search/suggestions?search=7.4'],
  ['product', '/product/query?_id={product}'],
  ['home', '/product/listHome'],
  ['restock', '/product/restock'],
  ['facets', '/product/facets?categoryId=1'],
  ['cart', '/cart/listcart'],
  ['purchase', '/order/purchase'],
  ['orders', '/order/list'],
  ['order', '/order/query?code={order}'],
] as const;

let database: TestDatabase;
let shop: TestApp;
let buyer: Shopper;
let product: BuiltProduct;
let orderCode: string;
let sent: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase({
    onQuery: (text) => text.includes('pgboss.') || sent.push(text),
  });
  const deps = createDeps({ ...testSettings, principalTtlMs: 60_000 }, database.sql);
  const app = await buildApp(deps);
  shop = { app, deps, sql: database.sql, database: database.address, close: () => app.close() };
  product = await buildProduct(database.sql, { tones: ['7.43'], name: 'Igora Royal' });
  await buildPaymentMethods(database.sql);
  buyer = await buildShopper(shop);
  orderCode = (await orderOf(buyer, [[product, 2]])).code;
  const [{ code }] = product.versions;
  await buyer.calls.add({
    productId: String(product.id),
    code: product.code,
    versions: [{ code, quantity: 1 }],
  });
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

async function statementsOf(address: string): Promise<string[]> {
  const url = `/api${address.replace('{product}', String(product.id)).replace('{order}', orderCode)}`;
  sent = [];
  const { statusCode } = await shop.app.inject({ url, headers: buyer.headers });
  expect(statusCode, url).toBe(200);
  return sent.map((text) => format(text, { language: 'postgresql', keywordCase: 'upper' }));
}

/** `npm run schema` writes what this compares: a fragment's change shows in every whole that has it. */
test.each(calls)('db/statements/%s.sql is what GET %s sends', async (name, address) => {
  await statementsOf(address);
  const statements = await statementsOf(address);
  const text = [`-- GET ${address}`, ...statements].join('\n\n');
  await expect(`${text}\n`, 'npm run schema').toMatchFileSnapshot(path.join(folder, `${name}.sql`));
});

test('db/statements shows no call that is gone', () => {
  const names: readonly string[] = calls.map(([name]) => `${name}.sql`);
  expect(readdirSync(folder).filter((file) => !names.includes(file))).toEqual([]);
});
