/** Documents that a payer shows a bank with for a debit through PSE. */
export const payerDocuments = ['CC', 'NIT'] as const;
export type PayerDocument = (typeof payerDocuments)[number];
