import { orThrow } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/pool.ts';
import { isEmailTaken, type NewRegistration } from './registration.store.ts';
import type { RegistrationDeps } from './registration-deps.ts';
import {
  confirmEmailMail,
  emailInUseMail,
  registeredBySellerMail,
} from './registration-messages.ts';

/** Milliseconds in which someone whom a seller registered may choose a password. */
const invitationLife = 7 * 24 * 60 * 60 * 1000;

type MailsDeps = Pick<RegistrationDeps, 'sql' | 'links' | 'messages' | 'background' | 'publicUrl'>;

/** What a new account is sent, so that its e-mail becomes its own. */
export function createRegistrationMails({
  sql,
  links,
  messages,
  background,
  publicUrl,
}: MailsDeps) {
  /** The token of the link that confirms the address of a new account. */
  async function createToken(
    tx: Sql,
    { userId, email, sellerId }: Pick<NewRegistration, 'userId' | 'email' | 'sellerId'>,
  ): Promise<string> {
    return sellerId === null
      ? links.createAccountLink(userId, 'email', email, { tx })
      : links.createAccountLink(userId, 'password', email, { tx, life: invitationLife });
  }

  /**
   * One mail to that address, no matter who owns it: the link, or word to the owner of an account that
   * someone registered with it. After the answer, whose time tells nothing about it; a mail that
   * is lost is asked for again (`/auth/resend-email`).
   */
  function greet(
    email: string,
    token: string,
    { isBySeller, isProven }: { isBySeller: boolean; isProven: boolean },
  ): void {
    // Anyone who proved the address needs no link to confirm it; a seller's customer chooses a password.
    if (isProven && !isBySeller) return;
    background.run('the mail of a registration', async () => {
      const isTaken = !isProven && (await isEmailTaken(sql.reader, email));
      const mail = isTaken
        ? emailInUseMail(email, `${publicUrl}/login`)
        : linkMail(email, token, isBySeller);
      orThrow(await messages.send(mail));
    });
  }

  function linkMail(email: string, token: string, isInvitation: boolean) {
    return isInvitation
      ? registeredBySellerMail(email, `${publicUrl}/login/change/password/${token}`)
      : confirmEmailMail(email, `${publicUrl}/login/confirm-email/${token}`);
  }

  return { createToken, greet };
}
