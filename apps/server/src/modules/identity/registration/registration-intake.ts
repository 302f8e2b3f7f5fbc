import type { BodyOf, FailureOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import type { completeRegistration, register } from '@matiz/contracts/identity/registration.ts';
import { say } from '@matiz/contracts/messages.ts';
import { normaliseDocument } from '@matiz/domain/identity/document.ts';
import { isValidEmail, normaliseEmail } from '@matiz/domain/identity/email.ts';
import type { LegalKind } from '@matiz/domain/identity/legal-text.ts';
import { isMobilePhone, normalisePhone } from '@matiz/domain/identity/phone.ts';
import { addDays, bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';

export type RegisterBody = BodyOf<typeof register>;
type BusinessBody = BodyOf<typeof completeRegistration>;

/** What a business tells of itself, as it is stored. */
export interface Business {
  readonly name: string;
  readonly lastName: string;
  readonly businessName: string;
  readonly documentType: BusinessBody['documentType'];
  readonly documentNumber: string;
  readonly tradeTypeId: string;
  readonly address: BusinessAddress;
}

export interface BusinessAddress {
  readonly title: string | null;
  readonly line: string;
  readonly complement: string | null;
  readonly neighbourhood: string | null;
  readonly cityCode: string;
  readonly stateCode: string;
  readonly phone: string | null;
}

/** Since which day each legal text counts. */
type LegalVersions = Readonly<Record<LegalKind, string>>;

export interface Intake {
  readonly business: Business;
  readonly phone: string;
  readonly email: string;
  /** Null: the customer of a seller, who chooses one later. */
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
  { isBySeller, now, legal }: { isBySeller: boolean; now: Date; legal: LegalVersions },
): Result<Intake, FailureOf<typeof register>> {
  const business = readBusiness(body);
  if (!business.ok) return business;
  const phone = normalisePhone(body.phone);
  if (phone === null || !isMobilePhone(phone)) return fail(failureAt('phone', 'INVALID_PHONE'));
  const email = normaliseEmail(body.email);
  if (!isValidEmail(email)) return fail(failureAt('email', 'INVALID_EMAIL'));
  const password = readPassword(body.password, isBySeller);
  if (!password.ok) return password;
  // A clock may be wrong by some hours, a lead of next year is a slip.
  if (body.fecha_lead < '2000-01-01' || body.fecha_lead > addDays(bogotaDate(now), 1)) {
    return fail(failureAt('fecha_lead', 'INVALID_DATE'));
  }
  const { version } = body.dataTreatment;
  if (version !== legal.data_treatment) return fail(failureAt('dataTreatment', 'OLD_CONSENT'));
  return ok({
    business: business.value,
    phone,
    email,
    password: password.value,
    leadOn: body.fecha_lead,
    consentVersion: version,
    termsVersion: legal.terms,
    acceptsMarketing: body.acceptsMarketing,
  });
}

export function readBusiness(body: BusinessBody): Result<Business, Failure<'INVALID_DOCUMENT'>> {
  const { name, last_name: lastName, businessName, documentType, tradeTypeId } = body;
  const documentNumber = normaliseDocument(documentType, body.documentNumber);
  if (documentNumber === null) return fail(failureAt('documentNumber', 'INVALID_DOCUMENT'));
  const { title, address: line, complement, neighbourhood, cityId, stateId, phone } = body.address;
  const address = {
    title: title || null,
    line,
    complement: complement || null,
    neighbourhood: neighbourhood || null,
    cityCode: cityId,
    stateCode: stateId,
    phone: phone ? (normalisePhone(phone) ?? phone.replace(/\D/g, '')) : null,
  };
  return ok({ name, lastName, businessName, documentType, documentNumber, tradeTypeId, address });
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
