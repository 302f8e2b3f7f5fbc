import type { Sql } from '../../db/pool.ts';

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
    insert into account_link (hash, user_id, purpose, email, expires_at)
    values (${hash}, ${userId}, ${purpose}, ${email}, ${expiresAt})`;
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
  sql: Sql,
  hash: Buffer,
  purpose: LinkPurpose,
  now: Date,
): Promise<LinkHolder | undefined> {
  const [row] = await sql<LinkHolder[]>`
    select app_user.id as "userId", link.email, app_user.name, app_user.last_name as "lastName",
      app_user.customer_id as "customerId"
    from account_link link
    join app_user on app_user.id = link.user_id and app_user.removed_at is null
      and link.email in (app_user.email, app_user.pending_email)
    left join customer on customer.id = app_user.customer_id
    where link.hash = ${hash} and link.purpose = ${purpose}
      and link.used_at is null and link.expires_at > ${now}
      and customer.status is distinct from 'removed'`;
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
    update account_link set used_at = ${now}
    where hash = ${hash} and purpose = ${purpose} and used_at is null and expires_at > ${now}`;
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
    update account_link set used_at = ${now}
    where user_id = ${userId} and purpose = ${purpose} and used_at is null`;
}

/** What can be opened no more; a used link is kept as long as an unused one. */
export async function removeOldLinks(sql: Sql, now: Date): Promise<void> {
  await sql`delete from account_link where expires_at < ${now}`;
}
