import type { PseChoices, PseForm } from '@matiz/contracts/orders/order-payment.ts';
import { showPhone } from '@matiz/domain/identity/phone.ts';
import { type PayerDocument, payerDocuments } from '@matiz/domain/payments/payer-document.ts';

/** What PSE asks for, as the form holds it. */
export type PseFields = {
  person: string;
  documentType: string;
  document: string;
  phone: string;
  bank: string;
  acceptsPolicy: boolean;
  acceptsPersonalData: boolean;
};

/** Neither contract is ticked beforehand: each is accepted, not presumed. */
export const emptyPse: PseFields = {
  person: 'natural',
  documentType: 'CC',
  document: '',
  phone: '',
  bank: '',
  acceptsPolicy: false,
  acceptsPersonalData: false,
};

/** As the form begins: what is known of who pays stands in it, to be looked at and changed. */
export function startPse({
  person,
  documentType,
  document,
  phone,
}: PseChoices['payer']): PseFields {
  return { ...emptyPse, person, documentType, document, phone: showPhone(phone) };
}

/**
 * What the tab does not keep: the number of a document, with it whose and of what kind it is, and what
 * is agreed to again each time.
 */
export const secretOfPse = [
  'person',
  'documentType',
  'document',
  'acceptsPolicy',
  'acceptsPersonalData',
] as const;

/** What a company or a person shows a bank: a company has nothing but its NIT. */
export function documentsOf(person: string): readonly PayerDocument[] {
  return person === 'legal' ? ['NIT'] : payerDocuments;
}

const nationalDigits = 10;

/** What is sent: the fields after the rules have looked at them. */
export function writePse(fields: PseFields): PseForm {
  const documents = documentsOf(fields.person);
  return {
    person: fields.person === 'legal' ? 'legal' : 'natural',
    documentType: documents.find((type) => type === fields.documentType) ?? documents[0] ?? 'CC',
    document: fields.document.trim(),
    phone: fields.phone.replace(/\D/g, '').slice(-nationalDigits),
    bank: fields.bank,
    acceptsPolicy: true,
    acceptsPersonalData: true,
  };
}
