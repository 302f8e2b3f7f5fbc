import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { isValidEmail, normaliseEmail } from '@matiz/domain/identity/email.ts';
import { isMobilePhone, normalisePhone } from '@matiz/domain/identity/phone.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { nameOfEmail, nameOfPhone } from '../limits/origin.ts';

/** Of whom a code is, and what it proves: the phone, or the e-mail that it is sent to instead. */
export interface CodeContact {
  /** E.164. */
  readonly phone: string;
  /** Null: the code proves the phone. */
  readonly email: string | null;
}

/** As they were typed. */
export interface TypedContact {
  readonly phone: string;
  readonly email?: string | undefined;
}

type ContactFault = Failure<'INVALID_PHONE' | 'INVALID_EMAIL'>;

export function readContact({ phone, email }: TypedContact): Result<CodeContact, ContactFault> {
  const number = isMobilePhone(phone) ? normalisePhone(phone) : null;
  if (number === null) return fail(failureAt('phone', 'INVALID_PHONE'));
  if (email === undefined) return ok({ phone: number, email: null });
  const address = normaliseEmail(email);
  if (!isValidEmail(address)) return fail(failureAt('email', 'INVALID_EMAIL'));
  return ok({ phone: number, email: address });
}

/** By what limits and devices know the contact. */
export function nameOfContact({ phone, email }: CodeContact): string {
  return email === null ? nameOfPhone(phone) : nameOfEmail(email);
}
