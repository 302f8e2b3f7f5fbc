import { documentTypes } from '@matiz/domain/identity/document.ts';
import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { momentText } from '../../plain-date.ts';
import { listCall } from '../list.ts';

/** Whose prices may be looked at, by business, contact, document or phone. */
export const findPriceCustomers = listCall({
  path: '/staff/prices/customers',
  scope: 'prices:read',
  summary: 'Los clientes cuyos precios se pueden ver.',
  row: z.object({
    id: z.string(),
    name: z.string(),
    contact: z.string(),
    documentType: z.enum(documentTypes),
    documentNumber: z.string(),
    city: z.string().nullable(),
    tier: z.string().nullable(),
  }),
  filters: { 'f.id': z.uuid().optional() },
  orders: ['name'],
});

const reason = z.object({
  of: z.enum([
    'customer',
    'tier',
    'trade-type',
    'city',
    'state',
    'warehouse',
    'coming',
    'over',
    'quantity',
    'outranked',
  ]),
  /** The tier, the city, the units; of `coming` and `over` the moment; who was stronger. */
  needs: z.string(),
});

export const viewPriceAs = defineCall({
  method: 'GET',
  path: '/staff/prices/as',
  spec: 'D-19',
  summary: 'Lo que paga alguien, con los pasos que llevan a ello y lo que no se aplicó.',
  access: 'staff:prices:read',
  query: z.strictObject({
    /** Of a version or of a product. */
    code: z.string().trim().min(1).max(40),
    /** Whose prices: a customer by id or document, or anybody in a city. */
    customerId: z.uuid().optional(),
    document: z.string().trim().max(30).optional(),
    cityCode: z
      .string()
      .regex(/^\d{5}$/)
      .optional(),
    quantity: z.coerce.number().int().min(1).max(9_999),
    at: momentText.optional(),
    /** How it is paid: a code. */
    method: z.string().max(40).optional(),
  }),
  replies: {
    200: z.object({
      code: z.string(),
      product: z.string(),
      customer: z.string().nullable(),
      tier: z.string().nullable(),
      warehouse: z.string(),
      at: z.string(),
      /** Null: it is not sold there. */
      price: z
        .object({
          price: z.int(),
          originalPrice: z.int(),
          steps: z.array(
            z.object({
              kind: z.enum(['base', 'list', 'programmed', 'deal', 'version']),
              /** Of the list, the programmed price or the deal. */
              id: z.string().nullable(),
              name: z.string(),
              before: z.int(),
              after: z.int(),
            }),
          ),
        })
        .nullable(),
      /** What names the product and did not make its price. */
      unused: z.array(
        z.object({ kind: z.enum(['list', 'programmed', 'deal']), name: z.string(), reason }),
      ),
      /** A purchase of these units alone, without shipping. */
      line: z
        .object({
          goods: z.int(),
          /** What came off by itself, in its order. */
          discounts: z.array(z.object({ title: z.string(), off: z.int() })),
          /** Discounts that apply by themselves and took nothing, and why. */
          idle: z.array(z.object({ title: z.string(), reason: z.string() })),
          /** Each way to pay, with what it leaves to pay; `off`: with the discounts of that way. */
          methods: z.array(
            z.object({
              code: z.string(),
              name: z.string(),
              off: z.int(),
              difference: z.int(),
              total: z.int(),
            }),
          ),
          /** Of the chosen method; null: none was chosen. */
          difference: z.int().nullable(),
          total: z.int(),
        })
        .nullable(),
    }),
  },
  errors: ['UNKNOWN_PRODUCT', 'CUSTOMER_NOT_FOUND', 'UNKNOWN_REFERENCE'],
});
