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
