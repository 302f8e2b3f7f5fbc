import {
  maxBusinessNameLength,
  maxNameLength,
  maxPasswordLength,
} from '@matiz/domain/identity/account-lengths.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { plainLine } from '../plain-line.ts';
import { openSessionRow } from './open-session.ts';
import { emailText, newPasswordText, phoneText } from './registration.ts';

/**
 * Proves the owner: who holds an open device for a moment must not take the account. Absent for an
 * account that has none: its phone or e-mail is then proven by a code in this session.
 */
const currentPassword = z
  .string()
  .min(1, 'Escribe tu contraseña actual.')
  .max(maxPasswordLength)
  .optional();
const message = z.object({ message: z.string() });
const proofErrors = ['PASSWORD_REQUIRED', 'BAD_PASSWORD', 'PHONE_NOT_VERIFIED'] as const;

export const changeOwnPassword = defineCall({
  method: 'PUT',
  path: '/v3/me/password',
  spec: '§2 MyProfile',
  summary: 'Cambia la contraseña con la actual y cierra las demás sesiones.',
  access: 'registered',
  body: z.strictObject({ currentPassword, newPassword: newPasswordText }),
  replies: { 200: z.object({ results: message }) },
  errors: [...proofErrors, 'PASSWORD_TOO_COMMON'],
});

export const changeOwnName = defineCall({
  method: 'PUT',
  path: '/v3/me/name',
  spec: '§2 MyProfile',
  summary: 'Cambia cómo se llama quien usa la cuenta.',
  access: 'registered',
  body: z.strictObject({
    name: plainLine(maxNameLength).min(1, 'Escribe tu nombre.'),
    last_name: plainLine(maxNameLength).min(1, 'Escribe tu apellido.'),
  }),
  replies: { 200: z.object({ results: message }) },
  errors: [],
});

export const changeOwnBusiness = defineCall({
  method: 'PUT',
  path: '/v3/me/business',
  spec: '§2 MyProfile',
  summary: 'Cambia cómo se llama el negocio propio; su NIT o cédula solo lo cambia el equipo.',
  access: 'buyer',
  body: z.strictObject({
    businessName: plainLine(maxBusinessNameLength).min(1, 'Escribe el nombre del negocio.'),
  }),
  replies: { 200: z.object({ results: message }) },
  errors: ['FORBIDDEN'],
});

export const changeOwnEmail = defineCall({
  method: 'PUT',
  path: '/v3/me/email',
  spec: '§2 MyProfile, ADR 0010',
  summary:
    'Pide otro correo: vale cuando se abre el enlace que le llega. Responde igual si ya es de otra cuenta.',
  access: 'registered',
  body: z.strictObject({ currentPassword, email: emailText }),
  replies: { 200: z.object({ results: message }) },
  errors: proofErrors,
});

export const changeOwnPhone = defineCall({
  method: 'PUT',
  path: '/v3/me/phone',
  spec: '§2 MyProfile, ADR 0010',
  summary: 'Cambia el celular por otro que un código probó en esta sesión; el anterior se entera.',
  access: 'registered',
  body: z.strictObject({ currentPassword, phone: phoneText }),
  replies: { 200: z.object({ results: message }) },
  errors: [...proofErrors, 'INVALID_PHONE', 'PHONE_HAS_ACCOUNT'],
});

export const listOwnSessions = defineCall({
  method: 'GET',
  path: '/v3/me/sessions',
  spec: '§2 MyProfile',
  summary: 'Dónde está abierta la cuenta propia; primero este dispositivo.',
  access: 'registered',
  replies: {
    200: z.object({
      results: z.array(openSessionRow),
    }),
  },
  errors: [],
});

export const closeOwnSession = defineCall({
  method: 'DELETE',
  path: '/v3/me/sessions',
  spec: '§2 MyProfile',
  summary: 'Cierra la cuenta en un dispositivo; sin decir cuál, en todos.',
  access: 'registered',
  /** Null: everywhere, here too. */
  body: z.strictObject({ sessionId: z.uuid('Identificador no válido.').nullable() }),
  replies: { 200: z.object({ results: message }) },
  errors: ['NOT_FOUND'],
});
