import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { creditStatementSchema } from '../../payments/credit.ts';
import { resourceCalls } from '../resource.ts';

const limit = z
  .int('Escribe el cupo en pesos, sin centavos.')
  .min(0, 'Escribe un cupo de 0 o más.')
  .max(1_000_000_000);
const termsDays = z
  .int('Escribe los días en números.')
  .min(1, 'Escribe de 1 a 180 días.')
  .max(180, 'Escribe de 1 a 180 días.');

/** Credit of customers, as cartera keeps it (D-12): given once, then changed, never taken away. */
export const {
  list: listCredits,
  read: readCredit,
  create: giveCredit,
  change: changeCredit,
  history: listCreditHistory,
} = resourceCalls({
  path: '/staff/credits',
  onePath: '/staff/credits/one',
  historyPath: '/staff/credits/history',
  scope: { read: 'credit:read', write: 'credit:write' },
  names: ['un crédito', 'créditos'],
  row: {
    customerId: z.string(),
    customer: z.string(),
    limit: z.int(),
    used: z.int(),
    left: z.int(),
    overdue: z.int(),
    termsDays: z.int(),
  },
  form: { customerId: z.uuid('Elige un cliente.'), limit, termsDays },
  filters: { 'f.state': z.enum(['overdue', 'owes', 'free']).optional() },
  orders: ['customer', '-used'],
});

export const noteCreditPayment = defineCall({
  method: 'POST',
  path: '/staff/credits/payment',
  spec: 'D-12',
  summary: 'Anota un abono al crédito de un cliente. Repetible con la misma llave.',
  access: 'staff:credit:write',
  body: z.strictObject({
    id: z.uuid(),
    /** Drawn by the form: the same payment, sent twice, is one. */
    key: z.uuid(),
    amount: z
      .int('Escribe el valor en pesos, sin centavos.')
      .min(1, 'Escribe un valor mayor que 0.')
      .max(1_000_000_000),
    note: z.string().trim().min(1, 'Escribe cómo pagó: recibo, banco o fecha.').max(300),
  }),
  replies: { 200: z.object({ result: creditStatementSchema }) },
  errors: ['NOT_FOUND'],
});

export const readCreditStatement = defineCall({
  method: 'GET',
  path: '/staff/credits/statement',
  spec: 'D-12',
  summary: 'El extracto del crédito de un cliente.',
  access: 'staff:credit:read',
  query: z.strictObject({ id: z.uuid() }),
  replies: { 200: z.object({ result: creditStatementSchema }) },
  errors: ['NOT_FOUND'],
});
