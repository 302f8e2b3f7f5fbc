import type { Sql } from '#db/pool.ts';

/**
 * The account's phone, and that of its own business. Answers the one until now; null: it was this
 * one already, or the account is gone.
 */
export async function savePhone(
  sql: Sql,
  userId: string,
  phone: string,
): Promise<{ previous: string | null } | null> {
  const [row] = await sql<{ previous: string | null }[]>`
    WITH before AS (
      SELECT id, customer_id, phone FROM app_user
      WHERE id = ${userId} AND removed_at IS NULL AND phone IS DISTINCT FROM ${phone} FOR UPDATE
    ), business AS (
      UPDATE customer SET phone = ${phone}, version = version + 1
      FROM before WHERE customer.id = before.customer_id
    )
    UPDATE app_user SET phone = ${phone} FROM before WHERE app_user.id = before.id
    RETURNING before.phone AS previous`;
  return row ?? null;
}
