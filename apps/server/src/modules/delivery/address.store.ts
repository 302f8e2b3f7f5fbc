import type { Address } from '@matiz/contracts/identity.ts';
import type { AddressDraft } from '@matiz/domain/delivery/address-draft.ts';
import type { Sql, SqlReader } from '#db/pool.ts';

/** The customer's addresses that were not removed, the usual one first. */
export async function findAddresses(
  sql: SqlReader,
  customerId: string,
  addressId: string | null = null,
): Promise<Address[]> {
  return sql<Address[]>`
    SELECT address.id AS _id, address.title, address.line AS address, address.complement,
      address.neighbourhood, address.phone, city.name AS city, state.name AS state,
      city.code AS cityid, state.code AS stateid, address.customer_id,
      address.is_default AS "isDefault"
    FROM address
    JOIN city ON city.code = address.city_code
    JOIN state ON state.code = city.state_code
    WHERE address.customer_id = ${customerId} AND address.removed_at IS NULL
      AND (${addressId}::uuid IS NULL OR address.id = ${addressId})
    ORDER BY address.is_default DESC, address.created_at, address.id`;
}

/** Anyone who changes the customer's addresses takes turns, so that each sees what the others did. */
export async function lockAddresses(sql: Sql, customerId: string): Promise<void> {
  await sql`SELECT FROM customer WHERE id = ${customerId} for no key UPDATE`;
}

export async function countAddresses(
  sql: SqlReader,
  customerId: string,
): Promise<{ count: number; hasDefault: boolean }> {
  const [row] = await sql<{ count: number; hasDefault: boolean }[]>`
    select count(*)::int as count, coalesce(bool_or(is_default), false) as "hasDefault"
    from address where customer_id = ${customerId} and removed_at is null`;
  return row ?? { count: 0, hasDefault: false };
}

/** Before another address becomes the usual one. */
export async function clearDefault(sql: Sql, customerId: string): Promise<void> {
  await sql`UPDATE address SET is_default = false WHERE customer_id = ${customerId} AND is_default`;
}

export async function insertAddress(
  sql: Sql,
  address: AddressDraft & { id: string; customerId: string; isDefault: boolean; moment: Date },
): Promise<void> {
  await sql`
    INSERT INTO address (id, customer_id, title, line, complement, neighbourhood, city_code, phone,
      is_default, created_at)
    VALUES (${address.id}, ${address.customerId}, ${address.title}, ${address.line},
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
    UPDATE address SET title = ${draft.title}, line = ${draft.line},
      complement = ${draft.complement}, neighbourhood = ${draft.neighbourhood},
      city_code = ${draft.cityCode}, phone = ${draft.phone}
    WHERE id = ${id} AND customer_id = ${customerId} AND removed_at IS NULL`;
  return count === 1;
}

export async function makeDefault(sql: Sql, id: string): Promise<void> {
  await sql`UPDATE address SET is_default = true WHERE id = ${id} AND NOT is_default`;
}

/** Takes an address out of the list; the orders that used it keep it. False as for `updateAddress`. */
export async function markRemoved(
  sql: Sql,
  { id, customerId }: { id: string; customerId: string },
  moment: Date,
): Promise<boolean> {
  const { count } = await sql`
    UPDATE address SET removed_at = ${moment}, is_default = false
    WHERE id = ${id} AND customer_id = ${customerId} AND removed_at IS NULL`;
  return count === 1;
}

/** Anyone who has addresses has a usual one: the oldest that is left, when none is. */
export async function chooseNextDefault(sql: Sql, customerId: string): Promise<void> {
  await sql`
    UPDATE address SET is_default = true
    WHERE id = (SELECT id FROM address WHERE customer_id = ${customerId} AND removed_at IS NULL
        ORDER BY created_at, id LIMIT 1)
      AND NOT EXISTS (SELECT FROM address WHERE customer_id = ${customerId} AND is_default)`;
}
