import { mostNotifications } from '@matiz/contracts/push.ts';
import type { Sql, SqlReader } from '#db/sql.ts';

export interface NewNotification {
  readonly id: string;
  readonly customerId: string;
  /** What happened; kept once, however often it is handled. */
  readonly event: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly at: Date;
}

/** The id under which it is kept; null: the business was removed meanwhile. */
export async function keepNotification(
  sql: Sql,
  { id, customerId, event, title, text, path, at }: NewNotification,
): Promise<string | null> {
  // A business that was removed meanwhile is told nothing more.
  const [kept] = await sql<{ id: string }[]>`
    WITH kept AS (
      INSERT INTO notification (id, customer_id, event, title, text, path, at)
      SELECT ${id}, customer.id, ${event}, ${title}, ${text}, ${path}, ${at}
      FROM customer WHERE customer.id = ${customerId}
      ON CONFLICT (customer_id, event) DO NOTHING
      RETURNING id
    )
    SELECT id FROM kept
    UNION ALL
    SELECT id FROM notification WHERE customer_id = ${customerId} AND event = ${event}`;
  return kept?.id ?? null;
}

export interface NotificationRow {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly at: Date;
  readonly is_read: boolean;
}

interface Reader {
  readonly userId: string;
  readonly customerId: string;
}

/** The last ones first. */
export async function listOwn(
  sql: SqlReader,
  { userId, customerId }: Reader,
): Promise<NotificationRow[]> {
  return sql<NotificationRow[]>`
    SELECT notification.id, title, text, path, at, EXISTS (
        SELECT FROM notification_read read
        WHERE read.notification_id = notification.id AND read.user_id = ${userId}) AS is_read
    FROM notification WHERE customer_id = ${customerId}
    ORDER BY at DESC, notification.id LIMIT ${mostNotifications}`;
}

/** Marks those of the ids that are their business's. */
export async function markRead(
  sql: Sql,
  { userId, customerId }: Reader,
  ids: readonly string[],
): Promise<void> {
  await sql`
    INSERT INTO notification_read (notification_id, user_id)
    SELECT id, ${userId} FROM notification
    WHERE customer_id = ${customerId} AND id = ANY (${[...ids]}::uuid[])
    ON CONFLICT DO NOTHING`;
}

export async function forgetOld(sql: Sql, before: Date): Promise<void> {
  await sql`DELETE FROM notification WHERE at < ${before}`;
}
