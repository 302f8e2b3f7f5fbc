import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { PhoneCodes } from '../phone/phone-code.ts';
import type { Intake } from './registration-intake.ts';

/** What proved who registers. */
export type Proof = 'phone' | 'email';

type Typed = Pick<Intake, 'phone' | 'email'>;

/** What was proven in this session: the phone, or the e-mail where no phone can be reached (ADR 0037). */
export async function findProof(
  codes: PhoneCodes,
  sessionId: string,
  typed: Typed,
): Promise<Result<Proof, Failure<'PHONE_NOT_VERIFIED' | 'EMAIL_NOT_VERIFIED'>>> {
  const proven = await codes.findProven(sessionId, typed);
  if (proven.phone) return ok('phone');
  if (codes.reachesPhones()) return fail(failureAt('phone', 'PHONE_NOT_VERIFIED'));
  return proven.email ? ok('email') : fail(failureAt('email', 'EMAIL_NOT_VERIFIED'));
}

/** By what an account is found from now on: what was proven, and nothing else (ADR 0010). */
export function namesFrom(
  proof: Proof,
  { phone, email }: Typed,
): { phone: string | null; email: string | null } {
  return proof === 'phone' ? { phone, email: null } : { phone: null, email };
}

/** Someone has an account with it already. */
export function accountExists(proof: Proof) {
  return proof === 'phone'
    ? failureAt('phone', 'PHONE_HAS_ACCOUNT')
    : failureAt('email', 'EMAIL_HAS_ACCOUNT');
}
