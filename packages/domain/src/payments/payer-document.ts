/** Documents that a payer shows a bank with for a debit through PSE. */
export const PAYER_DOCUMENTS = ['CC', 'NIT'] as const;
export type PayerDocument = (typeof PAYER_DOCUMENTS)[number];
