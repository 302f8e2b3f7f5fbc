import type { Message } from '#adapters/messages/messages.ts';
import type { SqlReader } from '#db/pool.ts';
import type { AccountLinks } from '../account/account-link.ts';
import { isEmailTaken } from './registration.store.ts';
import {
  confirmEmailMail,
  emailInUseMail,
  registeredBySellerMail,
} from './registration-messages.ts';

/** Milliseconds in which someone whom a seller registered may choose a password. */
const invitationLife = 7 * 24 * 60 * 60 * 1000;

interface MailsDeps {
  readonly sql: { readonly reader: SqlReader };
  readonly links: AccountLinks;
  /** Without a slash at its end. */
  readonly publicUrl: string;
}

/**
 * What a new account is sent, so that its e-mail becomes its own: the link, or word to the owner of
 * an account that someone registered with it. Nobody has looked whose the address is when the
 * registration is answered. Null: there is nothing to confirm any more.
 */
export async function writeGreeting(
  { sql, links, publicUrl }: MailsDeps,
  { userId, isBySeller }: { readonly userId: string; readonly isBySeller: boolean },
): Promise<Message | null> {
  const account = await findGreeted(sql.reader, userId);
  // Anyone who proved the address needs no link to confirm it; a seller's customer chooses a password.
  if (!account || (account.isProven && !isBySeller)) return null;
  const { email, isProven } = account;
  if (!isProven && (await isEmailTaken(sql.reader, email))) {
    return emailInUseMail(email, `${publicUrl}/login`);
  }
  if (isBySeller) {
    const token = await links.createAccountLink(userId, 'password', email, {
      life: invitationLife,
    });
    return registeredBySellerMail(email, `${publicUrl}/login/change/password/${token}`);
  }
  const token = await links.createAccountLink(userId, 'email', email);
  return confirmEmailMail(email, `${publicUrl}/login/confirm-email/${token}`);
}

async function findGreeted(
  sql: SqlReader,
  userId: string,
): Promise<{ email: string; isProven: boolean } | undefined> {
  const [row] = await sql<{ email: string; isProven: boolean }[]>`
    SELECT coalesce(pending_email, email) AS email, pending_email IS NULL AS "isProven"
    FROM app_user
    WHERE id = ${userId} AND removed_at IS NULL AND coalesce(pending_email, email) IS NOT NULL`;
  return row;
}
