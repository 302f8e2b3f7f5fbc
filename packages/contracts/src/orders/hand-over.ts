import { maxQuantity } from '@matiz/domain/kernel/quantity.ts';
import { handOverStates } from '@matiz/domain/orders/hand-over/hand-over-state.ts';
import { z } from 'zod';
import { cartLineSchema } from '../cart.ts';
import { defineCall } from '../define-call.ts';
import { createOrder, purchaseSchema } from '../orders.ts';
import { plainLine } from '../plain-line.ts';
import { seenArrivalSchema } from './delivery-windows.ts';
import { orderStateSchema } from './order-detail.ts';

/** How far a draft is that a seller sent to their customer. */
export const handOverSchema = z.object({
  _id: z.string(),
  cartId: z.string(),
  state: z.enum(handOverStates),
  sentAt: z.string(),
  expiresAt: z.string(),
  openedAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
  /** Who answered, as they wrote their name. */
  answeredBy: z.string().nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
  orderCode: z.string().nullable(),
});
export type HandOver = z.output<typeof handOverSchema>;

export const sendHandOver = defineCall({
  method: 'POST',
  path: '/seller/hand-over',
  spec: 'D-4, ADR 52',
  summary:
    'Crea el enlace con el que el cliente revisa y aprueba el borrador; el anterior deja de servir.',
  access: 'seller',
  body: z.strictObject({ cartId: z.uuid() }),
  replies: {
    200: z.object({
      handOver: handOverSchema,
      /** Said this once: only what recognises it is kept. */
      link: z.string(),
      /** The customer’s own, to write to; null: none is known. */
      phone: z.string().nullable(),
    }),
  },
  errors: [
    'CART_NOT_FOUND',
    'CART_EMPTY',
    'REGISTRATION_INCOMPLETE',
    'REGISTRATION_PENDING',
    'CUSTOMER_BLOCKED',
  ],
});

export const readHandOver = defineCall({
  method: 'GET',
  path: '/seller/hand-over',
  spec: 'D-4, ADR 52',
  summary: 'Cómo va el último enlace de un borrador.',
  access: 'seller',
  query: z.strictObject({ cartId: z.uuid() }),
  replies: { 200: z.object({ handOver: handOverSchema.nullable() }) },
  errors: ['CART_NOT_FOUND'],
});

export const revokeHandOver = defineCall({
  method: 'DELETE',
  path: '/seller/hand-over',
  spec: 'D-4, ADR 52',
  summary: 'Anula un enlace; si ya se respondió, queda como está.',
  access: 'seller',
  body: z.strictObject({ _id: z.uuid() }),
  replies: { 200: z.object({ handOver: handOverSchema }) },
  errors: ['NOT_FOUND'],
});

/** What the link ends in; one that cannot be is answered like one that is not known. */
const token = z.string().min(1).max(200);

const notNow = [
  'HAND_OVER_UNKNOWN',
  'HAND_OVER_EXPIRED',
  'HAND_OVER_REVOKED',
  'HAND_OVER_APPROVED',
  'HAND_OVER_DECLINED',
] as const;

const handOverView = z.object({
  seller: z.object({ name: z.string(), phone: z.string().nullable() }),
  expiresAt: z.string(),
  /** Whether the one who looks may answer: the sender only sees what was sent. */
  canAnswer: z.boolean(),
  /** Rises with each change of the draft; an approval names the one that it saw. */
  revision: z.int(),
  purchase: purchaseSchema,
  /** In the draft, but not to be had just now: it stays there. */
  outOfStock: z.array(cartLineSchema),
  /** What is different from what was sent, but for the buyer's own changes. */
  changes: z.array(
    z.object({
      kind: z.enum(['added', 'removed', 'quantity', 'price']),
      name: z.string(),
      versionName: z.string().nullable(),
      before: z.int(),
      after: z.int(),
    }),
  ),
});
export type HandOverView = z.output<typeof handOverView>;

export const viewHandOver = defineCall({
  method: 'POST',
  path: '/hand-over/view',
  spec: 'D-4, ADR 52',
  summary: 'El pedido que un vendedor envió para aprobar, como está ahora.',
  access: 'visitor',
  body: z.strictObject({ token }),
  replies: { 200: handOverView },
  errors: [...notNow, 'HAND_OVER_EMPTY'],
});

export const editHandOver = defineCall({
  method: 'PUT',
  path: '/hand-over',
  spec: 'D-4, ADR 52',
  summary: 'Cambia la cantidad de una línea, o el medio de pago, de un pedido por aprobar.',
  access: 'visitor',
  body: z.strictObject({
    token,
    /** 0 takes it out, unless nothing would be left to order. */
    line: z
      .strictObject({ lineId: z.string().max(60), quantity: z.int().min(0).max(maxQuantity) })
      .optional(),
    paymentMethod: z.string().max(40).optional(),
  }),
  replies: { 200: handOverView },
  errors: [
    ...notNow,
    'HAND_OVER_EMPTY',
    'HAND_OVER_LAST_LINE',
    'CART_EMPTY',
    'CART_NOT_FOUND',
    'CART_CLOSED',
    'UNKNOWN_CART_LINE',
    'NO_COVERAGE',
    'OUT_OF_STOCK',
    'TONE_OUT_OF_STOCK',
    'STOCK_EXCEEDED',
    'STOCK_INSUFFICIENT',
    'BELOW_MINIMUM',
    'NOT_A_MULTIPLE',
    'KEY_REUSED',
    'PAYMENT_METHOD_UNAVAILABLE',
  ],
});

/** Who answers, in their own words: the link proves nothing of it. */
const answeredBy = plainLine(80).min(2, 'Escribe tu nombre.');

export const approveHandOver = defineCall({
  method: 'POST',
  path: '/hand-over/approve',
  spec: 'D-4, ADR 52',
  summary: 'Aprueba el borrador: hace el pedido, una sola vez.',
  access: 'visitor',
  deadline: 'long',
  body: z.strictObject({
    token,
    answeredBy,
    /** The draft as it was seen; another one answers 409. */
    revision: z.int().min(0),
    /** As in `POST /order/create`. */
    confirmedTotal: z.int().min(0),
    confirmedArrival: seenArrivalSchema.optional(),
  }),
  replies: {
    200: z.object({
      order: z.object({
        code: z.string(),
        state: orderStateSchema,
        total: z.int(),
        /** Until when it has to be paid; null: it is paid as it comes. */
        payUntil: z.string().nullable(),
        paymentMethod: z.string(),
        /** Whether the shop sends mail, and the business has an address that takes it. */
        isMailed: z.boolean(),
      }),
    }),
  },
  errors: [...notNow, 'HAND_OVER_CHANGED', ...createOrder.errors],
});

export const declineHandOver = defineCall({
  method: 'POST',
  path: '/hand-over/decline',
  spec: 'D-4, ADR 52',
  summary: 'Dice que no al borrador, con el motivo; el vendedor lo lee.',
  access: 'visitor',
  body: z.strictObject({
    token,
    answeredBy: answeredBy.optional(),
    reason: plainLine(300).min(3, 'Cuéntale por qué a tu vendedor.'),
  }),
  replies: { 200: z.object({ results: z.object({ message: z.string() }) }) },
  errors: [...notNow],
});
