import type { Sql } from '../../../db/pool.ts';

/** Where a business reads its mail; null: nowhere, or it is gone. */
export async function findMailbox(sql: Sql, customerId: string): Promise<string | null> {
  const [row] = await sql<{ email: string | null }[]>`
    SELECT coalesce(customer.email, (
      SELECT email FROM app_user WHERE customer_id = customer.id AND removed_at IS NULL
      ORDER BY created_at LIMIT 1)) AS email
    FROM customer WHERE id = ${customerId} AND status <> 'removed'`;
  return row?.email ?? null;
}

export async function wasSent(sql: Sql, key: string): Promise<boolean> {
  const rows = await sql`SELECT FROM message_sent WHERE key = ${key}`;
  return rows.count > 0;
}

export async function noteSent(sql: Sql, key: string, at: Date): Promise<void> {
  await sql`INSERT INTO message_sent (key, at) VALUES (${key}, ${at}) ON CONFLICT DO NOTHING`;
}
