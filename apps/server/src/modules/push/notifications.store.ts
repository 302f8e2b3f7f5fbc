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

export async function keepNotification(
  sql: Sql,
  { id, customerId, event, title, text, path, at }: NewNotification,
): Promise<void> {
  // A business that was removed meanwhile is told nothing more.
  await sql`
    INSERT INTO notification (id, customer_id, event, title, text, path, at)
    SELECT ${id}, customer.id, ${event}, ${title}, ${text}, ${path}, ${at}
    FROM customer WHERE customer.id = ${customerId}
    ON CONFLICT (customer_id, event) DO NOTHING`;
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
