import type { Sql, SqlReader } from '#db/pool.ts';

export type LinkPurpose = 'password' | 'email';

export interface NewLink {
  hash: Buffer;
  userId: string;
  purpose: LinkPurpose;
  email: string;
  expiresAt: Date;
}

export async function insertLink(sql: Sql, link: NewLink): Promise<void> {
  const { hash, userId, purpose, email, expiresAt } = link;
  await sql`
    INSERT INTO account_link (hash, user_id, purpose, email, expires_at)
    VALUES (${hash}, ${userId}, ${purpose}, ${email}, ${expiresAt})`;
}

/** Whom a link is for. */
export interface LinkHolder {
  userId: string;
  /** Where the link was sent: the account's e-mail, or the one that waits to be confirmed. */
  email: string;
  name: string;
  lastName: string;
  customerId: string | null;
}

/** The holder of a link that works still: unused, in time, and the address is still theirs. */
export async function findLinkHolder(
  sql: SqlReader,
  hash: Buffer,
  purpose: LinkPurpose,
  now: Date,
): Promise<LinkHolder | undefined> {
  const [row] = await sql<LinkHolder[]>`
    SELECT app_user.id AS "userId", link.email, app_user.name, app_user.last_name AS "lastName",
      app_user.customer_id AS "customerId"
    FROM account_link link
    JOIN app_user ON app_user.id = link.user_id AND app_user.removed_at IS NULL
      AND link.email IN (app_user.email, app_user.pending_email)
    LEFT JOIN customer ON customer.id = app_user.customer_id
    WHERE link.hash = ${hash} AND link.purpose = ${purpose}
      AND link.used_at IS NULL AND link.expires_at > ${now}
      AND customer.status IS DISTINCT FROM 'removed'`;
  return row;
}

/** Uses the link up; false when it has been used, has expired or never was. */
export async function spendLink(
  sql: Sql,
  hash: Buffer,
  purpose: LinkPurpose,
  now: Date,
): Promise<boolean> {
  const { count } = await sql`
    UPDATE account_link SET used_at = ${now}
    WHERE hash = ${hash} AND purpose = ${purpose} AND used_at IS NULL AND expires_at > ${now}`;
  return count > 0;
}

/** The other links of that purpose that the user was sent work no more. */
export async function voidLinks(
  sql: Sql,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE account_link SET used_at = ${now}
    WHERE user_id = ${userId} AND purpose = ${purpose} AND used_at IS NULL`;
}

/** What can be opened no more; a used link is kept as long as an unused one. */
export async function removeOldLinks(sql: Sql, now: Date): Promise<void> {
  await sql`DELETE FROM account_link WHERE expires_at < ${now}`;
}
