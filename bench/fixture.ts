import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseTextVersion } from '@matiz/domain/identity/legal-text.ts';
import { generateCatalogue } from '../apps/server/src/db/demo/generate.ts';
import { type EmbeddedDatabase, startEmbedded } from '../apps/server/src/db/embedded.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { createSql, type SqlPool, withoutLimits } from '../apps/server/src/db/pool.ts';

export interface Buyer {
  readonly userId: string;
  readonly customerId: string;
}

export interface BenchFixture {
  readonly database: EmbeddedDatabase;
  readonly sql: SqlPool;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL of its own with a generated catalogue; durable, as in production. With a folder to
 * keep it in, a catalogue of that size that is there already is taken as it is.
 */
export async function prepareFixture(
  products: number,
  keepIn?: string,
  tones?: number,
): Promise<BenchFixture> {
  const dataDir =
    keepIn === undefined
      ? mkdtempSync(join(tmpdir(), 'matiz-bench-'))
      : join(keepIn, `matiz-bench-${products}`);
  mkdirSync(dataDir, { recursive: true });
  const passwords = { owner: randomUUID(), superuser: randomUUID() };
  const database = await startEmbedded({ dataDir, passwords, say: () => {} });
  const sql = createSql(database.address, { ...withoutLimits, max: 4 });
  await migrate(sql);
  const [known] = await sql`SELECT 1 FROM product LIMIT 1`;
  if (!known) {
    await generateCatalogue(sql, { products, seed: 7, ...(tones === undefined ? {} : { tones }) });
    await addListByHand(sql);
  }
  return {
    database,
    sql,
    async stop() {
      await sql.end();
      await database.stop();
      if (keepIn === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function addListByHand(sql: SqlPool): Promise<void> {
  await sql`
    WITH list AS (INSERT INTO custom_list (url_name, title) VALUES ('medida', 'Medida') RETURNING id)
    INSERT INTO custom_list_product (list_id, product_id, position)
    SELECT list.id, product.id, product.sales_rank
    FROM list, (SELECT id, sales_rank FROM product ORDER BY code DESC LIMIT 60) product`;
  await sql.unsafe('ANALYZE custom_list, custom_list_product');
}

/** Businesses in Bogotá, each with an address and someone who buys for it. */
export async function addBuyers(sql: SqlPool, count: number): Promise<Buyer[]> {
  const buyers = Array.from({ length: count }, () => ({
    userId: randomUUID(),
    customerId: randomUUID(),
  }));
  const users = buyers.map(({ userId }) => userId);
  const customers = buyers.map(({ customerId }) => customerId);
  await sql`
    INSERT INTO customer (id, name, last_name, business_name, document_type, document_number,
      trade_type_id, city_code, loyalty_tier, terms_version)
    SELECT id, 'Ana', 'Medida', 'Salón ' || place, 'CC', upper(substr(id::text, 1, 8)) || place,
      (SELECT min(id) FROM trade_type), '11001', 'Oro', ${baseTextVersion}
    FROM unnest(${customers}::uuid[]) WITH ORDINALITY AS one (id, place)`;
  await sql`
    INSERT INTO address (id, customer_id, title, line, city_code, is_default)
    SELECT id, id, 'Salón', 'Calle 1 # 2-3', '11001', true FROM unnest(${customers}::uuid[]) AS id`;
  await sql`
    INSERT INTO app_user (id, email, password_hash, name, last_name, role, customer_id)
    SELECT user_id, user_id || '@medida.co', '$argon2id$unused', 'Ana', 'Medida', 'Admin customer',
      customer_id
    FROM unnest(${users}::uuid[], ${customers}::uuid[]) AS one (user_id, customer_id)`;
  return buyers;
}

/** Another method than paying at the door, which nothing has to be connected for. Answers its code. */
export async function addLender(sql: SqlPool): Promise<string> {
  await sql`
    INSERT INTO payment_method (code, name, description, logo, kind, position, is_enabled, means)
    VALUES ('convenio', 'Convenio', 'Con tu cupo.', 'platam', 'offline', 999, true, 'agreement')
    ON CONFLICT DO NOTHING`;
  return 'convenio';
}

/** An open cart of five lines for each buyer, from the products that have most stock. */
export async function fillCarts(sql: SqlPool, buyers: readonly Buyer[]): Promise<string[]> {
  const carts = buyers.map(() => randomUUID());
  await sql`
    INSERT INTO cart (id, customer_id, warehouse_id, created_by, payment_method)
    SELECT cart.id, cart.customer_id, 1, cart.user_id, 'contra-entrega'
    FROM unnest(${carts}::uuid[], ${buyers.map((one) => one.customerId)}::uuid[],
      ${buyers.map((one) => one.userId)}::uuid[]) AS cart (id, customer_id, user_id)`;
  await sql`
    INSERT INTO cart_line (id, cart_id, product_id, version_id, advance, quantity, seen_price)
    SELECT gen_random_uuid(), cart.id, stock.product_id, stock.version_id, false, 1, 1
    FROM unnest(${carts}::uuid[]) WITH ORDINALITY AS cart (id, place)
    CROSS JOIN generate_series(0, 4) AS line
    JOIN (
      SELECT stock.*, row_number() OVER (ORDER BY available DESC, version_id) - 1 AS rank
      FROM stock JOIN product ON product.id = stock.product_id
      WHERE warehouse_id = 1 AND product.kind = 'product'
    ) stock ON stock.rank = (cart.place * 5 + line) % 2000`;
  return carts;
}
