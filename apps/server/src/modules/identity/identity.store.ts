import type { Address, Customer, Me, User } from '@matiz/contracts/identity.ts';
import type { Sql } from '../../db/pool.ts';
import type { Principal } from '../../http/principal.ts';

export interface Account extends User {
  passwordHash: string | null;
}

/** Somebody who may log in: not removed, and their business neither. */
export async function findAccount(sql: Sql, email: string): Promise<Account | undefined> {
  const [row] = await sql<Account[]>`
    select app_user.id as _id, app_user.name, app_user.last_name, app_user.email,
      app_user.role as rol, password_hash as "passwordHash"
    from app_user
    left join customer on customer.id = app_user.customer_id
    where app_user.email = ${email} and app_user.removed_at is null
      and customer.status is distinct from 'removed'`;
  return row;
}

export async function findGuest(sql: Sql): Promise<User> {
  const [row] = await sql<User[]>`
    select id as _id, name, last_name, email, role as rol from app_user where role = 'Guest'`;
  if (!row) throw new Error('The visitor account is missing: a migration makes it');
  return row;
}

interface MeRow {
  user: User;
  provider_code: string | null;
  warehouse: Me['warehouse'] | null;
  schedule: string | null;
  ziro_credit: Me['ziro_credit'];
  customer: Omit<Customer, 'shipping_addresses'> | null;
  registration: Me['registration'];
  shipping_addresses: Address[];
}

/** All that `GET /auth/me` tells beyond the principal itself, in one statement. */
export async function findMe(sql: Sql, principal: Principal): Promise<MeRow | undefined> {
  const [row] = await sql<MeRow[]>`
    select
      json_build_object('_id', app_user.id, 'name', app_user.name, 'last_name', app_user.last_name,
        'email', app_user.email, 'rol', app_user.role) as user,
      app_user.provider_code,
      (select json_build_object('_id', warehouse.id::text, 'name', warehouse.name)
        from warehouse where warehouse.id = ${principal.place.warehouseId}) as warehouse,
      customer.schedule,
      (select json_build_object('limit', account.credit_limit, 'used', account.used)
        from credit_account account where account.customer_id = customer.id) as ziro_credit,
      case when customer.id is not null then ${customerJson(sql)} end as customer,
      -- Its own business says so too when it was rejected, and buys no more.
      coalesce(customer.status, own.status) as registration,
      ${addressesJson(sql)} as shipping_addresses
    from app_user
    left join customer own on own.id = app_user.customer_id
    left join (customer
      join city on city.code = customer.city_code
      join state on state.code = city.state_code
      join trade_type on trade_type.id = customer.trade_type_id)
      on customer.id = ${principal.customer?.id ?? null}
    where app_user.id = ${principal.userId}`;
  return row;
}

export interface CustomerRow {
  customer: Omit<Customer, 'shipping_addresses'>;
  shipping_addresses: Address[];
}

/** A customer that is assigned to the seller now. */
export async function findAssignedCustomer(
  sql: Sql,
  sellerId: string,
  customerId: string,
): Promise<CustomerRow | undefined> {
  const [row] = await sql<CustomerRow[]>`
    select ${customerJson(sql)} as customer, ${addressesJson(sql)} as shipping_addresses
    from seller_customer assigned
    join customer on customer.id = assigned.customer_id
      and customer.status in ('approved', 'in_review', 'more_information', 'phone_verified')
    join city on city.code = customer.city_code
    join state on state.code = city.state_code
    join trade_type on trade_type.id = customer.trade_type_id
    where assigned.seller_id = ${sellerId} and assigned.customer_id = ${customerId}`;
  return row;
}

/** What the session works on from now; the address of the customer before does not stay. */
export async function setWorkingCustomer(
  sql: Sql,
  sessionId: string,
  customerId: string | null,
): Promise<void> {
  await sql`
    update session set working_customer_id = ${customerId}, address_id = null
    where id = ${sessionId}`;
}

function customerJson(sql: Sql) {
  return sql`json_build_object('_id', customer.id, 'customerId', customer.id,
    'name', customer.name, 'last_name', customer.last_name,
    'businessName', customer.business_name, 'city', city.name, 'state', state.name,
    'cityId', city.code, 'stateId', state.code, 'trade_type', trade_type.name,
    'tradeTypeId', trade_type.id::text)`;
}

function addressesJson(sql: Sql) {
  return sql`coalesce((
    select json_agg(json_build_object('_id', address.id, 'title', address.title,
      'address', address.line, 'complement', address.complement,
      'neighbourhood', address.neighbourhood, 'phone', address.phone, 'city', place.name,
      'state', region.name, 'cityid', place.code, 'stateid', region.code,
      'customer_id', address.customer_id, 'isDefault', address.is_default)
      order by address.is_default desc, address.created_at, address.id)
    from address
    join city place on place.code = address.city_code
    join state region on region.code = place.state_code
    where address.customer_id = customer.id and address.removed_at is null), '[]')`;
}
