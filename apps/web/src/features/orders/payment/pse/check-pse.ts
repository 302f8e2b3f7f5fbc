import type { RequestError } from '@matiz/client/request-error.ts';
import { say } from '@matiz/contracts/messages.ts';
import { isValidDocument } from '@matiz/domain/identity/document.ts';
import { isMobilePhone } from '@matiz/domain/identity/phone.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { documentsOf, type PseFields } from './pse-fields.ts';

/** The rules of the bank's page, said at their fields; both contracts need a tick of their own. */
export const checkPse: Resolver<PseFields> = (fields) => {
  const { person, documentType, document, phone, bank } = fields;
  const type = documentsOf(person).find((each) => each === documentType);
  const faults: Partial<Record<keyof PseFields, string>> = {
    ...(type && isValidDocument(type, document) ? {} : { document: say('invalidDocument') }),
    ...(isMobilePhone(phone) ? {} : { phone: say('invalidPhone') }),
    ...(bank === '' ? { bank: copy.bankMissing } : {}),
    ...(fields.acceptsPolicy ? {} : { acceptsPolicy: copy.policyMissing }),
    ...(fields.acceptsPersonalData ? {} : { acceptsPersonalData: copy.personalDataMissing }),
  };
  const errors: FieldErrors<PseFields> = Object.fromEntries(
    Object.entries(faults).map(([field, message]) => [field, { type: 'rule', message }]),
  );
  return Object.keys(errors).length === 0 ? { values: fields, errors: {} } : { values: {}, errors };
};

/** The field that a refusal of the server is about; null: none of them. */
export function fieldAtFault({ code, reply }: RequestError): keyof PseFields | null {
  if (code === 'INVALID_DOCUMENT') return 'document';
  if (code === 'INVALID_PHONE') return 'phone';
  const name = reply?.fields?.[0]?.path.split('.').at(-1);
  return fields.find((field) => field === name) ?? null;
}

const fields: readonly (keyof PseFields)[] = ['documentType', 'document', 'phone', 'bank'];
