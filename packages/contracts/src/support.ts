import { messageLength } from '@matiz/domain/support/message.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { orderCodeText } from './orders/order-detail.ts';
import { writtenText } from './support/written-text.ts';

export const messageText = writtenText(messageLength, 'Escribe tu mensaje.');

/** Minutes of the day in Bogotá; null: nobody answers. */
const dayHours = z.object({ from: z.int(), to: z.int() }).nullable();

const supportChannels = z.object({
  /** Each empty where the shop has none; `whatsapp` as +573001234567. */
  whatsapp: z.string(),
  phone: z.string(),
  email: z.string(),
  /** A holiday is as a Sunday. Null: the shop does not say. */
  hours: z.object({ weekdays: dayHours, saturday: dayHours, sunday: dayHours }).nullable(),
  isOpen: z.boolean(),
  /** While it is open, until when; else from when, if it ever opens. */
  changesAt: z.string().nullable(),
});
export type SupportChannels = z.output<typeof supportChannels>;

export const supportMessage = z.object({
  id: z.string(),
  isFromStaff: z.boolean(),
  /** Who wrote it; of the shop's people the name alone. */
  by: z.string(),
  at: z.string(),
  body: z.string(),
});
export type SupportMessage = z.output<typeof supportMessage>;

const supportThread = z.object({
  id: z.string(),
  orderCode: z.string().nullable(),
  /** Whether the shop has still to answer. */
  isWaiting: z.boolean(),
  /** The first first; of a long one the last hundred. */
  messages: z.array(supportMessage),
});
export type SupportThread = z.output<typeof supportThread>;

export const readSupportChannels = defineCall({
  method: 'GET',
  path: '/support/channels',
  spec: '§2 Support',
  summary: 'Cómo y cuándo se llega a la tienda.',
  access: 'visitor',
  replies: { 200: z.object({ result: supportChannels }) },
  errors: [],
});

export const listSupportThreads = defineCall({
  method: 'GET',
  path: '/support/threads',
  spec: '§2 Support',
  summary: 'Las conversaciones propias con la tienda, o la de un pedido.',
  access: 'registered',
  query: z.strictObject({ orderCode: orderCodeText.optional() }),
  replies: { 200: z.object({ result: z.array(supportThread) }) },
  errors: ['NOT_FOUND'],
});

export const sendSupportMessage = defineCall({
  method: 'POST',
  path: '/support/messages',
  spec: '§2 Support',
  summary:
    'Escribe a la tienda, sobre un pedido o sobre otra cosa; repetirlo no lo envía dos veces.',
  access: 'registered',
  body: z.strictObject({
    /** Made by who sends it. */
    messageId: z.uuid(),
    body: messageText,
    /** Null: it is of no order. */
    orderCode: orderCodeText.nullable(),
  }),
  replies: { 200: z.object({ result: supportThread }) },
  errors: ['NOT_FOUND'],
});
