import { z } from 'zod';
import { defineCall } from '../define-call.ts';

/** Money that goes back to the one who paid it (D-12). */
const refundSchema = z.object({
  /** Of the payment, as the gateway has it too. */
  reference: z.string(),
  orderCode: z.string(),
  businessName: z.string(),
  /** The gateway's own name of its transaction, and with what was paid. */
  transactionId: z.string(),
  means: z.string().nullable(),
  /** Pesos. */
  paid: z.int(),
  due: z.int(),
  since: z.string(),
});

export const listRefunds = defineCall({
  method: 'GET',
  path: '/staff/payments/refunds',
  spec: 'D-12',
  summary: 'El dinero que hay que devolver, lo más antiguo primero.',
  access: 'staff:payments:read',
  query: z.strictObject({}),
  replies: { 200: z.object({ result: z.array(refundSchema) }) },
  errors: [],
});

export const noteRefund = defineCall({
  method: 'POST',
  path: '/staff/payments/refunded',
  spec: 'D-12',
  summary: 'Anota que lo que se debía de un pago ya se devolvió.',
  access: 'staff:payments:refund',
  deadline: 'long',
  body: z.strictObject({ reference: z.string().min(1).max(40) }),
  replies: { 200: z.object({ refunded: z.int() }) },
  errors: ['NOT_FOUND'],
});
