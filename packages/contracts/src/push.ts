import { readPushEndpoint } from '@matiz/domain/push/push-endpoint.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';

/** Without spaces and control characters; what a device or a provider made up. */
const opaque = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^[\x21-\x7e]+$/);

export const registerPushToken = defineCall({
  method: 'POST',
  path: '/tokens',
  spec: '§7 Push',
  summary:
    'Anota el celular de un cliente para avisarle; solo desde la app, y nunca de vendedores ni visitantes.',
  access: 'registered',
  body: z.strictObject({
    /** Compared with the session, and never believed (D-4). */
    userId: z.string().max(64),
    deviceId: opaque(8, 128),
    token: opaque(16, 1024),
  }),
  replies: { 200: z.object({ ok: z.literal(true) }) },
  errors: [],
});

export const registerBrowser = defineCall({
  method: 'POST',
  path: '/tokens/browser',
  spec: '§4 Push, ADR 91',
  summary:
    'Anota el navegador de un cliente para avisarle en la página instalada; nunca de vendedores ni visitantes.',
  access: 'registered',
  body: z.strictObject({
    deviceId: opaque(8, 128),
    /** Where its push service takes notes. */
    endpoint: opaque(16, 1024).refine((value) => readPushEndpoint(value) !== null),
    /** With what they are sealed: a point of P-256 and a secret, as the browser writes them. */
    keys: z.strictObject({
      p256dh: z.string().regex(/^B[\w-]{86}$/),
      auth: z.string().regex(/^[\w-]{22}$/),
    }),
  }),
  replies: { 200: z.object({ ok: z.literal(true) }) },
  errors: [],
});

export const readBrowserKey = defineCall({
  method: 'GET',
  path: '/tokens/browser',
  spec: '§4 Push, ADR 91',
  summary:
    'Con qué clave pide un navegador que le avisen; nada si aquí no se avisa a navegadores, o a quien pregunta.',
  access: 'registered',
  query: z.strictObject({}),
  replies: { 200: z.object({ publicKey: z.string().nullable() }) },
  errors: [],
});

/** So many of the last ones are shown, and may be marked at once. */
export const mostNotifications = 60;

const notificationSchema = z.object({
  _id: z.uuid(),
  title: z.string(),
  text: z.string(),
  /** Where it leads when it is pressed: one of the shop's own pages. */
  path: z.string(),
  at: z.iso.datetime(),
  isRead: z.boolean(),
});
export type ToldNotification = z.output<typeof notificationSchema>;

export const listNotifications = defineCall({
  method: 'GET',
  path: '/notifications',
  spec: '§4 Push, ADR 72',
  summary: 'Lo último que se le avisó al negocio de quien pregunta, y cuáles ya leyó.',
  access: 'registered',
  query: z.strictObject({}),
  replies: { 200: z.object({ results: z.array(notificationSchema) }) },
  errors: [],
});

export const readNotifications = defineCall({
  method: 'POST',
  path: '/notifications/read',
  spec: '§4 Push, ADR 72',
  summary: 'Marca avisos como leídos por quien pregunta; los que no son de su negocio no cuentan.',
  access: 'registered',
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(mostNotifications) }),
  replies: { 200: z.object({ ok: z.literal(true) }) },
  errors: [],
});
