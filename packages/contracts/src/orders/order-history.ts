import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { idText } from '../request-context.ts';
import { orderCodeText, orderDetailSchema } from './order-detail.ts';

export const printOrder = defineCall({
  method: 'GET',
  path: '/order/pdf',
  spec: '§2 OrderHistoryDetail',
  summary: 'El pedido en una hoja para imprimir o guardar.',
  access: 'registered',
  query: z.strictObject({ orderCode: orderCodeText }),
  replies: { 200: z.custom<Uint8Array>((value) => value instanceof Uint8Array) },
  media: 'application/pdf',
  errors: ['NOT_FOUND'],
});

const whichDelivery = { orderCode: orderCodeText, deliveryId: idText };

export const cancelOrder = defineCall({
  method: 'POST',
  path: '/order/cancel',
  spec: '§2 OrderHistoryDetail, D-10',
  summary: 'Cancela un pedido o una de sus entregas mientras no haya salido.',
  access: 'registered',
  deadline: 'long',
  body: z.strictObject({ ...whichDelivery, deliveryId: idText.optional() }),
  replies: { 200: z.object({ result: orderDetailSchema }) },
  errors: ['NOT_FOUND', 'ORDER_NOT_CANCELLABLE', 'ORDER_UNPAID', 'PAYMENT_RUNNING'],
});

export const keepDelivery = defineCall({
  method: 'POST',
  path: '/order/keep',
  spec: 'D-8',
  summary: 'Acepta la fecha nueva de una entrega en preventa.',
  access: 'registered',
  deadline: 'long',
  body: z.strictObject(whichDelivery),
  replies: { 200: z.object({ result: orderDetailSchema }) },
  errors: ['NOT_FOUND'],
});
