import { z } from 'zod';
import { defineCall } from '../define-call.ts';

const result = z.object({
  /** The version in force, as a day. */
  version: z.string(),
  /** What the business agreed to last, when and by whom; null: nothing yet. */
  accepted: z.object({ version: z.string(), at: z.string(), by: z.string() }).nullable(),
  /** Whether it has to agree before its next order. */
  mustAccept: z.boolean(),
});

export const readOwnTerms = defineCall({
  method: 'GET',
  path: '/v3/me/terms',
  spec: '§2 TermsAndConditions',
  summary: 'Qué versión de los términos aceptó el negocio, y si hay una nueva.',
  access: 'buyer',
  replies: { 200: z.object({ result }) },
  errors: [],
});

export const acceptTerms = defineCall({
  method: 'PUT',
  path: '/v3/me/terms',
  spec: '§2 TermsAndConditions',
  summary: 'Acepta los términos por el negocio propio; repetirlo no cambia nada.',
  access: 'buyer',
  /** The version that was read; another one is in force: 409. */
  body: z.strictObject({ version: z.string().max(32) }),
  replies: { 200: z.object({ result }) },
  errors: ['OLD_CONSENT'],
});
