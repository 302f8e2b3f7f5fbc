import { z } from 'zod';
import { defineCall } from '../define-call.ts';

const code = z.string().trim().min(1, 'Escribe el código.').max(20);
const state = {
  200: z.object({
    result: z.object({
      isOn: z.boolean(),
      /** Direction asks everybody for one. */
      isRequired: z.boolean(),
      /** Those that nobody has used. */
      recoveryCodes: z.int(),
    }),
  }),
};

export const readSecondFactor = defineCall({
  method: 'GET',
  path: '/staff/second-factor',
  spec: 'D-19',
  summary: 'Si quien pregunta entra con un segundo factor.',
  access: 'staff',
  replies: state,
  errors: [],
});

export const beginSecondFactor = defineCall({
  method: 'POST',
  path: '/staff/second-factor/secret',
  spec: 'D-19',
  summary: 'Un secreto para la aplicación de códigos; cuenta cuando se comprueba.',
  access: 'staff',
  replies: {
    200: z.object({
      result: z.object({
        /** To be typed where no camera is. */
        secret: z.string(),
        /** What the QR says. */
        uri: z.string(),
      }),
    }),
  },
  errors: ['FACTOR_ON'],
});

export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/staff/second-factor',
  spec: 'D-19',
  summary: 'Activa el segundo factor con su primer código.',
  access: 'staff',
  body: z.strictObject({ code }),
  replies: {
    /** Nothing tells them a second time. */
    200: z.object({ result: z.object({ recoveryCodes: z.array(z.string()) }) }),
  },
  errors: ['BAD_FACTOR_CODE', 'TOO_MANY_ATTEMPTS', 'NOT_FOUND'],
});

export const proveSecondFactor = defineCall({
  method: 'POST',
  path: '/staff/second-factor/proof',
  spec: 'D-19',
  summary:
    'Comprueba el segundo factor en esta sesión, con la aplicación o un código de recuperación.',
  access: 'staff',
  body: z.strictObject({ code }),
  replies: state,
  errors: ['BAD_FACTOR_CODE', 'TOO_MANY_ATTEMPTS', 'NOT_FOUND'],
});

export const removeSecondFactor = defineCall({
  method: 'DELETE',
  path: '/staff/second-factor',
  spec: 'D-19',
  summary: 'Quita el segundo factor, con un código más.',
  access: 'staff',
  body: z.strictObject({ code }),
  replies: state,
  errors: ['BAD_FACTOR_CODE', 'TOO_MANY_ATTEMPTS', 'NOT_FOUND', 'FACTOR_REQUIRED'],
});

export const resetSecondFactor = defineCall({
  method: 'DELETE',
  path: '/staff/team/second-factor',
  spec: 'D-19',
  summary: 'Quita el segundo factor de quien perdió su celular, y cierra sus sesiones.',
  access: 'staff:team:write',
  body: z.strictObject({ id: z.uuid('Identificador no válido.') }),
  replies: { 200: z.object({ result: z.object({ ended: z.int() }) }) },
  errors: ['NOT_FOUND', 'SCOPE_NOT_HELD'],
});
