import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from './audit.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { createEmptyDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
const ofThen = path.join(import.meta.dirname, 'upgrade-rows', 'rows-at-0006.sql');

beforeAll(async () => {
  database = await createEmptyDatabase({ max: 2 });
  await migrate(database.sql, readMigrations().slice(0, 6));
  await database.sql.unsafe(readFileSync(ofThen, 'utf8'));
  await migrate(database.sql);
});
afterAll(() => database.drop());

describe('an upgrade of the oldest database that has orders', () => {
  it('leaves nothing that does not add up (npm run audit)', async () => {
    expect(await findViolations(database.sql)).toEqual([]);
  });

  it('keeps what was agreed, and owes nothing for what was cancelled', async () => {
    const orders = await database.sql`SELECT code, state, total::int, cancelled::int
      FROM customer_order ORDER BY code`;
    expect(orders).toEqual([
      { code: 'PED-1', state: 'confirmed', total: 112_900, cancelled: 0 },
      { code: 'PED-2', state: 'cancelled', total: 112_900, cancelled: 112_900 },
      { code: 'PED-3', state: 'cancelled', total: 87_220, cancelled: 87_220 },
      { code: 'PED-4', state: 'delivered', total: 89_000, cancelled: 0 },
      { code: 'PED-5', state: 'created', total: 49_000, cancelled: 0 },
    ]);
  });
});

describe('0120-draw-the-button-of-a-bank', () => {
  it('gives the button that an older shop got later the mark of a bank', async () => {
    const methods = await database.sql`SELECT code, logo FROM payment_method
      WHERE code IN ('bancolombia', 'nequi', 'pse') ORDER BY code`;
    expect(methods).toEqual([
      { code: 'bancolombia', logo: 'bank' },
      { code: 'nequi', logo: 'nequi' },
      { code: 'pse', logo: 'pse' },
    ]);
  });
});

describe('0071-part-sellers-drafts', () => {
  it('makes a draft of what a seller opened, and leaves the buyer the same lines', async () => {
    const parted = await createEmptyDatabase({ max: 2 });
    const { sql } = parted;
    const before = readMigrations().findIndex(({ number }) => number === 71);
    await migrate(sql, readMigrations().slice(0, 6));
    await sql.unsafe(readFileSync(ofThen, 'utf8'));
    await migrate(sql, readMigrations().slice(0, before));
    const [ana, salon] = [
      '00000000-0000-4000-8000-00000000000b',
      '00000000-0000-4000-8000-00000000000a',
    ];
    const seller = '00000000-0000-4000-8000-0000000000d1';
    await sql`INSERT INTO app_user (id, email, password_hash, name, last_name, role)
      VALUES (${seller}, 'v@matiz.co', '$argon2id$of-then', 'Luz', 'Vega', 'Seller')`;
    await sql`INSERT INTO seller_customer (seller_id, customer_id) VALUES (${seller}, ${salon})`;
    await sql`INSERT INTO warehouse (id, code, name, city_code)
      VALUES (2, 'MED', 'Medellín', '11001')`;
    for (const [warehouse, opener, units] of [
      [1, seller, 4],
      [2, ana, 7],
    ] as const) {
      await sql`WITH opened AS (
          INSERT INTO cart (id, customer_id, warehouse_id, created_by)
          VALUES (gen_random_uuid(), ${salon}, ${warehouse}, ${opener}) RETURNING id)
        INSERT INTO cart_line (id, cart_id, product_id, version_id, advance, quantity, seen_price)
        SELECT gen_random_uuid(), opened.id, version.product_id, version.id, false, ${units}, 100
        FROM opened, product_version version`;
    }
    await migrate(sql);
    const carts = await sql`SELECT cart.warehouse_id AS at, cart.seller_id AS draft,
        cart.created_by AS by, line.quantity AS units
      FROM cart JOIN cart_line line ON line.cart_id = cart.id WHERE cart.state = 'open'
      ORDER BY 1, 2 NULLS FIRST`;
    expect(carts).toEqual([
      { at: 1, draft: null, by: ana, units: 4 },
      { at: 1, draft: seller, by: seller, units: 4 },
      { at: 2, draft: null, by: ana, units: 7 },
    ]);
    await parted.drop();
  });
});

describe('0123-part-codes-alike', () => {
  it('gives the later of two codes that differ in case its number, and lets none come', async () => {
    const alike = await createEmptyDatabase({ max: 2 });
    const { sql } = alike;
    await migrate(sql, readMigrations().slice(0, 6));
    await sql.unsafe(readFileSync(ofThen, 'utf8'));
    const before = readMigrations().findIndex(({ number }) => number === 123);
    await migrate(sql, readMigrations().slice(0, before));
    const add = (code: string, hasOptions: boolean, own: string) => sql<{ id: number }[]>`
      WITH added AS (
        INSERT INTO product (code, name, slug, brand_id, category_id, has_versions, image)
        SELECT ${code}, ${code}, 'otro', brand_id, category_id, ${hasOptions}, image
        FROM product LIMIT 1 RETURNING id)
      INSERT INTO product_version (product_id, code, volume)
      SELECT id, ${own}, CASE WHEN ${hasOptions} THEN 20 END FROM added
      RETURNING product_id AS id`;
    await add('Cera', false, 'Cera');
    const [later] = await add('CERA', false, 'CERA');
    await add('OXI', true, 'cera');
    await migrate(sql);
    expect(
      await sql`SELECT product.code, version.code AS option FROM product
        JOIN product_version version ON version.product_id = product.id
        WHERE upper(product.code) ~ '^(CERA|OXI)' ORDER BY product.id`,
    ).toEqual([
      { code: 'Cera', option: 'Cera' },
      { code: `CERA~${later?.id}`, option: `CERA~${later?.id}` },
      { code: 'OXI', option: expect.stringMatching(/^cera~~\d+$/) },
    ]);
    await expect(add('cERA', false, 'x')).rejects.toThrow('product_code_alike');
    expect(await findViolations(sql)).toEqual([]);
    await alike.drop();
  });
});
