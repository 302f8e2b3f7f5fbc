import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failureAt } from '@matiz/contracts/errors.ts';
import type { changeOwnPhone } from '@matiz/contracts/identity/own-account.ts';
import { messages } from '@matiz/contracts/messages.ts';
import { ownerGuesses } from '@matiz/domain/identity/guessing.ts';
import { normalisePhone } from '@matiz/domain/identity/phone.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { brokenConstraint } from '#db/connection/unavailable.ts';
import type { Principal } from '#http/session/principal.ts';
import { recordAudit } from '../audit.ts';
import type { RegistrationDeps } from '../registration/registration-deps.ts';
import { publishToAccount } from './account-events.ts';
import { savePhone } from './own-phone.store.ts';
import { proveOwner } from './prove-owner.ts';

interface PhoneChange {
  readonly principal: Principal;
  readonly body: BodyOf<typeof changeOwnPhone>;
  readonly requestId: string;
}

/**
 * One enters by the phone, so a new one is proven by a code in this session, and its owner by the
 * password. Whose it is already is told to no one who does not hold it.
 */
export function createOwnPhone(deps: RegistrationDeps) {
  const { sql, clock } = deps;

  async function change({
    principal,
    body: { currentPassword, phone: typed },
    requestId,
  }: PhoneChange): Promise<ResultOf<typeof changeOwnPhone>> {
    const phone = normalisePhone(typed);
    if (phone === null) return fail(failureAt('phone', 'INVALID_PHONE'));
    const { userId, sessionId, customer } = principal;
    const proven = await deps.codes.findProven(sessionId, { phone, email: null });
    if (!proven.phone) return fail(failureAt('phone', 'PHONE_NOT_VERIFIED'));
    const asked = { password: currentPassword, field: 'currentPassword', rules: ownerGuesses };
    const refusal = await proveOwner(deps, principal, asked);
    if (refusal) return fail(refusal);
    try {
      await sql.begin(async (tx) => {
        const saved = await savePhone(tx, userId, phone);
        if (!saved) return;
        const who = { actorId: userId, customerId: customer?.id ?? null, sessionId, requestId };
        const what = { action: 'user.phone', subject: `user:${userId}` };
        await recordAudit(tx, { at: clock(), ...who, ...what });
        const { previous } = saved;
        const sealedPrevious = previous === null ? null : deps.sealed.seal(previous);
        await publishToAccount(deps.publish, tx, { kind: 'phone.changed', userId, sealedPrevious });
      });
    } catch (error) {
      if (brokenConstraint(error) !== 'app_user_phone_key') throw error;
      return fail(failureAt('phone', 'PHONE_HAS_ACCOUNT'));
    }
    return ok({ results: { message: messages.ownPhoneChanged } });
  }

  return { change };
}
