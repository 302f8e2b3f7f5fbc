import { creditKinds } from '@matiz/domain/payments/credit/credit-entries.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { creditSchema } from '../identity.ts';
import { plainDateText } from '../plain-date.ts';

/** A line of the ledger, which is never changed. */
export const creditEntrySchema = z.object({
  _id: z.string(),
  at: z.string(),
  kind: z.enum(creditKinds),
  /** Pesos: what is owed more by it; below 0, less. */
  amount: z.int(),
  /** What was owed, and the limit, after it. */
  balance: z.int(),
  limit: z.int(),
  dueOn: z.string().nullable(),
  orderCode: z.string().nullable(),
  note: z.string().nullable(),
});
export type CreditEntry = z.output<typeof creditEntrySchema>;

/** How a credit stands, and its lines, the newest first. */
export const creditStatementSchema = z.object({
  credit: creditSchema,
  entries: z.array(creditEntrySchema),
});
export type CreditStatementReply = z.output<typeof creditStatementSchema>;

export const showCreditStatement = defineCall({
  method: 'GET',
  path: '/credit/statement',
  spec: '§2 Mis créditos, D-12',
  summary: 'El crédito propio: cupo, saldo, vencimientos y movimientos.',
  access: 'buyer',
  query: z.strictObject({}),
  /** Null: the customer has no credit. */
  replies: { 200: z.object({ result: creditStatementSchema.nullable() }) },
  errors: [],
});

export const printCreditStatement = defineCall({
  method: 'GET',
  path: '/credit/pdf',
  spec: '§2 Mis créditos, D-12',
  summary: 'El estado del crédito propio y sus movimientos en una hoja.',
  access: 'buyer',
  /** Of the movements, those of a kind and between two days; left out: all. */
  query: z.strictObject({
    kind: z.enum(creditKinds).optional(),
    since: plainDateText.optional(),
    until: plainDateText.optional(),
  }),
  replies: { 200: z.custom<Uint8Array>((value) => value instanceof Uint8Array) },
  media: 'application/pdf',
  /** The customer has no credit. */
  errors: ['NOT_FOUND'],
});
