import type { BodyOf, FailureOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import type { register, startRegistration } from '@matiz/contracts/identity/registration.ts';
import { say } from '@matiz/contracts/messages.ts';
import { isValidEmail, normaliseEmail } from '@matiz/domain/identity/email.ts';
import type { LegalKind } from '@matiz/domain/identity/legal-text.ts';
import { isMobilePhone, normalisePhone, showPhone } from '@matiz/domain/identity/phone.ts';
import { addDays, bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { type NewBusiness, readBusiness } from './business-intake.ts';

export type RegisterBody = BodyOf<typeof register>;
export type StartBody = BodyOf<typeof startRegistration>;

/** Since which day each legal text counts. */
type LegalVersions = Readonly<Record<LegalKind, string>>;

interface Situation {
  readonly now: Date;
  readonly legal: LegalVersions;
}

export interface Intake {
  readonly business: NewBusiness;
  readonly phone: string;
  /** Null: asked before the first order. */
  readonly email: string | null;
  /** Null: chosen later, through a link or with the proven phone. */
  readonly password: string | null;
  readonly leadOn: string;
  readonly consentVersion: string;
  readonly termsVersion: string;
  readonly acceptsMarketing: boolean;
}

/**
 * Reads what was typed into a registration, without asking the database: the first thing that is
 * wrong, at its field. A seller gives no password, those who register themselves give one.
 */
export function readIntake(
  body: RegisterBody,
  { isBySeller, ...situation }: Situation & { readonly isBySeller: boolean },
): Result<Intake, FailureOf<typeof register>> {
  const business = readBusiness(body);
  if (!business.ok) return business;
  const contact = readContact(body);
  if (!contact.ok) return contact;
  const password = readPassword(body.password, isBySeller);
  if (!password.ok) return password;
  const agreement = readAgreement(body, situation);
  if (!agreement.ok) return agreement;
  const given = { business: business.value, password: password.value };
  return ok({ ...given, ...contact.value, ...agreement.value });
}

/** The same of an account that only begins: until it has a name, its phone stands for it. */
export function readStart(
  body: StartBody,
  situation: Situation,
): Result<Intake, FailureOf<typeof startRegistration>> {
  const contact = readContact(body);
  if (!contact.ok) return contact;
  const agreement = readAgreement(body, situation);
  if (!agreement.ok) return agreement;
  const business: NewBusiness = {
    name: '',
    lastName: '',
    businessName: showPhone(contact.value.phone),
    documentType: 'NIT',
    documentNumber: '',
    tradeTypeId: body.tradeTypeId,
    address: { line: null, cityCode: body.address.cityId, stateCode: body.address.stateId },
  };
  return ok({ business, password: null, ...contact.value, ...agreement.value });
}

function readContact(
  typed: Pick<StartBody, 'phone' | 'email'>,
): Result<Pick<Intake, 'phone' | 'email'>, Failure<'INVALID_PHONE' | 'INVALID_EMAIL'>> {
  const phone = normalisePhone(typed.phone);
  if (phone === null || !isMobilePhone(phone)) return fail(failureAt('phone', 'INVALID_PHONE'));
  const email = typed.email === undefined ? null : normaliseEmail(typed.email);
  if (email !== null && !isValidEmail(email)) return fail(failureAt('email', 'INVALID_EMAIL'));
  return ok({ phone, email });
}

type Agreement = Pick<Intake, 'leadOn' | 'consentVersion' | 'termsVersion' | 'acceptsMarketing'>;

function readAgreement(
  { fecha_lead: leadOn, dataTreatment: { version }, acceptsMarketing }: StartBody | RegisterBody,
  { now, legal }: Situation,
): Result<Agreement, Failure<'INVALID_DATE' | 'OLD_CONSENT'>> {
  // A clock may be wrong by some hours, a lead of next year is a slip.
  if (leadOn < '2000-01-01' || leadOn > addDays(bogotaDate(now), 1)) {
    return fail(failureAt('fecha_lead', 'INVALID_DATE'));
  }
  if (version !== legal.data_treatment) return fail(failureAt('dataTreatment', 'OLD_CONSENT'));
  return ok({ leadOn, consentVersion: version, termsVersion: legal.terms, acceptsMarketing });
}

function readPassword(
  password: string | undefined,
  isBySeller: boolean,
): Result<string | null, Failure<'INVALID_REQUEST' | 'PASSWORD_REQUIRED'>> {
  if (isBySeller) {
    if (password === undefined) return ok(null);
    return fail(failureAt('password', 'INVALID_REQUEST', say('passwordByCustomer')));
  }
  if (password === undefined) return fail(failureAt('password', 'PASSWORD_REQUIRED'));
  return ok(password);
}
