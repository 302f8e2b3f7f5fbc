import type { FailureOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type * as calls from '@matiz/contracts/identity/registration.ts';
import type { Limit } from '@matiz/domain/identity/limit.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Principal } from '#http/session/principal.ts';
import { publishToAccount } from '../account/account-events.ts';
import { spendTry } from '../limits/rate-limit.ts';
import { claimEmail, findPendingEmail } from './email-claim.store.ts';
import type { RegistrationDeps } from './registration-deps.ts';

const perUser: Limit = { name: 'email.user', burst: 3, refillSeconds: 300 };

/** Who opens the link in a mail shows that its address is theirs (ADR 0010). */
export function createEmailConfirmation(deps: RegistrationDeps) {
  const { sql, clock, links } = deps;

  /** In whatever session: mail is often read elsewhere. */
  async function confirm(
    token: string,
  ): Promise<Result<null, FailureOf<typeof calls.confirmEmail>>> {
    return sql.begin(async (tx) => {
      const holder = await links.useAccountLink(tx, token, 'email');
      if (holder === null || !(await claimEmail(tx, holder))) return fail(failure('BAD_LINK'));
      return ok(null);
    });
  }

  /** Answers the same when nothing waits to be confirmed. */
  async function resend({
    userId,
  }: Principal): Promise<Result<null, FailureOf<typeof calls.resendEmail>>> {
    const wait = await spendTry(sql, perUser, userId, clock());
    if (wait > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds: wait }));
    const email = await findPendingEmail(sql.reader, userId);
    if (email === null) return ok(null);
    const greeting = { kind: 'registration.greeted', userId, isBySeller: false } as const;
    await publishToAccount(deps.publish, sql, greeting);
    return ok(null);
  }

  return { confirm, resend };
}
