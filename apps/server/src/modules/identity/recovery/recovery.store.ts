import type { Sql, SqlReader } from '#db/pool.ts';

/** Who may be sent a link to a new password: the one who could log in with that e-mail. */
export async function findRecoverable(
  sql: SqlReader,
  email: string,
): Promise<{ userId: string; name: string } | undefined> {
  const [row] = await sql<{ userId: string; name: string }[]>`
    select app_user.id as "userId", app_user.name
    from app_user
    left join customer on customer.id = app_user.customer_id
    where app_user.email = ${email} and app_user.removed_at is null
      and customer.status is distinct from 'removed'`;
  return row;
}

/** Where the owner of an account reads its mail; undefined: nowhere, or they are gone. */
export async function findMailboxOfUser(
  sql: SqlReader,
  userId: string,
): Promise<{ email: string; name: string } | undefined> {
  const [row] = await sql<{ email: string; name: string }[]>`
    select email, name from app_user
    where id = ${userId} and email is not null and removed_at is null`;
  return row;
}

export async function savePassword(sql: Sql, userId: string, passwordHash: string): Promise<void> {
  await sql`UPDATE app_user SET password_hash = ${passwordHash} WHERE id = ${userId}`;
}

/** Ends every session of a user; answers their ids. */
export async function endSessionsOf(sql: Sql, userId: string, now: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    UPDATE session SET ended_at = ${now}, ended_because = 'password'
    WHERE user_id = ${userId} AND ended_at IS NULL RETURNING id`;
  return rows.map(({ id }) => id);
}
