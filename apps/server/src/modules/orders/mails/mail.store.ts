import type { NoticeTopic } from '@matiz/domain/identity/notices.ts';
import type { SqlReader } from '#db/pool.ts';
import { isNoticeOff } from '#modules/identity/index.ts';

/**
 * Where a business reads its mail; null: nowhere, it is gone, or its person wants none of that topic.
 * Without a topic it is what they have to know.
 */
export async function findMailbox(
  sql: SqlReader,
  customerId: string,
  topic: NoticeTopic | null = null,
): Promise<string | null> {
  const unwanted =
    topic === null ? sql`false` : isNoticeOff(sql, sql`app_user.id`, { topic, channel: 'email' });
  const [row] = await sql<{ email: string | null }[]>`
    SELECT coalesce(customer.email, (
      SELECT email FROM app_user WHERE customer_id = customer.id AND removed_at IS NULL
      ORDER BY created_at LIMIT 1)) AS email
    FROM customer WHERE id = ${customerId} AND status <> 'removed'
      AND NOT EXISTS (SELECT FROM app_user WHERE customer_id = customer.id
        AND removed_at IS NULL AND ${unwanted})`;
  return row?.email ?? null;
}
