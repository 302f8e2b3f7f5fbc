import type { Sql } from '../../db/pool.ts';

/** Who may be sent a link to a new password: whoever could log in with that e-mail. */
export async function findRecoverable(
  sql: Sql,
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

export async function savePassword(sql: Sql, userId: string, passwordHash: string): Promise<void> {
  await sql`update app_user set password_hash = ${passwordHash} where id = ${userId}`;
}

/** Ends every session of a user; answers their ids. */
export async function endSessionsOf(sql: Sql, userId: string, now: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    update session set ended_at = ${now}, ended_because = 'password'
    where user_id = ${userId} and ended_at is null returning id`;
  return rows.map(({ id }) => id);
}
