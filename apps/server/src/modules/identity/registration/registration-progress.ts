import type { FailureOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type {
  RegistrationStatus,
  registrationStatus,
} from '@matiz/contracts/identity/registration-progress.ts';
import { type ContactProof, isProven } from '@matiz/domain/identity/contact-proof.ts';
import { type BusinessPart, missingParts } from '@matiz/domain/identity/registration.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { SqlReader } from '#db/pool.ts';
import type { Visitor } from '#http/session/principal.ts';
import { findProofs } from '../phone/phone-code.store.ts';
import { findOwnCustomer } from '../session/principal.store.ts';
import { findRegistration, type StoredRegistration } from './registration-business.store.ts';
import type { RegistrationDeps } from './registration-deps.ts';

/** How far a registration is (§2 RegistrationStatus). */
export function createRegistrationProgress(deps: RegistrationDeps) {
  const { sql, clock, messages } = deps;

  /** Of the visitor on the way, of one's own business, or of the seller's working customer. */
  async function status(
    principal: Visitor,
  ): Promise<Result<RegistrationStatus, FailureOf<typeof registrationStatus>>> {
    const canConfirmEmail = messages.carries('email');
    if (principal.role === 'Guest')
      return ok({ ...(await statusOfVisitor(principal.sessionId)), canConfirmEmail });
    const whose = await findOwnBusiness(sql.reader, principal);
    if (!whose.ok) return whose;
    const found = await findRegistration(sql.reader, whose.value.customerId, whose.value.userId);
    if (!found) return fail(failure('CUSTOMER_NOT_FOUND'));
    return ok({ ...found, missing: missingOf(found), canConfirmEmail });
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
      missing: [],
    };
  }

  return { status };
}

/** What a business still owes before its first order; one that sent all of it owes nothing. */
export function missingOf({ status, business, email }: StoredRegistration): BusinessPart[] {
  if (status !== 'phone_verified' || business === null) return [];
  return missingParts({
    name: business.name,
    lastName: business.last_name,
    businessName: business.businessName,
    documentNumber: business.documentNumber,
    addressLine: business.address.address,
    email: email ?? '',
  });
}

/** One's own business with one's account, or the seller's working customer, whose account it is not. */
export async function findOwnBusiness(
  sql: SqlReader,
  { role, userId, customer }: Visitor,
): Promise<Result<{ customerId: string; userId: string | null }, Failure<'CUSTOMER_NOT_FOUND'>>> {
  if (role === 'Seller' && customer) return ok({ customerId: customer.id, userId: null });
  // A rejected business buys no more, but may read why.
  const customerId = role === 'Admin customer' ? await findOwnCustomer(sql, userId) : null;
  return customerId === null ? fail(failure('CUSTOMER_NOT_FOUND')) : ok({ customerId, userId });
}
