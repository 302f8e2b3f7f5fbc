import type { BodyOf, FailureOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type {
  completeRegistration,
  RegistrationStatus,
  registrationStatus,
} from '@matiz/contracts/identity/registration.ts';
import { type ContactProof, isProven } from '@matiz/domain/identity/contact-proof.ts';
import {
  arrivalState,
  nextRegistrationState,
  type RegistrationState,
} from '@matiz/domain/identity/registration.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { SqlReader } from '#db/pool.ts';
import type { Principal, Visitor } from '#http/session/principal.ts';
import { recordAudit } from '../audit.ts';
import { findProofs } from '../phone/phone-code.store.ts';
import { findOwnCustomer } from '../session/principal.store.ts';
import { isDocumentTaken } from './registration.store.ts';
import { findFault } from './registration.ts';
import { findRegistration, lockBusiness, updateBusiness } from './registration-business.store.ts';
import type { RegistrationDeps } from './registration-deps.ts';
import { type Business, readBusiness } from './registration-intake.ts';

/** How far a registration is, and correcting it while it is open (§2 RegistrationStatus). */
export function createRegistrationProgress(deps: RegistrationDeps) {
  const { sql, clock, principals, messages } = deps;

  /** Of the visitor on the way, of one's own business, or of the seller's working customer. */
  async function status(
    principal: Visitor,
  ): Promise<Result<RegistrationStatus, FailureOf<typeof registrationStatus>>> {
    const canConfirmEmail = messages.carries('email');
    if (principal.role === 'Guest')
      return ok({ ...(await statusOfVisitor(principal.sessionId)), canConfirmEmail });
    const whose = await businessOf(principal);
    if (!whose.ok) return whose;
    const found = await findRegistration(sql.reader, whose.value.customerId, whose.value.userId);
    return found ? ok({ ...found, canConfirmEmail }) : fail(failure('CUSTOMER_NOT_FOUND'));
  }

  /** What codes proved in the visitor's session. */
  async function statusOfVisitor(sessionId: string | null) {
    const proofs = sessionId === null ? undefined : await findProofs(sql.reader, sessionId);
    const provenOf = (proof: ContactProof | undefined) =>
      proof?.contact && isProven(proof, proof.contact, clock()) ? proof.contact : null;
    const phone = provenOf(proofs?.phone);
    const email = provenOf(proofs?.email);
    return {
      status: phone === null && email === null ? ('started' as const) : ('phone_verified' as const),
      note: null,
      phone,
      email,
      isEmailConfirmed: email !== null,
      hasPassword: false,
      business: null,
    };
  }

  /** Corrects the data of a business that waits; from then on a person looks at it. */
  async function complete(
    principal: Principal,
    body: BodyOf<typeof completeRegistration>,
    requestId: string,
  ): Promise<Result<RegistrationState, FailureOf<typeof completeRegistration>>> {
    const whose = await businessOf(principal);
    if (!whose.ok) return whose;
    const read = readBusiness(body);
    if (!read.ok) return read;
    const business = read.value;
    const fault = await findFault(sql.reader, business);
    if (fault) return fail(fault);

    const { customerId, userId } = whose.value;
    const completed = await sql.begin(async (tx) => {
      const from = await lockBusiness(tx, customerId);
      const to = from && (await nextState(tx, from, customerId, business));
      if (!to) return fail(failure('REGISTRATION_CLOSED'));
      const now = clock();
      const newAddressId = deps.newId();
      const change = { customerId, userId, business, status: to, newAddressId, now };
      await updateBusiness(tx, change);
      await recordAudit(tx, {
        at: now,
        actorId: principal.userId,
        customerId,
        sessionId: principal.sessionId,
        requestId,
        action: 'registration.complete',
        subject: `customer:${customerId}`,
        detail: { from, to },
      });
      return ok(to);
    });
    principals.forget(principal.sessionId);
    return completed;
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

  async function businessOf(
    principal: Visitor,
  ): Promise<Result<{ customerId: string; userId: string | null }, Failure<'CUSTOMER_NOT_FOUND'>>> {
    const { role, userId, customer } = principal;
    if (role === 'Seller' && customer) return ok({ customerId: customer.id, userId: null });
    // A rejected business buys no more, but may read why.
    const customerId = role === 'Admin customer' ? await findOwnCustomer(sql.reader, userId) : null;
    return customerId === null ? fail(failure('CUSTOMER_NOT_FOUND')) : ok({ customerId, userId });
  }

  return { status, complete };
}
