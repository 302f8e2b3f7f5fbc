import { baseTextVersion } from '@matiz/domain/identity/legal-text.ts';
import type { Sql } from '#db/pool.ts';
import { createDeps } from '../../deps.ts';
import { nextId } from '../numbers.ts';
import { buildUser } from '../people.ts';
import { testSettings } from '../test-app.ts';

/** Someone who buys for a business of their own in Bogotá. */
export interface Buyer {
  readonly userId: string;
  readonly customerId: string;
  readonly token: string;
}

/** A line for a cart, as the buyer left it there. */
export interface DesiredLine {
  readonly productId: number;
  readonly versionId: number;
  readonly quantity: number;
  readonly advance?: boolean;
}

/** So many buyers, each with an address and a session, in a few statements. */
export async function buildCrowd(sql: Sql, secret: string, count: number): Promise<Buyer[]> {
  const people = Array.from({ length: count }, () => {
    return { userId: nextId(), customerId: nextId() };
  });
  const users = people.map(({ userId }) => userId);
  const customers = people.map(({ customerId }) => customerId);
  await sql`
    INSERT INTO customer (id, name, last_name, business_name, document_type, document_number,
      trade_type_id, city_code, loyalty_tier, terms_version)
    SELECT id, 'Ana', 'Carrera', 'Salón ' || place, 'CC', upper(replace(left(id::text, 18), '-', '')),
      (SELECT min(id) FROM trade_type), '11001', 'Bronce', ${baseTextVersion}
    FROM unnest(${customers}::uuid[]) WITH ORDINALITY AS one (id, place)`;
  await sql`
    INSERT INTO address (id, customer_id, title, line, city_code, is_default)
    SELECT id, id, 'Salón', 'Calle 1 # 2-3', '11001', true FROM unnest(${customers}::uuid[]) AS id`;
  await sql`
    INSERT INTO app_user (id, email, password_hash, name, last_name, role, customer_id)
    SELECT user_id, user_id || '@carrera.co', '$argon2id$unused', 'Ana', 'Carrera',
      'Admin customer', customer_id
    FROM unnest(${users}::uuid[], ${customers}::uuid[]) AS one (user_id, customer_id)`;
  const tokens = await openTokens(sql, secret, users, 'Admin customer');
  return people.map((person, index) => ({ ...person, token: tokens[index] ?? '' }));
}

/** So many sellers of one customer, each with a session in which they work for it. */
export async function buildSellers(
  sql: Sql,
  secret: string,
  { count, customerId }: { count: number; customerId: string },
): Promise<Buyer[]> {
  const users = Array.from({ length: count }, () => nextId());
  await sql`
    INSERT INTO app_user (id, email, password_hash, name, last_name, role)
    SELECT id, id || '@carrera.co', '$argon2id$unused', 'Iván', 'Carrera', 'Seller'
    FROM unnest(${users}::uuid[]) AS id`;
  await sql`
    INSERT INTO seller_customer (seller_id, customer_id)
    SELECT id, ${customerId}::uuid FROM unnest(${users}::uuid[]) AS id`;
  const tokens = await openTokens(sql, secret, users, 'Seller');
  await sql`UPDATE session SET working_customer_id = ${customerId} WHERE user_id = ANY (${users}::uuid[])`;
  return users.map((userId, index) => ({ userId, customerId, token: tokens[index] ?? '' }));
}

/** The token of someone of the staff. */
export async function buildStaffToken(sql: Sql, secret: string): Promise<string> {
  const { id } = await buildUser(sql, 'Staff');
  const [token = ''] = await openTokens(sql, secret, [id], 'Staff');
  return token;
}

async function openTokens(
  sql: Sql,
  secret: string,
  users: readonly string[],
  role: 'Staff' | 'Seller' | 'Admin customer',
): Promise<string[]> {
  const { identity } = createDeps({ ...testSettings, secret }, sql);
  const tokens: string[] = [];
  for (const id of users) tokens.push((await identity.openSession({ id, role })).token);
  return tokens;
}

