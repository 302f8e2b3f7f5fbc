import type { Role } from '@matiz/domain/identity/access.ts';
import type { Sql } from '../../db/pool.ts';

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
    with opened as (
      insert into session (id, user_id, created_at, expires_at)
      values (${id}, ${userId}, ${now}, ${expiresAt})
      returning id
    )
    insert into session_token (hash, session_id, issued_at, expires_at)
    select ${tokenHash}, id, ${now}, ${tokenExpiresAt} from opened`;
}

export interface HeldToken {
  sessionId: string;
  sessionExpiresAt: Date;
  userId: string;
  role: Role;
  isLive: boolean;
  usedAt: Date | null;
  successorSealed: Buffer | null;
}

/** The token with its session, locked until the transaction ends: parallel refreshes take turns. */
export async function lockToken(sql: Sql, hash: Buffer, now: Date): Promise<HeldToken | undefined> {
  const [row] = await sql<HeldToken[]>`
    select token.session_id as "sessionId", session.expires_at as "sessionExpiresAt",
      session.user_id as "userId", app_user.role,
      session.ended_at is null and app_user.removed_at is null
        and session.expires_at > ${now} and token.expires_at > ${now} as "isLive",
      token.used_at as "usedAt", token.successor_sealed as "successorSealed"
    from session_token token
    join session on session.id = token.session_id
    join app_user on app_user.id = session.user_id
    where token.hash = ${hash}
    for update of token`;
  return row;
}

export async function isTokenUnused(sql: Sql, hash: Buffer): Promise<boolean> {
  const rows = await sql`select from session_token where hash = ${hash} and used_at is null`;
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
    with used as (
      update session_token set used_at = ${now}, successor_sealed = ${sealed}
      where hash = ${hash}
      returning session_id
    )
    insert into session_token (hash, session_id, issued_at, expires_at)
    select ${successorHash}, session_id, ${now}, ${expiresAt} from used`;
}

export type EndReason = 'logout' | 'replay' | 'password' | 'removed' | 'staff';

/** Whether this call ended it; false when it had ended before. */
export async function endSession(
  sql: Sql,
  id: string,
  because: EndReason,
  now: Date,
): Promise<boolean> {
  const { count } = await sql`
    update session set ended_at = ${now}, ended_because = ${because}
    where id = ${id} and ended_at is null`;
  return count > 0;
}

/** Throws away what can never be used again. Sessions that ended stay a week for the audit. */
export async function removeDeadSessions(sql: Sql, now: Date): Promise<void> {
  await sql`delete from session
    where expires_at < ${now} or ended_at < ${now}::timestamptz - interval '7 days'`;
  await sql`delete from session_token where expires_at < ${now}`;
  await sql`delete from rate_limit where spent_until < ${now}`;
}
