import { registrationStates } from '@matiz/domain/identity/registration.ts';
import { scopes } from '@matiz/domain/identity/scopes.ts';
import { factorStates } from '@matiz/domain/identity/second-factor.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';

export const roleSchema = z.enum(['Admin customer', 'Seller', 'Guest', 'Staff']);

export const addressSchema = z.object({
  _id: z.string(),
  title: z.string().nullable(),
  address: z.string(),
  complement: z.string().nullable(),
  neighbourhood: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  cityid: z.string(),
  stateid: z.string(),
  customer_id: z.string(),
  isDefault: z.boolean(),
});
export type Address = z.output<typeof addressSchema>;

/** §3 `{product}_identifier`: how a customer is called on the phone, `C-N6Y-W6U`. */
const identifier = z.string();

/** §3 Customer, and "Customer configured by seller" when a seller reads it. */
export const customerSchema = z.object({
  _id: z.string(),
  customerId: z.string(),
  matiz_identifier: identifier,
  name: z.string(),
  last_name: z.string(),
  businessName: z.string(),
  city: z.string(),
  state: z.string(),
  cityId: z.string(),
  stateId: z.string(),
  trade_type: z.string(),
  tradeTypeId: z.string(),
  shipping_addresses: z.array(addressSchema),
});
export type Customer = z.output<typeof customerSchema>;

/** §3 User. `customer` is the business that the user buys for, if any. */
export const userSchema = z.object({
  _id: z.string(),
  name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  rol: roleSchema,
  /** Of the business that they buy for on its own account; null for everybody else. */
  matiz_identifier: identifier.nullable(),
});
export type User = z.output<typeof userSchema>;

/**
 * What a client keeps (D-2). Null for a page of our own: its browser got both as cookies that no
 * script can read.
 */
export const tokenPair = z.object({
  token: z.string().nullable(),
  refreshToken: z.string().nullable(),
});
export const sessionReply = tokenPair.extend({
  user: userSchema,
  /**
   * What this device shows in the `device` header when someone enters again (ADR 0034). Null for a
   * page of our own, whose browser got it as a cookie, and for a visitor.
   */
  device: z.string().nullable(),
});

export const registrationStateSchema = z.enum(registrationStates);

export const login = defineCall({
  method: 'POST',
  path: '/v3/auth/login',
  spec: '§7 Authentication',
  summary: 'Inicia sesión con correo y contraseña.',
  access: 'public',
  body: z.strictObject({
    email: z.email('Escribe un correo válido, como nombre@salon.co.').max(254),
    password: z.string().min(1, 'Escribe tu contraseña.').max(128),
  }),
  replies: { 200: sessionReply },
  errors: ['BAD_CREDENTIALS', 'PASSWORD_PAUSED'],
});

export const guestSession = defineCall({
  method: 'POST',
  path: '/v3/auth/guest',
  spec: '§4 Session, D-3',
  summary: 'Abre una sesión de visitante propia de este dispositivo.',
  access: 'public',
  body: z.strictObject({}),
  replies: { 200: sessionReply },
  errors: [],
});

export const refreshToken = defineCall({
  method: 'GET',
  path: '/auth/refresh-token',
  spec: '§7 Authentication',
  summary: 'Cambia el token de refresco por un par nuevo.',
  access: 'public',
  replies: { 200: tokenPair },
  errors: [],
});

export const logout = defineCall({
  method: 'POST',
  path: '/auth/logout',
  spec: '§2 Cerrar sesión, D-2',
  summary: 'Termina la sesión en el servidor.',
  access: 'visitor',
  body: z.strictObject({}),
  replies: { 200: z.object({ results: z.object({ message: z.string() }) }) },
  errors: [],
});

/** A customer's own credit (D-12), in whole pesos. */
export const creditSchema = z.object({
  limit: z.int(),
  /** Below 0: more was paid than is owed. */
  used: z.int(),
  left: z.int(),
  /** Days from an order to the day that it has to be paid. */
  termsDays: z.int(),
  /** What should have been paid by now. */
  overdue: z.int(),
  nextDue: z.object({ on: z.string(), amount: z.int() }).nullable(),
});
export type Credit = z.output<typeof creditSchema>;

export const me = defineCall({
  method: 'GET',
  path: '/auth/me',
  spec: '§7 Authentication',
  summary: 'Quién usa esta sesión y para quién compra.',
  access: 'visitor',
  replies: {
    200: z.object({
      user: userSchema,
      provider_code: z.string().nullable(),
      warehouse: z.object({ _id: z.string(), name: z.string() }),
      schedule: z.string().nullable(),
      ziro_credit: creditSchema.nullable(),
      customer: customerSchema.nullable(),
      /** What a person of the staff may do (D-19); nobody else has any. */
      scopes: z.array(z.enum(scopes)),
      /** What a person of the staff owes before they may do anything. */
      secondFactor: z.enum(factorStates),
      /** How far the business of the user, or the seller's working customer, has come; null: none. */
      registration: registrationStateSchema.nullable(),
      /** The zone that serves the place of the delivery; null: no coverage. */
      zone: z.string().nullable(),
      /** Where the prices and the stock are read for, and the address that was chosen. */
      delivery: z.object({
        cityId: z.string(),
        city: z.string(),
        stateId: z.string(),
        state: z.string(),
        addressId: z.string().nullable(),
        hasCoverage: z.boolean(),
      }),
    }),
  },
  errors: [],
});
export type Me = z.output<(typeof me.replies)[200]>;

export const selectCustomer = defineCall({
  method: 'PUT',
  path: '/seller/working-customer',
  spec: '§4 Seller, D-4',
  summary: 'Elige para quién pide el vendedor en esta sesión.',
  access: 'seller',
  body: z.strictObject({
    customerId: z.uuid().nullable(),
    /** To go on with this draft: the session takes the address that it is for. */
    cartId: z.uuid().optional(),
  }),
  replies: { 200: z.object({ customer: customerSchema.nullable() }) },
  errors: ['CUSTOMER_NOT_FOUND'],
});
