import type { StaffRole } from '@matiz/domain/identity/scopes.ts';
import type { Sql, SqlReader, Tx } from '#db/sql.ts';

/** Changes of who may do what happen one after the other. */
export async function lockTeam(tx: Tx): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('staff_member.direction'))`;
}

/** Null for someone who is not of the staff (any more). */
export async function findRoles(sql: SqlReader, userId: string): Promise<StaffRole[] | null> {
  const [row] = await sql<{ roles: StaffRole[] }[]>`
    SELECT roles FROM staff_member
    JOIN app_user ON app_user.id = staff_member.user_id AND app_user.removed_at IS NULL
    WHERE user_id = ${userId}`;
  return row?.roles ?? null;
}

/** The open sessions of someone, ended where they are over. Answers their ids. */
export async function endStaffSessions(
  sql: Sql,
  userId: string,
  now: Date,
  { isOver }: { isOver: boolean },
): Promise<string[]> {
  const rows = isOver
    ? await sql<{ id: string }[]>`
        UPDATE session SET ended_at = ${now}, ended_because = 'staff'
        WHERE user_id = ${userId} AND ended_at IS NULL RETURNING id`
    : await sql<{ id: string }[]>`
        SELECT id FROM session WHERE user_id = ${userId} AND ended_at IS NULL`;
  return rows.map(({ id }) => id);
}

/** Ends one of someone's open sessions. Answers its id; nothing where it is not theirs or over. */
export async function endStaffSession(
  sql: Sql,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  now: Date,
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    UPDATE session SET ended_at = ${now}, ended_because = 'staff'
    WHERE id = ${sessionId} AND user_id = ${userId} AND ended_at IS NULL RETURNING id`;
  return rows.map(({ id }) => id);
}

/** Whether anybody directs the shop, or ever was invited to work in it and came. */
export async function hasStaff(sql: SqlReader): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`SELECT EXISTS (SELECT FROM staff_member) AS has`;
  return row?.has ?? false;
}