/** Gives each buyer a new cart with these lines, whatever was in the old one. Answers their ids. */
export async function fillCarts(
  sql: Sql,
  buyers: readonly Buyer[],
  linesOf: (place: number) => readonly DesiredLine[],
): Promise<string[]> {
  const carts = buyers.map(({ customerId, userId }) => ({ id: nextId(), customerId, userId }));
  const lines = carts.flatMap(({ id }, index) =>
    linesOf(index).map((line) => ({ advance: false, ...line, cartId: id })),
  );
  const customers = buyers.map(({ customerId }) => customerId);
  await sql`UPDATE cart SET state = 'cleared'
    WHERE state = 'open' AND customer_id = ANY (${customers}::uuid[])`;
  await sql`
    INSERT INTO cart (id, customer_id, warehouse_id, created_by)
    SELECT id, "customerId", 1, "userId"
    FROM jsonb_to_recordset(${sql.json(carts)}::jsonb)
      AS cart (id uuid, "customerId" uuid, "userId" uuid)`;
  await sql`
    INSERT INTO cart_line (id, cart_id, product_id, version_id, advance, quantity, seen_price)
    SELECT gen_random_uuid(), "cartId", "productId", "versionId", advance, quantity, 10000
    FROM jsonb_to_recordset(${sql.json(lines)}::jsonb) AS line ("cartId" uuid, "productId" int,
      "versionId" int, advance boolean, quantity int)`;
  return carts.map(({ id }) => id);
}

/** A draft of each seller for the one customer, with the same line. Answers their ids. */
export async function fillDrafts(
  sql: Sql,
  sellers: readonly Buyer[],
  { customerId, line }: { customerId: string; line: DesiredLine },
): Promise<string[]> {
  const drafts = sellers.map(({ userId }) => ({ id: nextId(), userId }));
  await sql`
    WITH draft AS (
      INSERT INTO cart (id, customer_id, warehouse_id, seller_id, created_by)
      SELECT id, ${customerId}::uuid, 1, "userId", "userId"
      FROM jsonb_to_recordset(${sql.json(drafts)}::jsonb) AS cart (id uuid, "userId" uuid)
      RETURNING id
    )
    INSERT INTO cart_line (id, cart_id, product_id, version_id, advance, quantity, seen_price)
    SELECT gen_random_uuid(), id, ${line.productId}::int, ${line.versionId}::int, false,
      ${line.quantity}::int, base_price.price
    FROM draft JOIN base_price ON base_price.product_id = ${line.productId} AND base_price.warehouse_id = 1`;
  return drafts.map(({ id }) => id);
}

/** The same carts in the other warehouse, for an address that it serves. Answers their ids. */
export async function copyCarts(
  sql: Sql,
  buyers: readonly Buyer[],
  carts: readonly string[],
): Promise<string[]> {
  await sql`UPDATE zone SET cash_on_delivery = true WHERE warehouse_id = 2`;
  const copies = buyers.map(({ customerId }, index) => {
    return { id: nextId(), from: carts[index] ?? '', address: nextId(), customerId };
  });
  const rows = sql`jsonb_to_recordset(${sql.json(copies)}::jsonb) AS copy (id uuid, "from" uuid,
    address uuid, "customerId" uuid)`;
  await sql`
    INSERT INTO address (id, customer_id, title, line, city_code, is_default)
    SELECT address, "customerId", 'Otro salón', 'Calle 3 # 2-1', '05001', false FROM ${rows}`;
  await sql`
    INSERT INTO cart (id, customer_id, warehouse_id, created_by, address_id)
    SELECT copy.id, cart.customer_id, 2, cart.created_by, copy.address
    FROM ${rows} JOIN cart ON cart.id = copy."from"`;
  await sql`
    INSERT INTO cart_line (id, cart_id, product_id, version_id, advance, quantity, seen_price)
    SELECT gen_random_uuid(), copy.id, product_id, version_id, advance, quantity, seen_price
    FROM ${rows} JOIN cart_line ON cart_line.cart_id = copy."from"`;
  return copies.map(({ id }) => id);
}
