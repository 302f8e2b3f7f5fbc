import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#db/testing.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { buildManyOrders } from '#testing/many-orders.ts';
import { buildPaymentMethods, buildShopper } from '#testing/orders.ts';
import { buildOnlineMethods } from '#testing/payments.ts';
import { planReadsWhole } from '#testing/plans.ts';
import { signIn } from '#testing/sign-in.ts';
import { type TestApp, testSettings } from '#testing/test-app.ts';
import { buildApp } from '../../../app.ts';
import { createDeps } from '../../../deps.ts';

/** Tables that grow with every order: no page may read one from end to end. */
const large = [
  'customer_order',
  'order_line',
  'order_delivery',
  'order_event',
  'payment',
  'audit_entry',
  'customer',
  'address',
  'app_user',
];

let database: TestDatabase;
let shop: TestApp;
let headers: Record<string, string>;
let sent: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase({
    onQuery: (text) => text.includes('pgboss.') || sent.push(text),
    statementTimeout: 0,
  });
  const { sql, address } = database;
  const deps = createDeps({ ...testSettings, principalTtlMs: 60_000 }, sql);
  const app = await buildApp(deps);
  shop = { app, deps, sql, database: address, close: () => app.close() };
  await buildProduct(sql);
  await buildPaymentMethods(sql);
  await buildOnlineMethods(sql);
  const { customerId } = await buildShopper(shop);
  for (let n = 0; n < 5; n += 1) await buildShopper(shop);
  await sql`
    INSERT INTO customer (id, name, last_name, business_name, document_type, document_number,
      trade_type_id, city_code, loyalty_tier)
    SELECT gen_random_uuid(), 'Ana', 'Medida', 'Salón ' || n, 'CC', 'M' || (100000 + n),
      trade_type_id, city_code, loyalty_tier
    FROM customer CROSS JOIN generate_series(1, 20000) n WHERE customer.id = ${customerId}`;
  await sql`
    INSERT INTO app_user (id, phone, name, last_name, role, customer_id)
    SELECT id, '+57' || (3000000000 + row_number() OVER ()), name, last_name, 'Admin customer', id
    FROM customer WHERE business_name LIKE 'Salón %' AND NOT EXISTS (
      SELECT FROM app_user WHERE customer_id = customer.id)`;
  await sql`UPDATE customer SET business_name = 'Vereda Medida' WHERE id = ${customerId}`;
  await buildManyOrders(sql, 30_000);
  headers = (await signIn(shop, 'Staff')).headers;
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

async function statementsOf(url: string): Promise<string[]> {
  await shop.app.inject({ url, headers });
  sent = [];
  const { statusCode, body } = await shop.app.inject({ url, headers });
  expect(statusCode, body).toBe(200);
  return [...sent];
}

describe('with 30,000 orders and 20,000 customers', () => {
  test.each([
    ['/staff/orders'],
    ['/staff/orders?order=placed'],
    ['/staff/orders?f.state=dispatched'],
    ['/staff/orders?f.from=2026-11-01&f.to=2026-11-02'],
    ['/staff/orders/sales'],
    ['/staff/orders?q=salon%20199'],
    // Nearly every customer is one.
    ['/staff/orders?q=medida'],
    ['/staff/orders?q=medida&f.state=dispatched&order=placed'],
    ['/staff/orders?q=MZ-2222-2222'],
    ['/staff/customers'],
    ['/staff/customers?order=-created'],
    ['/staff/customers?q=salon%20199'],
  ])('GET %s is one statement that reads no large table whole', async (path) => {
    const statements = await statementsOf(`/api${path}`);
    expect(statements).toHaveLength(1);
    const read = await planReadsWhole(database.sql, statements[0] ?? '');
    // Whom nearly everybody's name finds may be read from the start, and is left as soon as they are many.
    const allowed = path.includes('q=medida') ? ['customer'] : [];
    expect(read.filter((table) => large.includes(table) && !allowed.includes(table))).toEqual([]);
  });

  // Of 20,001 customers whom the first text finds, and the one whom the second does, one has ordered.
  it.each(['medida', 'vereda'])(
    'GET /staff/orders?q=%s finds every order of whom the text finds, each once, the last first',
    async (text) => {
      const [due] = await database.sql<{ codes: string[] }[]>`
        SELECT array_agg(placed.code ORDER BY placed.placed_at DESC, placed.id DESC) AS codes
        FROM customer_order placed JOIN customer ON customer.id = placed.customer_id
        WHERE customer.business_name = 'Vereda Medida'`;
      const found: string[] = [];
      const counts: number[] = [];
      let page = '&count=1';
      do {
        const url = `/api/staff/orders?q=${text}&limit=200${page}`;
        const { rows, next, count } = (await shop.app.inject({ url, headers })).json();
        found.push(...rows.map(({ code }: { code: string }) => code));
        if (count) counts.push(count.value);
        page = next === null ? '' : `&after=${encodeURIComponent(next)}`;
      } while (page !== '');
      expect(found).toHaveLength(5_000);
      expect(found).toEqual(due?.codes);
      expect(counts).toEqual([5_000]);
    },
  );

  it('GET /staff/orders walks all of them by key, each once', async () => {
    const codes = new Set<string>();
    let after = '';
    let pages = 0;
    do {
      const url = `/api/staff/orders?f.state=cancelled&limit=200${after}`;
      const { rows, next } = (await shop.app.inject({ url, headers })).json();
      for (const { code } of rows) codes.add(code);
      after = next === null ? '' : `&after=${encodeURIComponent(next)}`;
      pages += 1;
    } while (after !== '');
    expect([codes.size, pages]).toEqual([6000, 30]);
  });
});
