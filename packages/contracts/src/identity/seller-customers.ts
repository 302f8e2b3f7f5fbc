import { documentTypes } from '@matiz/domain/identity/document.ts';
import { maxCustomerSearch, portfolioFilters } from '@matiz/domain/identity/portfolio.ts';
import { handOverStates } from '@matiz/domain/orders/hand-over/hand-over-state.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { creditSchema, customerSchema, registrationStateSchema } from '../identity.ts';

/** A customer as its seller sees it before ordering. */
export const sellerCustomerSchema = customerSchema.omit({ shipping_addresses: true }).extend({
  documentType: z.enum(documentTypes),
  documentNumber: z.string(),
  phone: z.string().nullable(),
  registration: registrationStateSchema,
  loyalty: z.string(),
  lastOrderAt: z.string().nullable(),
  /** Days since the last order, of the calendar; null: there is none. */
  idleDays: z.int().nullable(),
  hasCoverage: z.boolean(),
  /** What it orders as a rule; null: it never ordered. */
  usual: z
    .object({
      /** From several orders, or the last one where they have nothing in common. */
      from: z.enum(['usual', 'last']),
      /** Pesos an order, of the last ones. */
      amount: z.int(),
      products: z.int(),
      /** The first of them. */
      lines: z.array(
        z.object({ name: z.string(), versionName: z.string().nullable(), quantity: z.int() }),
      ),
    })
    .nullable(),
  /** Null: it has none. */
  credit: creditSchema.nullable(),
  /** Units in the seller’s own open draft; 0: there is none. */
  draftUnits: z.int(),
});
export type SellerCustomer = z.output<typeof sellerCustomerSchema>;

export const listSellerCustomers = defineCall({
  method: 'GET',
  path: '/seller/customers',
  spec: '§2 SelectCustomer',
  summary: 'Los clientes asignados al vendedor, los recientes primero; se buscan y se filtran.',
  access: 'seller',
  query: z.strictObject({
    search: z.string().max(maxCustomerSearch).optional(),
    filter: z.enum(portfolioFilters).optional(),
    /** The page after the one that ended with this cursor. */
    after: z.string().max(400).optional(),
  }),
  replies: {
    200: z.object({
      results: z.array(sellerCustomerSchema),
      /** Null: these were the last. */
      next: z.string().nullable(),
    }),
  },
  errors: ['BAD_CURSOR'],
});

const named = z.object({ customerId: z.string(), businessName: z.string(), city: z.string() });

export const readSellerDay = defineCall({
  method: 'GET',
  path: '/seller/day',
  spec: '§2 MarketplaceHomeSeller',
  summary: 'Con qué empieza el día de un vendedor: borradores abiertos, recientes y cuentas.',
  access: 'seller',
  replies: {
    200: z.object({
      /** How many customers each filter leaves. */
      counts: z.object({ all: z.int(), idle: z.int(), debt: z.int(), draft: z.int() }),
      /** The last changed first. */
      drafts: z.array(
        named.extend({
          cartId: z.string(),
          units: z.int(),
          /** Pesos, at the prices that were seen. */
          amount: z.int(),
          changedAt: z.string(),
          /** How its last link to approve it goes; null: none was sent. */
          handOver: z.enum(handOverStates).nullable(),
        }),
      ),
      /** For whom they worked last. */
      recents: z.array(named),
    }),
  },
  errors: [],
});
