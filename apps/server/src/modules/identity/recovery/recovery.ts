import type { FailureOf } from '@matiz/contracts/define-call.ts';
import { failure, failureAt } from '@matiz/contracts/errors.ts';
import type * as calls from '@matiz/contracts/identity/registration.ts';
import { normaliseEmail } from '@matiz/domain/identity/email.ts';
import { passwordGuesses } from '@matiz/domain/identity/guessing.ts';
import type { Limit } from '@matiz/domain/identity/limit.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/pool.ts';
import type { Publish } from '#jobs/subscribers.ts';
import { publishToAccount } from '../account/account-events.ts';
import type { AccountLinks } from '../account/account-link.ts';
import { recordAudit } from '../audit.ts';
import type { Guesses } from '../limits/guesses.ts';
import { type Knock, nameOfEmail, originOf } from '../limits/origin.ts';
import { type Spending, spendTries, spendTry } from '../limits/rate-limit.ts';
import { isCommonPassword } from '../login/password-choice.ts';
import type { PasswordHasher } from '../login/password-hasher.ts';
import { claimEmail } from '../registration/email-claim.store.ts';
import type { Principals } from '../session/principals.ts';
import { endSessionsOf, savePassword } from './recovery.store.ts';

/**
 * Mails to one e-mail, whether it has an account or not: three for one asker, then one every 20
 * minutes; twelve for all strangers together, so that one of them cannot keep its owner from it.
 */
const forOne: Limit = { name: 'recovery.email', burst: 3, refillSeconds: 1_200 };
const forStrangers: Limit = { name: 'recovery.strangers', burst: 12, refillSeconds: 1_200 };
const asksPerAddress: Limit = { name: 'recovery.address', burst: 300, refillSeconds: 10 };
const changesPerAddress: Limit = { name: 'password.address', burst: 300, refillSeconds: 5 };

interface RecoveryDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly publish: Publish;
  readonly links: AccountLinks;
  readonly hasher: PasswordHasher;
  readonly principals: Principals;
  readonly guesses: Guesses;
}

export interface PasswordChange {
  readonly newPassword: string;
  readonly recoveryToken: string;
  /** Of the one who opened the link; null for a visitor, who has none as a rule. */
  readonly sessionId: string | null;
  readonly requestId: string;
  /** The group of addresses that the request comes from. */
  readonly address: string;
}

/** A lost password: the mail with the link, and the new password by it (§7 Authentication). */
export function createRecovery(deps: RecoveryDeps) {
  const { sql, clock, links } = deps;

  /**
   * The link comes if the e-mail has an account (`account-subscribers.ts`), as soon as a mail server
   * takes it. Who asks learns nothing of that: nobody has looked yet when they are answered, and the
   * limits count for unknown addresses too.
   */
  async function recoverPassword(
    typed: string,
    knock: Omit<Knock, 'sessionId'>,
  ): Promise<Result<null, FailureOf<typeof calls.recoverPassword>>> {
    const email = normaliseEmail(typed);
    const now = clock();
    const origin = originOf(knock, nameOfEmail(email));
    const own: Spending = [forOne, `${email} ${origin.key}`];
    const strangers: Spending[] = [
      [asksPerAddress, knock.address],
      [forStrangers, email],
    ];
    const wait = await spendTries(sql, origin.isKnown ? [own] : [own, ...strangers], now);
    if (wait > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds: wait }));
    await publishToAccount(deps.publish, sql, { kind: 'recovery.asked', email });
    return ok(null);
  }

  /**
   * Sets a new password by the link of the mail, once, and ends every session of the account. A
   * password that is refused leaves the link as it was.
   */
  async function changePassword(
    change: PasswordChange,
  ): Promise<Result<null, FailureOf<typeof calls.changePassword>>> {
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
    await deps.guesses.forget(passwordGuesses, nameOfEmail(holder.email));
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
    await publishToAccount(deps.publish, tx, { kind: 'password.changed', userId });
    return endSessionsOf(tx, userId, now);
  }

  return { recoverPassword, changePassword };
}
