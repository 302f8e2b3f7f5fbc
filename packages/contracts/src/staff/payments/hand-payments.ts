import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { paymentMeansSchema } from '../../payments.ts';

const referenceText = z.string().min(1).max(40);

/** A payment that people look for: in the account of the shop, or with who lends. */
const handPayment = z.object({
  /** What its payer was asked to write. */
  reference: z.string(),
  orderCode: z.string(),
  businessName: z.string(),
  method: z.string(),
  means: paymentMeansSchema,
  amount: z.int(),
  since: z.string(),
  /** Until when its goods are held. */
  until: z.string().nullable(),
  /** review: someone has to look; waiting: nothing was shown yet; over: its order is cancelled. */
  state: z.enum(['review', 'waiting', 'over']),
  /** Of the last picture that was sent; null: none was. */
  proof: z.object({ id: z.string(), sentAt: z.string() }).nullable(),
});
export type HandPaymentRow = z.output<typeof handPayment>;

export const listHandPayments = defineCall({
  method: 'GET',
  path: '/staff/payments/by-hand',
  spec: 'D-12, D-19',
  summary: 'Los pagos que confirma el equipo: primero los que esperan que alguien los mire.',
  access: 'staff:payments:read',
  query: z.strictObject({}),
  replies: { 200: z.object({ result: z.array(handPayment) }) },
  errors: [],
});

export const readPaymentProof = defineCall({
  method: 'GET',
  path: '/staff/payments/proof',
  spec: 'D-12, D-19',
  summary: 'La foto de un comprobante de pago.',
  access: 'staff:payments:read',
  query: z.strictObject({ id: z.uuid('Identificador no válido.') }),
  replies: { 200: z.custom<Uint8Array>((value) => value instanceof Uint8Array) },
  media: 'image/webp',
  errors: ['NOT_FOUND'],
});

export const confirmHandPayment = defineCall({
  method: 'POST',
  path: '/staff/payments/confirm',
  spec: 'D-12, D-19',
  summary: 'Confirma que un pago llegó, por el valor exacto; repetirlo no cambia nada.',
  access: 'staff:payments:confirm',
  deadline: 'long',
  body: z.strictObject({
    reference: referenceText,
    /** Pesos that came, as the one who looked read them. */
    amount: z.int('Escribe el valor en pesos, sin centavos.').min(1).max(1_000_000_000),
  }),
  /** surplus: its order is cancelled or was paid already, so that it has to go back. */
  replies: { 200: z.object({ state: z.enum(['approved', 'surplus']) }) },
  errors: ['NOT_FOUND', 'PAYMENT_DIFFERS', 'PAYMENT_DECIDED'],
});

export const refuseHandPayment = defineCall({
  method: 'POST',
  path: '/staff/payments/refuse',
  spec: 'D-12, D-19',
  summary: 'Dice que un pago no se pudo confirmar, y por qué; el comprador lo lee y puede seguir.',
  access: 'staff:payments:confirm',
  deadline: 'long',
  body: z.strictObject({
    reference: referenceText,
    reason: z.string().trim().min(1, 'Escribe por qué.').max(200),
  }),
  replies: { 200: z.object({ reason: z.string() }) },
  errors: ['NOT_FOUND', 'PAYMENT_DECIDED'],
});
