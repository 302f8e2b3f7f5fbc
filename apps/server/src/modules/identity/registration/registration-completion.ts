import type { BodyOf, FailureOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import type {
  completeRegistration,
  saveRegistrationPart,
} from '@matiz/contracts/identity/registration-progress.ts';
import {
  arrivalState,
  type BusinessPart,
  nextRegistrationState,
  type RegistrationState,
} from '@matiz/domain/identity/registration.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql, SqlReader } from '#db/pool.ts';
import type { Principal } from '#http/session/principal.ts';
import { publishToAccount } from '../account/account-events.ts';
import { recordAudit } from '../audit.ts';
import { type Business, readBusiness, readEmail, readPart } from './business-intake.ts';
import { findFault } from './enrol.ts';
import { isDocumentTaken } from './registration.store.ts';
import {
  findRegistration,
  lockBusiness,
  savePendingBusinessEmail,
  updateBusiness,
  updatePart,
} from './registration-business.store.ts';
import type { RegistrationDeps } from './registration-deps.ts';
import { findOwnBusiness, missingOf } from './registration-progress.ts';

/** What a business tells after it saw prices, and corrects while its registration is open. */
export function createCompletion(deps: RegistrationDeps) {
  const { sql, clock, principals } = deps;

  /** What one step told, so that it is there on the next day and on another device (ADR 101). */
  async function savePart(
    principal: Principal,
    body: BodyOf<typeof saveRegistrationPart>,
    requestId: string,
  ): Promise<Result<BusinessPart[], FailureOf<typeof saveRegistrationPart>>> {
    const whose = await findOwnBusiness(sql.reader, principal);
    if (!whose.ok) return whose;
    const { customerId, userId } = whose.value;
    const read = readPart(body);
    if (!read.ok) return read;
    const part = read.value;
    const saved = await sql.begin(async (tx) => {
      const from = await lockBusiness(tx, customerId);
      const known = await findRegistration(tx.reader, customerId, userId);
      // What was sent as a whole is corrected as a whole, or was decided.
      if (from !== 'phone_verified' || !known?.business)
        return fail(failure('REGISTRATION_CLOSED'));
      const { tradeTypeId, address } = known.business;
      const { cityId: cityCode, stateId: stateCode } = address;
      const fault = await findFault(tx.reader, {
        tradeTypeId: part.tradeTypeId ?? tradeTypeId,
        address: part.address ?? { cityCode, stateCode },
      });
      if (fault) return fail(fault);
      const now = clock();
      await updatePart(tx, { ...whose.value, part, newAddressId: deps.newId(), now });
      await note(tx, principal, { customerId, requestId, from, to: from });
      return ok(await findRegistration(tx.reader, customerId, userId));
    });
    if (!saved.ok) return saved;
    principals.forget(principal.sessionId);
    return saved.value ? ok(missingOf(saved.value)) : fail(failure('CUSTOMER_NOT_FOUND'));
  }

  /**
   * All of the data: of a business that owed them, which is decided now, or of one that waits and
   * corrects them, which from then on a person looks at.
   */
  async function complete(
    principal: Principal,
    body: BodyOf<typeof completeRegistration>,
    requestId: string,
  ): Promise<Result<RegistrationState, FailureOf<typeof completeRegistration>>> {
    const whose = await findOwnBusiness(sql.reader, principal);
    if (!whose.ok) return whose;
    const { customerId, userId } = whose.value;
    const read = readBusiness(body);
    if (!read.ok) return read;
    const typed = readEmail(body.email);
    if (!typed.ok) return typed;
    const business = read.value;
    const fault = await findFault(sql.reader, business);
    if (fault) return fail(fault);

    // Its city may be another one than it began with: then its cart comes along.
    type Refusal = Failure<'REGISTRATION_CLOSED' | 'INVALID_EMAIL'>;
    return deps.changeLocation<RegistrationState, Refusal>(principal, async (tx) => {
      const from = await lockBusiness(tx, customerId);
      const to = from && (await nextState(tx.reader, from, customerId, business));
      if (!to) return fail(failure('REGISTRATION_CLOSED'));
      const account = await findRegistration(tx.reader, customerId, userId);
      const email = typed.value ?? account?.email ?? null;
      if (from === 'phone_verified' && email === null) {
        return fail(failureAt('email', 'INVALID_EMAIL'));
      }
      const now = clock();
      const newAddressId = deps.newId();
      await updateBusiness(tx, { ...whose.value, business, status: to, newAddressId, now });
      if (typed.value !== null) await savePendingBusinessEmail(tx, whose.value, typed.value);
      if (from === 'phone_verified' && userId !== null) {
        const greeting = { kind: 'registration.greeted', userId, isBySeller: false } as const;
        await publishToAccount(deps.publish, tx, greeting);
      }
      await note(tx, principal, { customerId, requestId, from, to });
      return ok(to);
    });
  }

  async function nextState(
    tx: SqlReader,
    from: RegistrationState,
    customerId: string,
    business: Business,
  ): Promise<RegistrationState | null> {
    if (nextRegistrationState(from, 'submit') === null) {
      return nextRegistrationState(from, 'complete');
    }
    return arrivalState({
      isReviewed: deps.reviewsRegistrations,
      isDocumentTaken: await isDocumentTaken(tx, business, customerId),
    });
  }

  async function note(
    tx: Sql,
    { userId: actorId, sessionId }: Principal,
    change: {
      readonly customerId: string;
      readonly requestId: string;
      readonly from: RegistrationState;
      readonly to: RegistrationState;
    },
  ): Promise<void> {
    const { customerId, requestId, from, to } = change;
    const action = to === 'phone_verified' ? 'registration.part' : 'registration.complete';
    const subject = `customer:${customerId}`;
    const entry = { at: clock(), actorId, customerId, sessionId, requestId, action, subject };
    await recordAudit(tx, { ...entry, detail: { from, to } });
  }

  return { savePart, complete };
}
