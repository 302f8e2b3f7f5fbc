import { documentTypes } from '@matiz/domain/identity/document.ts';
import { businessParts } from '@matiz/domain/identity/registration.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { registrationStateSchema } from '../identity.ts';
import { businessData, emailText } from './registration.ts';

const message = z.object({ message: z.string() });

const businessErrors = [
  'CUSTOMER_NOT_FOUND',
  'INVALID_DOCUMENT',
  'UNKNOWN_TRADE_TYPE',
  'UNKNOWN_CITY',
  'CITY_OUTSIDE_STATE',
  'REGISTRATION_CLOSED',
] as const;

const toldBusiness = z.object({
  name: z.string(),
  last_name: z.string(),
  businessName: z.string(),
  documentType: z.enum(documentTypes),
  documentNumber: z.string(),
  tradeTypeId: z.string(),
  address: z.object({
    title: z.string().optional(),
    address: z.string(),
    complement: z.string().optional(),
    neighbourhood: z.string().optional(),
    cityId: z.string(),
    stateId: z.string(),
    phone: z.string().optional(),
  }),
});

export const registrationStatus = defineCall({
  method: 'GET',
  path: '/v3/auth/registration',
  spec: '§2 Registration status',
  summary: 'En qué va el registro de quien pregunta, y qué falta.',
  access: 'visitor',
  replies: {
    200: z.object({
      results: z.object({
        status: registrationStateSchema,
        /** What staff asks for or why it was rejected. */
        note: z.string().nullable(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        isEmailConfirmed: z.boolean(),
        /** A link that confirms it can be sent: the shop has mail. */
        canConfirmEmail: z.boolean(),
        /** Without one (a seller registered them), the account is removed with a proven phone. */
        hasPassword: z.boolean(),
        /** As far as it has been told: an empty text, not yet. Null: there is no account. */
        business: toldBusiness.nullable(),
        /** What is still asked before the first order (ADR 101), in this order. */
        missing: z.array(z.enum(businessParts)),
      }),
    }),
  },
  /** For staff, and a seller before choosing a customer. */
  errors: ['CUSTOMER_NOT_FOUND'],
});
export type RegistrationStatus = z.output<(typeof registrationStatus.replies)[200]>['results'];

export const completeRegistration = defineCall({
  method: 'PUT',
  path: '/v3/auth/registration',
  spec: '§2 Registration status',
  summary:
    'Completa los datos antes del primer pedido, o los corrige mientras alguien los revisa o pide más.',
  access: 'registered',
  /** Without an e-mail the one stays that the account has; the first time it needs one. */
  body: z.strictObject({ ...businessData, email: emailText.optional() }),
  replies: { 200: z.object({ results: message.extend({ status: registrationStateSchema }) }) },
  errors: [...businessErrors, 'INVALID_EMAIL'],
});

export const saveRegistrationPart = defineCall({
  method: 'PUT',
  path: '/v3/auth/registration/part',
  spec: '§2 Registration status, ADR 101',
  summary: 'Guarda una parte de los datos que se piden antes del primer pedido.',
  access: 'registered',
  body: z.strictObject({ ...businessData, email: emailText }).partial(),
  replies: {
    200: z.object({ results: message.extend({ missing: z.array(z.enum(businessParts)) }) }),
  },
  errors: [...businessErrors, 'INVALID_EMAIL'],
});
