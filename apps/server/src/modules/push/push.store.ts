import type { NoticeTopic } from '@matiz/domain/identity/notices.ts';
import type { PushPhone } from '@matiz/domain/push/push-phone.ts';
import type { Sql, SqlReader, Tx } from '#db/sql.ts';
import { isNoticeOff } from '#modules/identity/index.ts';

export interface PhoneToken extends PushPhone {
  readonly userId: string;
  readonly sessionId: string;
  readonly deviceId: string;
}

/** So many phones of one person are told; the one that was heard of least recently goes. */
const maxPhones = 10;

/**
 * Writes a phone down in the place of what it had before. False: the session has ended meanwhile.
 */
export async function saveToken(tx: Tx, phone: PhoneToken, now: Date): Promise<boolean> {
  const { userId, sessionId, deviceId, token, browser } = phone;
  // Two accounts that log in on one phone at once come one after the other.
  await tx`SELECT pg_advisory_xact_lock(hashtextextended(${token}, 0))`;
  await tx`
    DELETE FROM push_token
    WHERE token = ${token} AND (user_id, device_id) <> (${userId}::uuid, ${deviceId})`;
  const saved = await tx`
    INSERT INTO push_token (user_id, device_id, token, p256dh, auth, session_id, changed_at)
    SELECT ${userId}, ${deviceId}, ${token}, ${browser?.p256dh ?? null}, ${browser?.auth ?? null},
      live.id, ${now}
    FROM (SELECT id FROM session WHERE id = ${sessionId} AND ended_at IS NULL FOR SHARE) live
    ON CONFLICT (user_id, device_id) DO UPDATE
    SET token = excluded.token, p256dh = excluded.p256dh, auth = excluded.auth,
      session_id = excluded.session_id, changed_at = excluded.changed_at`;
  await tx`
    DELETE FROM push_token WHERE user_id = ${userId} AND device_id IN (
      SELECT device_id FROM push_token WHERE user_id = ${userId}
      ORDER BY changed_at DESC, device_id OFFSET ${maxPhones})`;
  return saved.count === 1;
}

/** The phones of a business's people who want to be told of it, each of a session that lasts. */
export async function readTokens(
  sql: SqlReader,
  customerId: string,
  topic: NoticeTopic,
): Promise<PushPhone[]> {
  const rows = await sql<{ token: string; p256dh: string | null; auth: string | null }[]>`
    SELECT push_token.token, push_token.p256dh, push_token.auth FROM push_token
    JOIN app_user ON app_user.id = push_token.user_id AND app_user.removed_at IS NULL
    JOIN session ON session.id = push_token.session_id AND session.ended_at IS NULL
    WHERE app_user.customer_id = ${customerId} AND app_user.role = 'Admin customer'
      AND NOT ${isNoticeOff(sql, sql`app_user.id`, { topic, channel: 'push' })}
    ORDER BY push_token.token`;
  return rows.map(({ token, p256dh, auth }) => ({
    token,
    browser: p256dh !== null && auth !== null ? { p256dh, auth } : null,
  }));
}

export async function forgetToken(sql: Sql, token: string): Promise<void> {
  await sql`DELETE FROM push_token WHERE token = ${token}`;
}

export async function wasTold(sql: SqlReader, key: string): Promise<boolean> {
  return (await sql`SELECT FROM message_sent WHERE key = ${key}`).count > 0;
}

export async function noteTold(sql: Sql, key: string, now: Date): Promise<void> {
  await sql`INSERT INTO message_sent (key, at) VALUES (${key}, ${now}) ON CONFLICT DO NOTHING`;
}
