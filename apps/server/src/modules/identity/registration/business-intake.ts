import type { BodyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import type {
  completeRegistration,
  saveRegistrationPart,
} from '@matiz/contracts/identity/registration-progress.ts';
import { normaliseDocument } from '@matiz/domain/identity/document.ts';
import { isValidEmail, normaliseEmail } from '@matiz/domain/identity/email.ts';
import { normalisePhone } from '@matiz/domain/identity/phone.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';

type BusinessBody = BodyOf<typeof completeRegistration>;
type PartBody = BodyOf<typeof saveRegistrationPart>;

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

/** A business that registers: with an address, or only the city that its prices are for. */
export interface NewBusiness extends Omit<Business, 'address'> {
  readonly address:
    | BusinessAddress
    | { readonly line: null; readonly cityCode: string; readonly stateCode: string };
}

/** What one step told, as it is stored; null: the step was about something else. */
export interface BusinessPatch {
  readonly name: string | null;
  readonly lastName: string | null;
  readonly businessName: string | null;
  readonly tradeTypeId: string | null;
  readonly document: BusinessDocument | null;
  readonly address: BusinessAddress | null;
  readonly email: string | null;
}

type BusinessDocument = Pick<Business, 'documentType' | 'documentNumber'>;

export function readBusiness(
  body: Omit<BusinessBody, 'email'>,
): Result<Business, Failure<'INVALID_DOCUMENT'>> {
  const document = readDocument(body);
  if (!document.ok) return document;
  const { name, last_name: lastName, businessName, tradeTypeId } = body;
  const names = { name, lastName, businessName, tradeTypeId };
  return ok({ ...names, ...document.value, address: readAddress(body.address) });
}

/** The e-mail of a business, as it is stored; null: none was given. */
export function readEmail(
  typed: string | undefined,
): Result<string | null, Failure<'INVALID_EMAIL'>> {
  if (typed === undefined) return ok(null);
  const email = normaliseEmail(typed);
  return isValidEmail(email) ? ok(email) : fail(failureAt('email', 'INVALID_EMAIL'));
}

/** Reads what one step sends: the first thing that is wrong, at its field. */
export function readPart(
  body: PartBody,
): Result<BusinessPatch, Failure<'INVALID_REQUEST' | 'INVALID_DOCUMENT' | 'INVALID_EMAIL'>> {
  const { documentType, documentNumber, address } = body;
  if ((documentType === undefined) !== (documentNumber === undefined)) {
    return fail(failureAt('documentNumber', 'INVALID_REQUEST'));
  }
  const document =
    documentType && documentNumber ? readDocument({ documentType, documentNumber }) : ok(null);
  if (!document.ok) return document;
  const email = readEmail(body.email);
  if (!email.ok) return email;
  return ok({
    name: body.name ?? null,
    lastName: body.last_name ?? null,
    businessName: body.businessName ?? null,
    tradeTypeId: body.tradeTypeId ?? null,
    document: document.value,
    address: address ? readAddress(address) : null,
    email: email.value,
  });
}

function readDocument({
  documentType,
  documentNumber: typed,
}: BusinessDocument): Result<BusinessDocument, Failure<'INVALID_DOCUMENT'>> {
  const documentNumber = normaliseDocument(documentType, typed);
  if (documentNumber === null) return fail(failureAt('documentNumber', 'INVALID_DOCUMENT'));
  return ok({ documentType, documentNumber });
}

function readAddress({
  title,
  address: line,
  complement,
  neighbourhood,
  cityId,
  stateId,
  phone,
}: BusinessBody['address']): BusinessAddress {
  return {
    title: title || null,
    line,
    complement: complement || null,
    neighbourhood: neighbourhood || null,
    cityCode: cityId,
    stateCode: stateId,
    phone: phone ? (normalisePhone(phone) ?? phone.replace(/\D/g, '')) : null,
  };
}
