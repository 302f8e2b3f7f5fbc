import type { Address } from '@matiz/contracts/identity.ts';
import type { Sql } from '../../db/pool.ts';

/** An address as it is written: texts are null when they are not given, the phone without signs. */
export interface AddressDraft {
  readonly title: string | null;
  readonly line: string;
  readonly complement: string | null;
  readonly neighbourhood: string | null;
  readonly cityCode: string;
  readonly phone: string | null;
}

/** The customer's addresses that were not removed, the usual one first. */
export async function findAddresses(
  sql: Sql,
  customerId: string,
  addressId: string | null = null,
): Promise<Address[]> {
  return sql<Address[]>`
    select address.id as _id, address.title, address.line as address, address.complement,
      address.neighbourhood, address.phone, city.name as city, state.name as state,
      city.code as cityid, state.code as stateid, address.customer_id,
      address.is_default as "isDefault"
    from address
    join city on city.code = address.city_code
    join state on state.code = city.state_code
    where address.customer_id = ${customerId} and address.removed_at is null
      and (${addressId}::uuid is null or address.id = ${addressId})
    order by address.is_default desc, address.created_at, address.id`;
}

/** Whoever changes the customer's addresses takes turns, so that each sees what the others did. */
export async function lockAddresses(sql: Sql, customerId: string): Promise<void> {
  await sql`select from customer where id = ${customerId} for no key update`;
}

export async function countAddresses(
  sql: Sql,
  customerId: string,
): Promise<{ count: number; hasDefault: boolean }> {
  const [row] = await sql<{ count: number; hasDefault: boolean }[]>`
    select count(*)::int as count, coalesce(bool_or(is_default), false) as "hasDefault"
    from address where customer_id = ${customerId} and removed_at is null`;
  return row ?? { count: 0, hasDefault: false };
}

/** Before another address becomes the usual one. */
export async function clearDefault(sql: Sql, customerId: string): Promise<void> {
  await sql`update address set is_default = false where customer_id = ${customerId} and is_default`;
}

export async function insertAddress(
  sql: Sql,
  address: AddressDraft & { id: string; customerId: string; isDefault: boolean; moment: Date },
): Promise<void> {
  await sql`
    insert into address (id, customer_id, title, line, complement, neighbourhood, city_code, phone,
      is_default, created_at)
    values (${address.id}, ${address.customerId}, ${address.title}, ${address.line},
      ${address.complement}, ${address.neighbourhood}, ${address.cityCode}, ${address.phone},
      ${address.isDefault}, ${address.moment})`;
}

/** False when it is another customer's, removed, or not there. */
export async function updateAddress(
  sql: Sql,
  { id, customerId }: { id: string; customerId: string },
  draft: AddressDraft,
): Promise<boolean> {
  const { count } = await sql`
    update address set title = ${draft.title}, line = ${draft.line},
      complement = ${draft.complement}, neighbourhood = ${draft.neighbourhood},
      city_code = ${draft.cityCode}, phone = ${draft.phone}
    where id = ${id} and customer_id = ${customerId} and removed_at is null`;
  return count === 1;
}

export async function makeDefault(sql: Sql, id: string): Promise<void> {
  await sql`update address set is_default = true where id = ${id} and not is_default`;
}

/** Takes an address out of the list; the orders that used it keep it. False as for `updateAddress`. */
export async function markRemoved(
  sql: Sql,
  { id, customerId }: { id: string; customerId: string },
  moment: Date,
): Promise<boolean> {
  const { count } = await sql`
    update address set removed_at = ${moment}, is_default = false
    where id = ${id} and customer_id = ${customerId} and removed_at is null`;
  return count === 1;
}

/** Whoever has addresses has a usual one: the oldest that is left, when none is. */
export async function chooseNextDefault(sql: Sql, customerId: string): Promise<void> {
  await sql`
    update address set is_default = true
    where id = (select id from address where customer_id = ${customerId} and removed_at is null
        order by created_at, id limit 1)
      and not exists (select from address where customer_id = ${customerId} and is_default)`;
}
