import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { paymentMethodSchema } from '../payments.ts';
import { orderCodeText, orderDetailSchema } from './order-detail.ts';

export const listWaysToPay = defineCall({
  method: 'GET',
  path: '/order/payment-methods',
  spec: '§2 FinalizingPayment, D-12',
  summary: 'De qué otras formas se puede pagar un pedido que espera su pago, y por cuánto.',
  access: 'registered',
  query: z.strictObject({ code: orderCodeText }),
  replies: { 200: z.object({ result: z.array(paymentMethodSchema) }) },
  errors: ['NOT_FOUND', 'ORDER_NOT_PAYABLE'],
});

export const changePayment = defineCall({
  method: 'PUT',
  path: '/order/payment-method',
  spec: '§2 FinalizingPayment, D-12',
  summary: 'Paga de otra forma el mismo pedido, sin soltar sus productos ni su cupón.',
  access: 'registered',
  deadline: 'long',
  body: z.strictObject({
    orderCode: orderCodeText,
    paymentMethod: z.string().min(1).max(40),
    /** The total that was shown for it; another one is said before anything changes. */
    confirmedTotal: z.int(),
    /** The payer knows that a bank is still at work; what it takes beside this is given back. */
    evenIfRunning: z.literal(true).optional(),
  }),
  replies: { 200: z.object({ result: orderDetailSchema }) },
  errors: [
    'NOT_FOUND',
    'ORDER_NOT_PAYABLE',
    'PAYMENT_RUNNING',
    'PAYMENT_METHOD_UNAVAILABLE',
    'TOTAL_CHANGED',
    'GATEWAY_DOWN',
  ],
});
