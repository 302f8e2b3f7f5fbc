import { maxPasswordLength } from '@matiz/domain/identity/account-lengths.ts';
import { documentTypes } from '@matiz/domain/identity/document.ts';
import { maxEmailLength } from '@matiz/domain/identity/email.ts';
import { z } from 'zod';
import { addressInput } from '../address.ts';
import { defineCall } from '../define-call.ts';
import { registrationStateSchema, sessionReply, userSchema } from '../identity.ts';
import { plainDateText } from '../plain-date.ts';
import { plainLine } from '../plain-line.ts';
import { idText } from '../request-context.ts';

/**
 * How a code travels: to the phone; where nobody carries that, to an e-mail, or by word of mouth of
 * the staff, who call the phone (ADR 0037).
 */
export const codeChannels = ['sms', 'whatsapp', 'email', 'staff'] as const;
export const codeChannelSchema = z.enum(codeChannels);
export type CodeChannel = z.output<typeof codeChannelSchema>;

export const phoneText = z.string().max(32, 'Escribe un celular de 10 dígitos.');
export const emailText = z
  .email('Escribe un correo válido, como nombre@salon.co.')
  .max(maxEmailLength);
export const phoneCodeText = z.string().regex(/^\d{6}$/, 'El código tiene 6 dígitos.');
/** 8 to 128 characters, no rules about which (NIST SP 800-63B). */
export const newPasswordText = z
  .string()
  .min(8, 'Usa al menos 8 caracteres.')
  .max(maxPasswordLength, `Usa máximo ${maxPasswordLength} caracteres.`);

const message = z.object({ message: z.string() });
const codeSent = z.object({
  results: message.extend({
    /** Seconds until the code stops counting, and until another one may be asked for. */
    expiresInSeconds: z.int(),
    resendInSeconds: z.int(),
  }),
});
const sendCode = z.strictObject({ phone: phoneText, channel: codeChannelSchema.optional() });
const checkCode = z.strictObject({ phone: phoneText, code: phoneCodeText });
/** Where a code to register goes by e-mail, which is then what it proves. */
const byMail = { email: emailText.optional() };

export const userStatus = defineCall({
  method: 'POST',
  path: '/verify/user-status',
  spec: '§7 Authentication',
  summary: 'Si a un celular se le puede enviar un código; nunca dice si tiene cuenta.',
  access: 'visitor',
  body: z.strictObject({ phone: phoneText }),
  replies: {
    200: z.object({
      results: message.extend({ channels: z.array(codeChannelSchema), resendInSeconds: z.int() }),
    }),
  },
  errors: ['INVALID_PHONE'],
});

export const sendRegistrationCode = defineCall({
  method: 'POST',
  path: '/verify/verify',
  spec: '§7 Authentication',
  summary:
    'Envía el código con el que se registra un celular; por correo, si nadie lleva mensajes.',
  access: 'session',
  body: sendCode.extend(byMail),
  replies: { 200: codeSent },
  errors: ['INVALID_PHONE', 'INVALID_EMAIL', 'CHANNEL_NOT_OFFERED', 'CODE_NOT_SENT'],
});

export const checkRegistrationCode = defineCall({
  method: 'POST',
  path: '/verify/check',
  spec: '§7 Authentication',
  summary:
    'Comprueba el código; el celular, o el correo al que llegó, queda probado en esta sesión.',
  access: 'session',
  body: checkCode.extend(byMail),
  replies: {
    /** Whose phone or e-mail it is has been proven: they may learn that it has an account already. */
    200: z.object({ results: message.extend({ hasAccount: z.boolean() }) }),
  },
  errors: ['INVALID_PHONE', 'INVALID_EMAIL', 'BAD_CODE'],
});

export const sendLoginCode = defineCall({
  method: 'POST',
  path: '/auth/verify',
  spec: '§7 Authentication',
  summary: 'Envía el código para entrar con el celular; contesta igual si no tiene cuenta.',
  access: 'session',
  body: sendCode,
  replies: { 200: codeSent },
  errors: ['INVALID_PHONE', 'INVALID_EMAIL', 'CHANNEL_NOT_OFFERED', 'CODE_NOT_SENT'],
});

export const checkLoginCode = defineCall({
  method: 'POST',
  path: '/auth/check',
  spec: '§7 Authentication',
  summary: 'Entra con el código que llegó al celular.',
  access: 'session',
  body: checkCode,
  replies: { 200: sessionReply },
  errors: ['INVALID_PHONE', 'INVALID_EMAIL', 'BAD_CODE'],
});

/** What a business tells of itself. */
export const businessData = {
  name: plainLine(120).min(1, 'Escribe tu nombre.'),
  last_name: plainLine(120).min(1, 'Escribe tu apellido.'),
  businessName: plainLine(200).min(1, 'Escribe el nombre de tu negocio.'),
  documentType: z.enum(documentTypes),
  documentNumber: z.string().trim().min(1, 'Escribe el número.').max(24, 'Máximo 24 caracteres.'),
  tradeTypeId: idText,
  address: z.strictObject(addressInput),
};

/** The day on which someone came, and what they agreed to. */
const agreement = {
  fecha_lead: plainDateText,
  /** Ley 1581: prior, express and proven, so the version of the text that was read is kept. */
  dataTreatment: z.strictObject({ accepted: z.literal(true), version: z.string().max(32) }),
  acceptsMarketing: z.boolean(),
};

