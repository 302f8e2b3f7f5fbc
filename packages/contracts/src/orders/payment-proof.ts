import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { orderCodeText, orderDetailSchema } from './order-detail.ts';

/** Bytes that a picture of a receipt may have: what comes out of a telephone has fewer. */
export const mostProofBytes = 12 * 1024 * 1024;

/** Pixels that it must bring: in fewer nobody reads an amount. */
export const leastProofSize = { width: 200, height: 200 } as const;

export const sendPaymentProof = defineCall({
  method: 'PUT',
  path: '/order/payment-proof',
  spec: '§2 FinalizingPayment, D-12',
  summary: 'Recibe la foto del comprobante de un pago por transferencia o en corresponsal.',
  access: 'registered',
  deadline: 'long',
  query: z.strictObject({ code: orderCodeText }),
  takes: 'bytes',
  bodyLimit: mostProofBytes,
  replies: { 200: z.object({ result: orderDetailSchema }) },
  errors: [
    'NOT_FOUND',
    'ORDER_NOT_PAYABLE',
    'PICTURE_TOO_LARGE',
    'PICTURE_TOO_SMALL',
    'PICTURE_FORMAT',
    'PICTURE_BROKEN',
  ],
});
