/** Documents that a payer shows a bank with for a debit (reference §3.2, PSE). */
export const PAYER_DOCUMENTS = ['CC', 'NIT'] as const;
export type PayerDocument = (typeof PAYER_DOCUMENTS)[number];
