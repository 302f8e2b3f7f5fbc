import { documentTypes } from '@matiz/domain/identity/document.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { registrationStateSchema } from '../identity.ts';
import { plainLine } from '../plain-line.ts';
import { phoneText } from './registration.ts';

export const listRegistrations = defineCall({
  method: 'GET',
  path: '/staff/registrations',
  spec: '§2 Registration status, D-1',
  summary: 'Los registros que esperan, o los de un estado; los más antiguos primero.',
  access: 'staff:customers:read',
  query: z.strictObject({ status: registrationStateSchema.optional() }),
  replies: {
    200: z.object({
      results: z.array(
        z.object({
          customerId: z.string(),
          status: registrationStateSchema,
          businessName: z.string(),
          name: z.string(),
          documentType: z.enum(documentTypes),
          documentNumber: z.string(),
          /** Another business that is approved has the same document. */
          isDocumentTaken: z.boolean(),
          tradeType: z.string(),
          city: z.string(),
          phone: z.string().nullable(),
          note: z.string().nullable(),
          createdAt: z.string(),
        }),
      ),
    }),
  },
  errors: [],
});

export const decideRegistration = defineCall({
  method: 'PUT',
  path: '/staff/registrations',
  spec: '§2 Registration status, D-1',
  summary: 'Aprueba, rechaza o pide más información.',
  access: 'staff:registrations:decide',
  body: z.strictObject({
    customerId: z.uuid(),
    decision: z.enum(['approve', 'ask', 'reject']),
    /** What is asked for, or why not; the business reads it. */
    note: plainLine(500).optional(),
  }),
  replies: {
    200: z.object({ results: z.object({ message: z.string(), status: registrationStateSchema }) }),
  },
  errors: ['CUSTOMER_NOT_FOUND', 'NOTE_REQUIRED', 'DOCUMENT_TAKEN', 'REGISTRATION_CLOSED'],
});

export const listCodeRequests = defineCall({
  method: 'GET',
  path: '/staff/registrations/codes',
  spec: '§2 Registration status, D-15',
  summary: 'Los celulares que esperan que un asesor les dicte el código; el último día.',
  access: 'staff:registrations:decide',
  query: z.strictObject({}),
  replies: {
    200: z.object({
      /** Those that came first come first. */
      results: z.array(
        z.object({
          /** E.164. */
          phone: z.string(),
          askedAt: z.string(),
          /** When someone called that phone; null: nobody has since it was asked for last. */
          toldAt: z.string().nullable(),
        }),
      ),
    }),
  },
  errors: [],
});

export const tellCode = defineCall({
  method: 'POST',
  path: '/staff/registrations/codes',
  spec: '§2 Registration status, D-15',
  summary: 'Da fe de un celular: el código nuevo que quien llama a ese número le dicta.',
  access: 'staff:registrations:decide',
  body: z.strictObject({ phone: phoneText }),
  replies: {
    200: z.object({ results: z.object({ code: z.string(), expiresInSeconds: z.int() }) }),
  },
  errors: ['INVALID_PHONE', 'NOBODY_WAITS'],
});
