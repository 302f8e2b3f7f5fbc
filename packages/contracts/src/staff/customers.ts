import { documentTypes } from '@matiz/domain/identity/document.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { registrationStateSchema } from '../identity.ts';
import { plainLine } from '../plain-line.ts';
import { chooseSome, wholeQuery, wholeQueryErrors } from './bulk.ts';
import { listCall } from './list.ts';
import { resourceCalls } from './resource.ts';

const customerId = z.uuid('Identificador no válido.');

const seller = z.object({ id: z.string(), name: z.string() });

/** The businesses that buy, as staff find, block and assign them; they write their own data. */
export const {
  list: listCustomers,
  read: readCustomer,
  change: changeCustomer,
  history: listCustomerHistory,
} = resourceCalls({
  path: '/staff/customers',
  onePath: '/staff/customers/one',
  historyPath: '/staff/customers/history',
  scope: { read: 'customers:read', write: 'customers:write' },
  names: ['un cliente', 'clientes'],
  row: {
    businessName: z.string(),
    name: z.string(),
    documentType: z.enum(documentTypes),
    documentNumber: z.string(),
    city: z.string(),
    tradeType: z.string(),
    tier: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    status: registrationStateSchema,
    /** What staff wrote to it when they decided; null: nothing. */
    note: z.string().nullable(),
    /** Another business that is approved has the same document. */
    isDocumentTaken: z.boolean(),
    /** Why it may not order; null: it is not blocked. */
    blockReason: z.string().nullable(),
    sellers: z.array(seller),
    createdAt: z.string(),
    lastOrderAt: z.string().nullable(),
  },
  form: {
    /** Blocks for a reason; null: lets it order again. */
    blockReason: plainLine(500).min(1, 'Escribe por qué se bloquea.').nullable(),
  },
  filters: {
    /** `waiting`: in review, or asked for more. */
    'f.state': z
      .enum([
        'approved',
        'incomplete',
        'waiting',
        'in_review',
        'more_information',
        'rejected',
        'blocked',
      ])
      .optional(),
    /** A seller's, or `none`. */
    'f.seller': z.union([z.uuid(), z.literal('none')]).optional(),
  },
  orders: ['name', '-name', '-created', 'created'],
});

export const listCustomerAddresses = defineCall({
  method: 'GET',
  path: '/staff/customers/addresses',
  spec: 'D-19',
  summary: 'Las direcciones de un cliente.',
  access: 'staff:customers:read',
  query: z.strictObject({ id: customerId }),
  replies: {
    200: z.object({
      results: z.array(
        z.object({
          id: z.string(),
          title: z.string().nullable(),
          line: z.string(),
          complement: z.string().nullable(),
          neighbourhood: z.string().nullable(),
          city: z.string(),
          phone: z.string().nullable(),
          isDefault: z.boolean(),
        }),
      ),
    }),
  },
  errors: [],
});

export const listSellers = defineCall({
  method: 'GET',
  path: '/staff/sellers',
  spec: 'D-19',
  summary: 'Los vendedores y cuántos clientes tiene cada uno.',
  access: 'staff:customers:read',
  replies: {
    200: z.object({
      results: z.array(seller.extend({ email: z.string(), customers: z.int() })),
    }),
  },
  errors: [],
});

export const listSellerRows = listCall({
  path: '/staff/sellers/list',
  scope: 'customers:read',
  summary: 'Los vendedores por página, con cuántos clientes tiene cada uno.',
  row: seller.extend({ email: z.string(), customers: z.int() }),
  filters: {},
  orders: ['name', '-name'],
});

/** As many as a page shows. */
export const customersAtOnce = 200;

export const assignCustomers = defineCall({
  method: 'PUT',
  path: '/staff/sellers/customers',
  spec: 'D-4, D-19',
  summary: 'Da clientes a un vendedor, o se los quita.',
  access: 'staff:customers:write',
  body: z
    .strictObject({
      sellerId: z.uuid(),
      customerIds: z.array(customerId).min(1).max(customersAtOnce).optional(),
      /** In the place of ids. */
      all: wholeQuery(listCustomers).optional(),
      isAssigned: z.boolean(),
    })
    .refine((body) => (body.customerIds === undefined) !== (body.all === undefined), chooseSome),
  replies: {
    200: z.object({
      result: z.object({
        /** Those that were gone through, and of them those that were not so before. */
        taken: z.int(),
        changed: z.int(),
        next: z.string().nullable(),
      }),
    }),
  },
  errors: ['NOT_FOUND', ...wholeQueryErrors],
});

const sellerInvitation = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  invitedBy: z.string(),
  expiresAt: z.string(),
});

export const listSellerInvitations = defineCall({
  method: 'GET',
  path: '/staff/sellers/invitations',
  spec: 'D-19',
  summary: 'Las invitaciones a vendedores que nadie ha usado todavía.',
  access: 'staff:customers:read',
  replies: { 200: z.object({ results: z.array(sellerInvitation) }) },
  errors: [],
});

export const inviteSeller = defineCall({
  method: 'POST',
  path: '/staff/sellers/invitations',
  spec: 'D-19',
  summary: 'Invita a un vendedor por correo con un enlace que sirve una sola vez.',
  access: 'staff:customers:write',
  body: z.strictObject({
    email: z.email('Escribe un correo válido, como nombre@tienda.co.').max(254),
    name: z.string().trim().min(1, 'Escribe el nombre.').max(120),
    lastName: z.string().trim().max(120).default(''),
  }),
  replies: {
    /** `link`: the same that the mail carries; nothing tells it a second time. */
    200: z.object({ result: sellerInvitation.extend({ link: z.string() }) }),
  },
  errors: ['VALUE_TAKEN'],
});

export const withdrawSellerInvitation = defineCall({
  method: 'DELETE',
  path: '/staff/sellers/invitations',
  spec: 'D-19',
  summary: 'Retira la invitación de un vendedor: su enlace deja de servir.',
  access: 'staff:customers:write',
  body: z.strictObject({ id: z.uuid() }),
  replies: { 200: z.object({ result: z.object({ id: z.string() }) }) },
  errors: ['NOT_FOUND'],
});
