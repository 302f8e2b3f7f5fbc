import { mainWarehouse } from '@matiz/domain/delivery/main-warehouse.ts';
import type { Role } from '@matiz/domain/identity/access.ts';
import type { BuyingState } from '@matiz/domain/identity/registration.ts';
import { type StaffRole, scopesOf } from '@matiz/domain/identity/scopes.ts';
import { decideFactor } from '@matiz/domain/identity/second-factor.ts';
import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import type { SqlFragments, SqlReader } from '#db/pool.ts';
import type { DeliveryLocation, Principal, Visitor } from '#http/session/principal.ts';
import { legalVersionAt } from '../legal/legal-texts.store.ts';

/** Where a visitor is until they say otherwise. */
const bogota = '11001';

interface LocationRow {
  cityCode: string;
  city: string;
  state: string;
  warehouseId: number;
  zoneId: number | null;
}

interface SessionRow extends LocationRow {
  sessionId: string;
  userId: string;
  role: Role;
  userName: string;
  staffRoles: StaffRole[] | null;
  needsFactor: boolean;
  hasFactor: boolean;
  isProven: boolean;
  customerName: string;
  isBlocked: boolean;
  termsVersion: string | null;
  termsInForce: string;
  addressId: string | null;
}

interface CustomerColumns {
  customerId: string;
  tradeTypeId: number;
  loyaltyTier: Tier;
  customerCity: string;
  registration: BuyingState;
}

/** A session for a customer, or for nobody. */
type Row = SessionRow & (CustomerColumns | Record<keyof CustomerColumns, null>);

/**
 * Who a session is and for whom it acts now, in one statement: a session that ended, a user that
 * was removed or a customer that is no longer assigned count from the next look on (D-2, D-4).
 * A business that waits for approval is a customer already; one that was rejected is none.
 * The place is the chosen address's city, else the customer's, else the visitor's, else Bogotá.
 */
export async function findPrincipal(
  sql: SqlReader,
  sessionId: string,
  now: Date,
): Promise<Principal | null> {
  const [row] = await sql<Row[]>`
    SELECT session.id AS "sessionId", app_user.id AS "userId", app_user.role,
      concat_ws(' ', app_user.name, nullif(app_user.last_name, '')) AS "userName",
      staff_member.roles AS "staffRoles",
      staff_factor.confirmed_at IS NOT NULL AS "hasFactor",
      session.factor_at IS NOT NULL AS "isProven",
      coalesce((SELECT needs_second_factor FROM business
        WHERE staff_member.user_id IS NOT NULL), false) AS "needsFactor",
      customer.id AS "customerId",
      concat_ws(' ', customer.name, nullif(customer.last_name, '')) AS "customerName",
      customer.trade_type_id AS "tradeTypeId", customer.loyalty_tier AS "loyaltyTier",
      customer.city_code AS "customerCity", customer.status AS registration,
      customer.blocked_at IS NOT NULL AS "isBlocked",
      customer.terms_version AS "termsVersion",
      ${legalVersionAt(sql, 'terms', now)} AS "termsInForce", address.id AS "addressId",
      ${locationColumns(sql)}
    FROM session
    JOIN app_user ON app_user.id = session.user_id AND app_user.removed_at IS NULL
    LEFT JOIN staff_member
      ON staff_member.user_id = app_user.id AND staff_member.suspended_at IS NULL
    LEFT JOIN staff_factor ON staff_factor.user_id = staff_member.user_id
    LEFT JOIN seller_customer assigned
      ON app_user.role = 'Seller' AND assigned.seller_id = app_user.id
      AND assigned.customer_id = session.working_customer_id
    LEFT JOIN customer
      ON customer.id = coalesce(app_user.customer_id, assigned.customer_id)
      AND customer.status IN ('approved', 'in_review', 'more_information', 'phone_verified')
    LEFT JOIN address
      ON address.id = session.address_id AND address.customer_id = customer.id
      AND address.removed_at IS NULL
    LEFT JOIN city
      ON city.code = coalesce(address.city_code, customer.city_code, session.city_code, ${bogota})
    ${zoneOfCity(sql)}
    WHERE session.id = ${sessionId} AND session.ended_at IS NULL AND session.expires_at > ${now}`;
  return row ? toPrincipal(row) : null;
}

/** Anyone who has no session: the visitor's account, in Bogotá. */
export async function findVisitor(sql: SqlReader): Promise<Visitor> {
  const [row] = await sql<(LocationRow & Pick<Row, 'userId' | 'role' | 'userName'>)[]>`
    select app_user.id as "userId", app_user.role, app_user.name as "userName", ${locationColumns(sql)}
    from app_user
    left join city on city.code = ${bogota}
    ${zoneOfCity(sql)}
    where app_user.role = 'Guest'`;
  if (!row) throw new Error('The visitor account is missing: a migration makes it');
  const { userId, role, userName } = row;
  const nobody = { sessionId: null, customer: null, addressId: null, scopes: [] };
  const factor = 'none' as const;
  return { ...nobody, factor, userId, role, userName, location: toLocation(row) };
}

function locationColumns(sql: SqlFragments) {
  return sql`coalesce(city.code, ${bogota}) AS "cityCode", coalesce(city.name, 'Bogotá') AS city,
      coalesce(state.name, 'Bogotá') AS state,
      coalesce(zone.warehouse_id, ${mainWarehouse})::int AS "warehouseId", zone.id AS "zoneId"`;
}

function zoneOfCity(sql: SqlFragments) {
  return sql`LEFT JOIN state ON state.code = city.state_code
    LEFT JOIN zone_city ON zone_city.city_code = city.code
    LEFT JOIN zone ON zone.id = zone_city.zone_id`;
}

function toPrincipal(row: Row): Principal {
  const { staffRoles, needsFactor: isRequired, hasFactor: isOn, isProven } = row;
  const factor = staffRoles === null ? 'none' : decideFactor({ isRequired, isOn, isProven });
  return {
    sessionId: row.sessionId,
    userId: row.userId,
    role: row.role,
    userName: row.userName,
    // Anyone who owes a code may do nothing yet but give it.
    scopes: factor === 'none' ? scopesOf(staffRoles ?? []) : [],
    factor,
    customer: row.customerId === null ? null : toCustomer(row),
    location: toLocation(row),
    addressId: row.addressId,
  };
}

function toLocation({ cityCode, city, state, warehouseId, zoneId }: LocationRow): DeliveryLocation {
  return { cityCode, city, stateCode: cityCode.slice(0, 2), state, warehouseId, zoneId };
}

function toCustomer(row: SessionRow & CustomerColumns) {
  return {
    id: row.customerId,
    name: row.customerName,
    tradeTypeId: row.tradeTypeId,
    loyaltyTier: row.loyaltyTier,
    cityCode: row.customerCity,
    stateCode: row.customerCity.slice(0, 2),
    registration: row.registration,
    isBlocked: row.isBlocked,
    termsVersion: row.termsVersion,
    termsInForce: row.termsInForce,
  };
}

/** The business of an Admin customer, whatever its state; null for anybody else. */
export async function findOwnCustomer(sql: SqlReader, userId: string): Promise<string | null> {
  const [row] = await sql<{ id: string | null }[]>`
    SELECT customer_id AS id FROM app_user WHERE id = ${userId} AND removed_at IS NULL`;
  return row?.id ?? null;
}
