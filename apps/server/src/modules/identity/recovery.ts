import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import { normaliseEmail } from '@matiz/domain/identity/email.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Messages } from '../../adapters/messages/messages.ts';
import type { Background } from '../../background.ts';
import type { Sql } from '../../db/pool.ts';
import type { AccountLinks } from './account-link.ts';
import { recordAudit } from './audit.ts';
import { claimEmail } from './email-claim.store.ts';
import { perAccount } from './login-limits.ts';
import { isCommonPassword } from './password-choice.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { Principals } from './principals.ts';
import { forgetTries, type Limit, refundTry, spendTry } from './rate-limit.ts';
import { endSessionsOf, findRecoverable, savePassword } from './recovery.store.ts';
import { passwordChangedMail, recoveryMail } from './recovery-mail.ts';

/** Three mails to one address at once, then one every 20 minutes, whether it has an account or not. */
const perEmail: Limit = { name: 'recovery.email', burst: 3, refillSeconds: 1_200 };
const asksPerAddress: Limit = { name: 'recovery.address', burst: 30, refillSeconds: 60 };
const changesPerAddress: Limit = { name: 'password.address', burst: 30, refillSeconds: 30 };

interface RecoveryDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly messages: Messages;
  readonly background: Background;
  readonly publicUrl: string;
  readonly links: AccountLinks;
  readonly hasher: PasswordHasher;
  readonly principals: Principals;
}

export interface PasswordChange {
  readonly newPassword: string;
  readonly recoveryToken: string;
  /** Of whoever opened the link: a visitor's, as a rule. */
  readonly sessionId: string;
  readonly requestId: string;
  /** The group of addresses that the request comes from. */
  readonly address: string;
}

/** A lost password: the mail with the link, and the new password by it (§7 Authentication). */
export function createRecovery(deps: RecoveryDeps) {
  const { sql, clock, messages, background, publicUrl, links } = deps;

  /**
   * Sends the link if the e-mail has an account. Who asks learns nothing of that: the look-up and
   * the mail come after the answer, and the limits count for unknown addresses too.
   */
  async function recoverPassword(typed: string, address: string): Promise<Result<null, Failure>> {
    const email = normaliseEmail(typed);
    const now = clock();
    const wait =
      (await spendTry(sql, asksPerAddress, address, now)) ||
      (await spendTry(sql, perEmail, email, now));
    if (wait > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds: wait }));
    background.run('a mail to change a password', () => sendLink(email));
    return ok(null);
  }

  async function sendLink(email: string): Promise<void> {
    const account = await findRecoverable(sql, email);
    if (!account) return;
    const token = await links.createAccountLink(account.userId, 'password', email);
    const link = `${publicUrl}/login/change/password/${token}`;
    const sent = await messages.send(recoveryMail(email, account.name, link));
    if (!sent.ok) await refundTry(sql, perEmail, email);
  }

  /**
   * Sets a new password by the link of the mail, once, and ends every session of the account. A
   * password that is refused leaves the link as it was.
   */
  async function changePassword(change: PasswordChange): Promise<Result<null, Failure>> {
    const { newPassword, recoveryToken, address } = change;
    const wait = await spendTry(sql, changesPerAddress, address, clock());
    if (wait > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds: wait }));
    const holder = await links.findAccountLink(recoveryToken, 'password');
    if (holder === null) return fail(failure('BAD_LINK'));
    const about = [holder.email, `${holder.name} ${holder.lastName}`];
    if (isCommonPassword(newPassword, about)) {
      return fail(failureAt('newPassword', 'PASSWORD_TOO_COMMON'));
    }
    const passwordHash = await deps.hasher.hash(newPassword);
    if (passwordHash === null) return fail(failure('BUSY'));

    const ended = await sql.begin((tx) => write(tx, change, passwordHash));
    if (ended === null) return fail(failure('BAD_LINK'));
    for (const sessionId of ended) deps.principals.forget(sessionId);
    await forgetTries(sql, perAccount, holder.email);
    background.run('word of a changed password', async () => {
      await messages.send(passwordChangedMail(holder.email, holder.name, publicUrl));
    });
    return ok(null);
  }

  /** The sessions that it ended; null when the link or the address that it proves is another's. */
  async function write(
    tx: Sql,
    { recoveryToken, sessionId, requestId }: PasswordChange,
    passwordHash: string,
  ): Promise<string[] | null> {
    const holder = await links.useAccountLink(tx, recoveryToken, 'password');
    if (holder === null || !(await claimEmail(tx, holder))) return null;
    const { userId, customerId } = holder;
    const now = clock();
    await savePassword(tx, userId, passwordHash);
    await recordAudit(tx, {
      at: now,
      actorId: userId,
      customerId,
      sessionId,
      requestId,
      action: 'password.change',
      subject: `user:${userId}`,
    });
    return endSessionsOf(tx, userId, now);
  }

  return { recoverPassword, changePassword };
}
