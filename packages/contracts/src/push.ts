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
