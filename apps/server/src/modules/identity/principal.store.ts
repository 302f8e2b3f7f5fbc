import type { Role } from '@matiz/domain/identity/access.ts';
import type { BuyingState } from '@matiz/domain/identity/registration.ts';
import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import type { Sql } from '../../db/pool.ts';
import type { Principal } from '../../http/principal.ts';

/** Where a visitor is until they say otherwise, and the warehouse shown where nobody delivers. */
const bogota = '11001';
const mainWarehouse = 1;

interface Row {
  sessionId: string;
  userId: string;
  role: Role;
  userName: string;
  customerId: string | null;
  customerName: string;
  tradeTypeId: number;
  loyaltyTier: Tier;
  customerCity: string;
  registration: BuyingState;
  addressId: string | null;
  cityCode: string;
  city: string;
  state: string;
  warehouseId: number;
  zoneId: number | null;
}

/**
 * Who a session is and for whom it acts now, in one statement: a session that ended, a user that
 * was removed or a customer that is no longer assigned count from the next look on (D-2, D-4).
 * A business that waits for approval is a customer already; one that was rejected is none.
 * The place is the chosen address's city, else the customer's, else the visitor's, else Bogotá.
 */
export async function findPrincipal(
  sql: Sql,
  sessionId: string,
  now: Date,
): Promise<Principal | null> {
  const [row] = await sql<Row[]>`
    select session.id as "sessionId", app_user.id as "userId", app_user.role,
      concat_ws(' ', app_user.name, nullif(app_user.last_name, '')) as "userName",
      customer.id as "customerId",
      concat_ws(' ', customer.name, nullif(customer.last_name, '')) as "customerName",
      customer.trade_type_id as "tradeTypeId", customer.loyalty_tier as "loyaltyTier",
      customer.city_code as "customerCity", customer.status as registration, address.id as "addressId",
      coalesce(city.code, ${bogota}) as "cityCode", coalesce(city.name, 'Bogotá') as city,
      coalesce(state.name, 'Bogotá') as state,
      coalesce(zone.warehouse_id, ${mainWarehouse})::int as "warehouseId", zone.id as "zoneId"
    from session
    join app_user on app_user.id = session.user_id and app_user.removed_at is null
    left join seller_customer assigned
      on app_user.role = 'Seller' and assigned.seller_id = app_user.id
      and assigned.customer_id = session.working_customer_id
    left join customer
      on customer.id = coalesce(app_user.customer_id, assigned.customer_id)
      and customer.status in ('approved', 'in_review', 'more_information', 'phone_verified')
    left join address
      on address.id = session.address_id and address.customer_id = customer.id
      and address.removed_at is null
    left join city
      on city.code = coalesce(address.city_code, customer.city_code, session.city_code, ${bogota})
    left join state on state.code = city.state_code
    left join zone_city on zone_city.city_code = city.code
    left join zone on zone.id = zone_city.zone_id
    where session.id = ${sessionId} and session.ended_at is null and session.expires_at > ${now}`;
  return row ? toPrincipal(row) : null;
}

function toPrincipal(row: Row): Principal {
  return {
    sessionId: row.sessionId,
    userId: row.userId,
    role: row.role,
    userName: row.userName,
    customer: row.customerId === null ? null : toCustomer(row, row.customerId),
    place: {
      cityCode: row.cityCode,
      city: row.city,
      stateCode: row.cityCode.slice(0, 2),
      state: row.state,
      warehouseId: row.warehouseId,
      zoneId: row.zoneId,
    },
    addressId: row.addressId,
  };
}

function toCustomer(row: Row, id: string) {
  return {
    id,
    name: row.customerName,
    tradeTypeId: row.tradeTypeId,
    loyaltyTier: row.loyaltyTier,
    cityCode: row.customerCity,
    stateCode: row.customerCity.slice(0, 2),
    registration: row.registration,
  };
}

/** The business of an Admin customer, whatever its state; null for anybody else. */
export async function findOwnCustomer(sql: Sql, userId: string): Promise<string | null> {
  const [row] = await sql<{ id: string | null }[]>`
    select customer_id as id from app_user where id = ${userId} and removed_at is null`;
  return row?.id ?? null;
}
