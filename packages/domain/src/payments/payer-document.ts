import { type DocumentType, readNit } from '../identity/document.ts';

/** Documents that a payer shows a bank with for a debit through PSE. */
export const payerDocuments = ['CC', 'NIT'] as const;
export type PayerDocument = (typeof payerDocuments)[number];

/** How a payer introduces themselves to a bank. */
export interface PayerIdentity {
  readonly person: 'natural' | 'legal';
  readonly documentType: PayerDocument;
  /** Empty: they have none that a bank takes. */
  readonly document: string;
}

/** What a business's own document says of who pays for it: a company's NIT has nine digits from 8 on. */
export function payerOf(type: DocumentType, document: string): PayerIdentity {
  const documentType = payerDocuments.find((each) => each === type);
  if (documentType === undefined) return { person: 'natural', documentType: 'CC', document: '' };
  const nit = documentType === 'NIT' ? readNit(document) : null;
  const isCompany = nit !== null && /^[89]\d{8}$/.test(nit.number);
  return { person: isCompany ? 'legal' : 'natural', documentType, document };
}
