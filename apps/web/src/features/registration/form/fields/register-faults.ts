import type { RequestError, RequestErrorCode } from '@matiz/client/request-error.ts';
import type { FieldErrors, FieldPath } from 'react-hook-form';
import {
  type BusinessFields,
  fieldsOfStep,
  formSteps,
  type RegisterFields,
} from './register-fields.ts';

export interface Fault {
  readonly field: FieldPath<RegisterFields>;
  readonly message: string;
}

const unproven: readonly RequestErrorCode[] = [
  'PHONE_NOT_VERIFIED',
  'EMAIL_NOT_VERIFIED',
  'INVALID_PHONE',
];

/** The server has not seen the code of this phone or e-mail, or too long ago. */
export function isUnproven({ code }: RequestError): boolean {
  return unproven.includes(code);
}

const fieldOfCode: Partial<Record<RequestErrorCode, FieldPath<RegisterFields>>> = {
  INVALID_DOCUMENT: 'documentNumber',
  INVALID_EMAIL: 'email',
  EMAIL_HAS_ACCOUNT: 'email',
  UNKNOWN_TRADE_TYPE: 'tradeTypeId',
  UNKNOWN_CITY: 'address.cityId',
  CITY_OUTSIDE_STATE: 'address.cityId',
  OLD_CONSENT: 'dataTreatment',
};

/**
 * What the server finds fault with, by the field where it is mended; in the order of the form.
 * Empty: it is about something else.
 */
export function registerFaultsOf(
  { code, message, reply }: RequestError,
  fields: BusinessFields,
): Fault[] {
  const named = (reply?.fields ?? []).flatMap((fault) => {
    const field = fieldOfPath(fault.path, fields);
    return field ? [{ field, message: fault.message }] : [];
  });
  const field = fieldOfCode[code];
  const faults = named.length > 0 || !field ? named : [{ field, message }];
  return faults.sort((a, b) => placeOf(a.field) - placeOf(b.field));
}

const order: readonly FieldPath<RegisterFields>[] = formSteps.flatMap((step) => [
  ...fieldsOfStep[step],
]);
const placeOf = (field: FieldPath<RegisterFields>) => order.indexOf(field);

function fieldOfPath(path: string, { street }: BusinessFields): FieldPath<RegisterFields> | null {
  // The form writes the line by its parts; the server knows the whole.
  if (path === 'address.address') return street.isFree ? 'street.line' : 'street.via';
  if (path.startsWith('dataTreatment')) return 'dataTreatment';
  return order.find((field) => field === path) ?? null;
}

/** The first field at fault, in the order of the screens. */
export function firstField(errors: FieldErrors<RegisterFields>): FieldPath<RegisterFields> | null {
  const isAtFault = (path: string) =>
    path.split('.').reduce<unknown>((at, name) => readField(at, name), errors) !== undefined;
  return order.find(isAtFault) ?? null;
}

function readField(at: unknown, name: string): unknown {
  return typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined;
}
