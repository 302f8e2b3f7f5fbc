import type { SqlReader } from '#db/pool.ts';

/** Where a business reads its mail; null: nowhere, or it is gone. */
export async function findMailbox(sql: SqlReader, customerId: string): Promise<string | null> {
  const [row] = await sql<{ email: string | null }[]>`
    SELECT coalesce(customer.email, (
      SELECT email FROM app_user WHERE customer_id = customer.id AND removed_at IS NULL
      ORDER BY created_at LIMIT 1)) AS email
    FROM customer WHERE id = ${customerId} AND status <> 'removed'`;
  return row?.email ?? null;
}
