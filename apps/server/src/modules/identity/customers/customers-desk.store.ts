import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { listCustomerAddresses, listSellers } from '@matiz/contracts/staff/customers.ts';
import type { SqlReader, Tx } from '#db/sql.ts';

type Address = ReplyOf<typeof listCustomerAddresses>['results'][number];
type Seller = ReplyOf<typeof listSellers>['results'][number];

/** The addresses that a customer has now, the usual one first. */
export async function findCustomerAddresses(
  sql: SqlReader,
  customerId: string,
): Promise<Address[]> {
  return sql<Address[]>`
    SELECT address.id, title, line, complement, neighbourhood, city.name || ', ' || state.name AS city,
      phone, is_default AS "isDefault"
    FROM address
    JOIN city ON city.code = address.city_code JOIN state ON state.code = city.state_code
    WHERE customer_id = ${customerId} AND removed_at IS NULL
    ORDER BY is_default DESC, created_at, address.id`;
}

/** Those who sell, with how many customers each has. */
export async function findSellers(sql: SqlReader): Promise<Seller[]> {
  return sql<Seller[]>`
    SELECT id, concat_ws(' ', name, nullif(last_name, '')) AS name, coalesce(email, '') AS email,
      (SELECT count(*)::int FROM seller_customer WHERE seller_id = app_user.id) AS customers
    FROM app_user WHERE role = 'Seller' AND removed_at IS NULL
    ORDER BY lower(name), lower(last_name), id LIMIT 500`;
}

export async function isSeller(sql: SqlReader, id: string): Promise<boolean> {
  const [row] = await sql<{ is: boolean }[]>`
    SELECT EXISTS (SELECT FROM app_user
      WHERE id = ${id} AND role = 'Seller' AND removed_at IS NULL) AS IS`;
  return row?.is ?? false;
}

/** Answers those that the seller did not have before. */
export async function giveCustomers(
  tx: Tx,
  sellerId: string,
  customerIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    INSERT INTO seller_customer (seller_id, customer_id, assigned_at)
    SELECT ${sellerId}, customer.id, ${now} FROM customer
    WHERE customer.id = ANY (${customerIds}::uuid[]) AND status <> 'removed'
    ON CONFLICT DO NOTHING RETURNING customer_id AS id`;
  return rows.map(({ id }) => id);
}

/** Answers those that the seller had. */
export async function takeCustomers(
  tx: Tx,
  sellerId: string,
  customerIds: readonly string[],
): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    DELETE FROM seller_customer
    WHERE seller_id = ${sellerId} AND customer_id = ANY (${customerIds}::uuid[])
    RETURNING customer_id AS id`;
  return rows.map(({ id }) => id);
}