const registeredReply = z.object({
  token: z.string().nullable(),
  refreshToken: z.string().nullable(),
  device: z.string().nullable(),
  /** Null when a seller registered: the session stays the seller's. */
  user: userSchema.nullable(),
  results: message.extend({ status: registrationStateSchema, customerId: z.string() }),
});

/** What either way of registering may answer. */
const registerErrors = [
  'INVALID_PHONE',
  'INVALID_EMAIL',
  'INVALID_DATE',
  'PHONE_NOT_VERIFIED',
  'EMAIL_NOT_VERIFIED',
  'PHONE_HAS_ACCOUNT',
  'EMAIL_HAS_ACCOUNT',
  'UNKNOWN_TRADE_TYPE',
  'UNKNOWN_CITY',
  'CITY_OUTSIDE_STATE',
  'OLD_CONSENT',
  'FORBIDDEN',
] as const;

export const register = defineCall({
  method: 'POST',
  path: '/v3/auth/register',
  spec: '§7 Authentication',
  summary: 'Registra un negocio con todos sus datos; un vendedor registra a un cliente suyo.',
  access: 'session',
  query: z.strictObject({ from_landing: z.literal('1').optional() }),
  body: z.strictObject({
    ...businessData,
    phone: phoneText,
    email: emailText,
    /** Absent when a seller registers: the customer chooses it through a link. */
    password: newPasswordText.optional(),
    ...agreement,
  }),
  /** Equal for an e-mail that has an account: who owns it is told by mail. */
  replies: { 200: registeredReply },
  errors: [...registerErrors, 'INVALID_DOCUMENT', 'PASSWORD_REQUIRED', 'PASSWORD_TOO_COMMON'],
});

export const startRegistration = defineCall({
  method: 'POST',
  path: '/v3/auth/registration',
  spec: '§2 Registration status, ADR 101',
  summary: 'Abre la cuenta de un negocio con lo que piden los precios: celular, tipo y ciudad.',
  access: 'session',
  query: z.strictObject({ from_landing: z.literal('1').optional() }),
  body: z.strictObject({
    tradeTypeId: idText,
    address: z.strictObject({ cityId: addressInput.cityId, stateId: addressInput.stateId }),
    phone: phoneText,
    /** Where no phone can be reached: a code by mail proved it, or it leads back in (ADR 0037). */
    email: emailText.optional(),
    ...agreement,
  }),
  replies: { 200: registeredReply },
  errors: registerErrors,
});

export const confirmEmail = defineCall({
  method: 'POST',
  path: '/auth/confirm-email',
  spec: '§2 Registration status, ADR 0010',
  summary: 'Confirma el correo con el enlace que llegó a él.',
  access: 'visitor',
  body: z.strictObject({ token: z.string().max(128) }),
  replies: { 200: z.object({ results: message }) },
  errors: ['BAD_LINK'],
});

export const resendEmail = defineCall({
  method: 'POST',
  path: '/auth/resend-email',
  spec: '§2 Registration status, ADR 0010',
  summary: 'Envía de nuevo el enlace que confirma el correo.',
  access: 'registered',
  body: z.strictObject({}),
  replies: { 200: z.object({ results: message }) },
  errors: [],
});

export const recoverPassword = defineCall({
  method: 'POST',
  path: '/recovery-password',
  spec: '§7 Authentication',
  summary:
    'Envía el enlace para cambiar la contraseña; contesta igual si el correo no tiene cuenta.',
  access: 'visitor',
  body: z.strictObject({ email: emailText }),
  replies: { 200: z.object({ results: message }) },
  errors: [],
});

export const changePassword = defineCall({
  method: 'PUT',
  path: '/change-password',
  spec: '§7 Authentication',
  summary: 'Cambia la contraseña con el enlace del correo y termina todas las sesiones.',
  access: 'visitor',
  body: z.strictObject({ newPassword: newPasswordText, recoveryToken: z.string().max(128) }),
  replies: { 200: z.object({ results: message }) },
  errors: ['BAD_LINK', 'PASSWORD_TOO_COMMON'],
});

export const listTradeTypes = defineCall({
  method: 'GET',
  path: '/v3/lists/trades-types',
  spec: '§7 Authentication',
  summary: 'Los tipos de negocio.',
  access: 'visitor',
  replies: { 200: z.object({ results: z.array(z.object({ _id: z.string(), name: z.string() })) }) },
  errors: [],
});

export const removeCustomer = defineCall({
  method: 'DELETE',
  path: '/customer/remove',
  spec: '§7 Authentication, §8, D-16',
  summary: 'Elimina la cuenta: borra los datos personales y conserva los pedidos que exige la ley.',
  access: 'registered',
  /** Who holds the phone for a moment must not be able to do it. */
  body: z.strictObject({
    /** Absent for an account that has none: its phone is then proven in this session. */
    password: z.string().min(1, 'Escribe tu contraseña.').max(maxPasswordLength).optional(),
  }),
  replies: { 200: z.object({ results: message }) },
  errors: ['CUSTOMER_NOT_FOUND', 'PASSWORD_REQUIRED', 'BAD_PASSWORD', 'PHONE_NOT_VERIFIED'],
});
