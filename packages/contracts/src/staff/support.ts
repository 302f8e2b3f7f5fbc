import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { messageText, supportMessage } from '../support.ts';
import { listCall } from './list.ts';

const threadId = z.uuid('Identificador no válido.');

/** A conversation as the list shows it. */
const threadRow = z.object({
  id: z.string(),
  orderCode: z.string().nullable(),
  /** The business, or the person where there is none. */
  name: z.string(),
  person: z.string(),
  lastAt: z.string(),
  /** Since when it waits for an answer; null: it was answered. */
  waitsSince: z.string().nullable(),
  /** The beginning of the last message, and who of the shop wrote last; null: nobody yet. */
  excerpt: z.string(),
  answeredBy: z.string().nullable(),
});

export const listDeskThreads = listCall({
  path: '/staff/support/threads',
  scope: 'support:read',
  summary: 'Los mensajes de los clientes; primero los que esperan respuesta.',
  row: threadRow,
  filters: { 'f.state': z.enum(['waiting', 'answered']).optional() },
  orders: ['attention', '-last'],
});

export const readDeskThread = defineCall({
  method: 'GET',
  path: '/staff/support/threads/one',
  spec: 'D-19',
  summary: 'Una conversación con un cliente.',
  access: 'staff:support:read',
  query: z.strictObject({ id: threadId }),
  replies: {
    200: z.object({
      result: threadRow.extend({
        customerId: z.string().nullable(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        messages: z.array(supportMessage),
      }),
    }),
  },
  errors: ['NOT_FOUND'],
});

export const answerSupport = defineCall({
  method: 'POST',
  path: '/staff/support/answers',
  spec: 'D-19',
  summary:
    'Responde a un cliente; le llega al correo y la ve en su pedido. Repetirla no la envía dos veces.',
  access: 'staff:support:write',
  body: z.strictObject({ threadId, messageId: z.uuid(), body: messageText }),
  replies: { 200: z.object({ result: z.object({ id: z.string() }) }) },
  errors: ['NOT_FOUND'],
});

export const closeThread = defineCall({
  method: 'POST',
  path: '/staff/support/closed',
  spec: 'D-19',
  summary: 'Dice que una conversación no necesita respuesta.',
  access: 'staff:support:write',
  body: z.strictObject({ threadId }),
  replies: { 200: z.object({ result: z.object({ id: z.string() }) }) },
  errors: ['NOT_FOUND'],
});
