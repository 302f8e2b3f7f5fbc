import type { Address, Me } from '@matiz/contracts/identity.ts';
import type { Sql, SqlFragments, SqlReader } from '#db/pool.ts';
import type { Visitor } from '#http/session/principal.ts';
import { type CreditFacts, selectCreditFacts } from './session/credit-facts.ts';
import type { CustomerRow, UserRow } from './show-person.ts';

export type Account = UserRow & { passwordHash: string | null; phone: string | null };

/** Someone who may log in: not removed, and their business neither. */
export async function findAccount(sql: SqlReader, email: string): Promise<Account | undefined> {
  const [row] = await sql<Account[]>`
    SELECT app_user.id AS _id, app_user.name, app_user.last_name, app_user.email,
      app_user.role AS rol, customer.number AS "customerNumber",
      password_hash AS "passwordHash", app_user.phone
    FROM app_user
    LEFT JOIN customer ON customer.id = app_user.customer_id
    WHERE app_user.email = ${email} AND app_user.removed_at IS NULL
      AND customer.status IS DISTINCT FROM 'removed'`;
  return row;
}

export async function findGuest(sql: SqlReader): Promise<UserRow> {
  const [row] = await sql<UserRow[]>`
    SELECT id AS _id, name, last_name, email, role AS rol, NULL::int AS "customerNumber"
    FROM app_user WHERE role = 'Guest'`;
  if (!row) throw new Error('The visitor account is missing: a migration makes it');
  return row;
}

interface MeRow {
  user: UserRow;
  provider_code: string | null;
  warehouse: Me['warehouse'] | null;
  schedule: string | null;
  ziro_credit: CreditFacts | null;
  customer: CustomerRow | null;
  registration: Me['registration'];
  shipping_addresses: Address[];
}

/** All that `GET /auth/me` tells beyond the principal itself, in one statement. */
export async function findMe(sql: SqlReader, principal: Visitor): Promise<MeRow | undefined> {
  const [row] = await sql<MeRow[]>`
    SELECT
      json_build_object('_id', app_user.id, 'name', app_user.name, 'last_name', app_user.last_name,
        'email', app_user.email, 'rol', app_user.role, 'customerNumber', own.number) AS user,
      app_user.provider_code,
      (SELECT json_build_object('_id', warehouse.id::text, 'name', warehouse.name)
        FROM warehouse WHERE warehouse.id = ${principal.location.warehouseId}) AS warehouse,
      customer.schedule,
      (${selectCreditFacts(sql, sql`customer.id`)}) AS ziro_credit,
      CASE WHEN customer.id IS NOT NULL THEN ${customerJson(sql)} END AS customer,
      -- Its own business says so too when it was rejected, and buys no more.
      coalesce(customer.status, own.status) AS registration,
      ${addressesJson(sql)} AS shipping_addresses
    FROM app_user
    LEFT JOIN customer own ON own.id = app_user.customer_id
    LEFT JOIN (customer
      JOIN city ON city.code = customer.city_code
      JOIN state ON state.code = city.state_code
      JOIN trade_type ON trade_type.id = customer.trade_type_id)
      ON customer.id = ${principal.customer?.id ?? null}
    WHERE app_user.id = ${principal.userId}`;
  return row;
}

export interface AssignedCustomer {
  customer: CustomerRow;
  shipping_addresses: Address[];
}

/** A customer that is assigned to the seller now. */
export async function findAssignedCustomer(
  sql: SqlReader,
  sellerId: string,
  customerId: string,
): Promise<AssignedCustomer | undefined> {
  const [row] = await sql<AssignedCustomer[]>`
    SELECT ${customerJson(sql)} AS customer, ${addressesJson(sql)} AS shipping_addresses
    FROM seller_customer assigned
    JOIN customer ON customer.id = assigned.customer_id
      AND customer.status IN ('approved', 'in_review', 'more_information', 'phone_verified')
    JOIN city ON city.code = customer.city_code
    JOIN state ON state.code = city.state_code
    JOIN trade_type ON trade_type.id = customer.trade_type_id
    WHERE assigned.seller_id = ${sellerId} AND assigned.customer_id = ${customerId}`;
  return row;
}

/**
 * What the session works on from now; the address of the customer before does not stay. With a
 * draft of the seller's own, an address of where that one is delivered, its own first.
 */
export async function setWorkingCustomer(
  sql: Sql,
  { sessionId, userId }: { readonly sessionId: string; readonly userId: string },
  chosen: { readonly customerId: string | null; readonly cartId: string | null; readonly at: Date },
): Promise<void> {
  const { customerId, cartId, at } = chosen;
  await sql`
    WITH chosen AS (
      UPDATE seller_customer SET chosen_at = ${at}
      WHERE seller_id = ${userId} AND customer_id = ${customerId}
    )
    UPDATE session SET working_customer_id = ${customerId}, address_id = (
      SELECT address.id FROM cart
      JOIN address ON address.customer_id = cart.customer_id AND address.removed_at IS NULL
      JOIN zone_city ON zone_city.city_code = address.city_code
      JOIN zone ON zone.id = zone_city.zone_id AND zone.warehouse_id = cart.warehouse_id
      WHERE cart.id = ${cartId} AND cart.seller_id = ${userId}
        AND cart.customer_id = ${customerId} AND cart.state = 'open'
      ORDER BY address.id IS NOT DISTINCT FROM cart.address_id DESC, address.is_default DESC,
        address.id LIMIT 1)
    WHERE id = ${sessionId}`;
}

function customerJson(sql: SqlFragments) {
  return sql`json_build_object('_id', customer.id, 'customerId', customer.id, 'number', customer.number,
    'name', customer.name, 'last_name', customer.last_name,
    'businessName', customer.business_name, 'city', city.name, 'state', state.name,
    'cityId', city.code, 'stateId', state.code, 'trade_type', trade_type.name,
    'tradeTypeId', trade_type.id::text)`;
}

function addressesJson(sql: SqlFragments) {
  return sql`coalesce((
    SELECT json_agg(json_build_object('_id', address.id, 'title', address.title,
      'address', address.line, 'complement', address.complement,
      'neighbourhood', address.neighbourhood, 'phone', address.phone, 'city', place.name,
      'state', region.name, 'cityid', place.code, 'stateid', region.code,
      'customer_id', address.customer_id, 'isDefault', address.is_default)
      ORDER BY address.is_default DESC, address.created_at, address.id)
    FROM address
    JOIN city place ON place.code = address.city_code
    JOIN state region ON region.code = place.state_code
    WHERE address.customer_id = customer.id AND address.removed_at IS NULL), '[]')`;
}
