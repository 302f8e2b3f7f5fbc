import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '#db/pool.ts';
import { hashSecretToken, newSecretToken } from '#lib/secret-token.ts';
import {
  findLinkHolder,
  insertLink,
  type LinkHolder,
  type LinkPurpose,
  spendLink,
  voidLinks,
} from './account-link.store.ts';

const minute = 60_000;
/** Milliseconds that a link works: one to a new password is as good as the password. */
const lifeOf: Record<LinkPurpose, number> = { password: 30 * minute, email: 48 * 60 * minute };

export type AccountLinks = ReturnType<typeof createAccountLinks>;

/** Links in a mail that work once; the database keeps only what recognises them. */
export function createAccountLinks({ sql, clock }: { sql: Sql; clock: Clock }) {
  /**
   * The token of a new link that proves `email` and works for 30 minutes (password) or 48 hours
   * (email), unless `life` says how many milliseconds. Give it the transaction that it belongs to.
   */
  async function createAccountLink(
    userId: string,
    purpose: LinkPurpose,
    email: string,
    { life = lifeOf[purpose], tx = sql }: { life?: number; tx?: Sql } = {},
  ): Promise<string> {
    const token = newSecretToken();
    const expiresAt = new Date(clock().getTime() + life);
    await insertLink(tx, { hash: hashSecretToken(token), userId, purpose, email, expiresAt });
    return token;
  }

  /** Whose link it is, without using it up; null when it works no more. */
  async function findAccountLink(token: string, purpose: LinkPurpose): Promise<LinkHolder | null> {
    return (await findLinkHolder(sql.reader, hashSecretToken(token), purpose, clock())) ?? null;
  }

  /**
   * Uses a link up, within the transaction of what it allows: of parallel uses one gets the
   * holder, the others null. The holder's other links of that purpose work no more either.
   */
  async function useAccountLink(
    tx: Sql,
    token: string,
    purpose: LinkPurpose,
  ): Promise<LinkHolder | null> {
    const now = clock();
    const holder = await findLinkHolder(tx.reader, hashSecretToken(token), purpose, now);
    if (!holder || !(await spendLink(tx, hashSecretToken(token), purpose, now))) return null;
    await voidLinks(tx, holder.userId, purpose, now);
    return holder;
  }

  return { createAccountLink, findAccountLink, useAccountLink };
}
