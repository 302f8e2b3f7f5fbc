import type { Role } from '@matiz/domain/identity/access.ts';
import type { Sql, SqlReader } from '#db/pool.ts';

export interface NewSession {
  id: string;
  userId: string;
  now: Date;
  expiresAt: Date;
  tokenHash: Buffer;
  tokenExpiresAt: Date;
}

/** A session and its first refresh token, in one statement. */
export async function insertSession(sql: Sql, session: NewSession): Promise<void> {
  const { id, userId, now, expiresAt, tokenHash, tokenExpiresAt } = session;
  await sql`
    WITH opened AS (
      INSERT INTO session (id, user_id, created_at, expires_at)
      VALUES (${id}, ${userId}, ${now}, ${expiresAt})
      RETURNING id
    )
    INSERT INTO session_token (hash, session_id, issued_at, expires_at)
    SELECT ${tokenHash}, id, ${now}, ${tokenExpiresAt} FROM opened`;
}

export interface StoredToken {
  sessionId: string;
  sessionExpiresAt: Date;
  userId: string;
  role: Role;
  isLive: boolean;
  usedAt: Date | null;
  successorSealed: Buffer | null;
}

/** The token with its session, locked until the transaction ends: parallel refreshes take turns. */
export async function lockToken(
  sql: Sql,
  hash: Buffer,
  now: Date,
): Promise<StoredToken | undefined> {
  const [row] = await sql<StoredToken[]>`
    SELECT token.session_id AS "sessionId", session.expires_at AS "sessionExpiresAt",
      session.user_id AS "userId", app_user.role,
      session.ended_at IS NULL AND app_user.removed_at IS NULL
        AND session.expires_at > ${now} AND token.expires_at > ${now} AS "isLive",
      token.used_at AS "usedAt", token.successor_sealed AS "successorSealed"
    FROM session_token token
    JOIN session ON session.id = token.session_id
    JOIN app_user ON app_user.id = session.user_id
    WHERE token.hash = ${hash}
    FOR UPDATE of token`;
  return row;
}

export async function isTokenUnused(sql: SqlReader, hash: Buffer): Promise<boolean> {
  const rows = await sql`SELECT FROM session_token WHERE hash = ${hash} AND used_at IS NULL`;
  return rows.length > 0;
}

export interface Rotation {
  hash: Buffer;
  sealed: Buffer;
  successorHash: Buffer;
  now: Date;
  expiresAt: Date;
}

export async function rotateToken(sql: Sql, rotation: Rotation): Promise<void> {
  const { hash, sealed, successorHash, now, expiresAt } = rotation;
  await sql`
    WITH used AS (
      UPDATE session_token SET used_at = ${now}, successor_sealed = ${sealed}
      WHERE hash = ${hash}
      RETURNING session_id
    )
    INSERT INTO session_token (hash, session_id, issued_at, expires_at)
    SELECT ${successorHash}, session_id, ${now}, ${expiresAt} FROM used`;
}

export type EndReason = 'logout' | 'replay' | 'password' | 'removed' | 'staff' | 'owner';

/** Whether this call ended it; false when it had ended before. */
export async function endSession(
  sql: Sql,
  id: string,
  because: EndReason,
  now: Date,
): Promise<boolean> {
  const { count } = await sql`
    UPDATE session SET ended_at = ${now}, ended_because = ${because}
    WHERE id = ${id} AND ended_at IS NULL`;
  return count > 0;
}

/** Throws away what can never be used again. Sessions that ended stay a week for the audit. */
export async function removeDeadSessions(sql: Sql, now: Date): Promise<void> {
  await sql`DELETE FROM session
    WHERE expires_at < ${now} OR ended_at < ${now}::timestamptz - interval '7 days'`;
  await sql`DELETE FROM session_token WHERE expires_at < ${now}`;
  // A visitor's that nobody can refresh any more: there is nothing to audit.
  await sql`DELETE FROM session USING app_user
    WHERE app_user.id = session.user_id AND app_user.role = 'Guest'
      AND session.created_at < ${now}::timestamptz - interval '1 day'
      AND NOT EXISTS (SELECT FROM session_token WHERE session_token.session_id = session.id)`;
  await sql`DELETE FROM rate_limit WHERE spent_until < ${now}`;
}
