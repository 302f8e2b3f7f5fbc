import { documentTypes } from '@matiz/domain/identity/document.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { campaignText } from '../marketing/campaign.ts';
import {
  deliveryStateSchema,
  orderCodeText,
  orderDetailSchema,
  orderPaymentStateSchema,
  orderStateSchema,
} from '../orders/order-detail.ts';
import { plainDateText } from '../plain-date.ts';
import { idText } from '../request-context.ts';
import { chooseSome, wholeQuery, wholeQueryErrors } from './bulk.ts';
import { listCall } from './list.ts';

export const deskOrderRow = z.object({
  id: z.string(),
  code: z.string(),
  state: orderStateSchema,
  placedAt: z.string(),
  customerId: z.string(),
  businessName: z.string(),
  city: z.string(),
  /** Whom the customer is assigned to; none: empty. */
  sellers: z.string(),
  deliveries: z.array(
    z.object({
      deliveryId: z.string(),
      state: deliveryStateSchema,
      dispatchDate: z.string().nullable(),
    }),
  ),
  units: z.int(),
  /** What is charged: as it was agreed, less what was cancelled. */
  total: z.int(),
  paymentMethod: z.string(),
  payment: orderPaymentStateSchema,
  /** Of the link that brought the buyer; null: none. */
  campaign: z.string().nullable(),
});

/** The orders of the shop, found by code, customer, document or phone. */
export const listDeskOrders = listCall({
  path: '/staff/orders',
  scope: 'orders:read',
  summary: 'Los pedidos de la tienda, por página.',
  row: deskOrderRow,
  filters: {
    'f.state': orderStateSchema.optional(),
    'f.method': z.string().max(40).optional(),
    'f.payment': z.enum(['paid', 'waiting', 'due']).optional(),
    /** Days in Bogotá, both included. */
    'f.from': plainDateText.optional(),
    'f.to': plainDateText.optional(),
    'f.customer': z.uuid().optional(),
    /** As it stands in the link, whatever its capitals. */
    'f.campaign': campaignText.optional(),
  },
  orders: ['-placed', 'placed'],
});

const sold = z.object({
  orders: z.int(),
  /** Pesos: what is charged, less what was cancelled. */
  total: z.int(),
});

/** Orders that are paid or will be at the door; one that still waits for its payment is not sold. */
export const sumSales = defineCall({
  method: 'GET',
  path: '/staff/orders/sales',
  spec: 'D-19',
  summary: 'Lo vendido hoy, y ayer hasta esta hora.',
  access: 'staff:orders:read',
  replies: { 200: z.object({ result: z.object({ today: sold, yesterday: sold }) }) },
  errors: [],
});

/** What the shop is paid with, for the filter: a method that is switched off has orders still. */
export const listOrderMethods = defineCall({
  method: 'GET',
  path: '/staff/orders/methods',
  spec: 'D-19',
  summary: 'Los métodos de pago que puede tener un pedido.',
  access: 'staff:orders:read',
  replies: {
    200: z.object({ results: z.array(z.object({ code: z.string(), name: z.string() })) }),
  },
  errors: [],
});

export const readDeskOrder = defineCall({
  method: 'GET',
  path: '/staff/orders/one',
  spec: 'D-19',
  summary: 'Un pedido como lo necesita quien lo despacha.',
  access: 'staff:orders:read',
  query: z.strictObject({ code: orderCodeText }),
  replies: {
    200: z.object({
      result: orderDetailSchema,
      contact: z.object({
        documentType: z.enum(documentTypes),
        documentNumber: z.string(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        sellers: z.string(),
        /** Of the address, as it is now. */
        complement: z.string().nullable(),
        neighbourhood: z.string().nullable(),
        addressPhone: z.string().nullable(),
      }),
      /** Of the link that brought the buyer (§2). */
      origin: z.object({ reference: z.string().nullable(), campaign: z.string().nullable() }),
      /** Each try to pay online, the last first. */
      payments: z.array(
        z.object({
          reference: z.string(),
          means: z.string().nullable(),
          state: z.enum([
            'pending',
            'approved',
            'declined',
            'voided',
            'expired',
            'refunded',
            'surplus',
          ]),
          amount: z.int(),
          refundDue: z.int(),
          refunded: z.int(),
          at: z.string(),
        }),
      ),
      /** What happened, the last first; `by` null: nobody asked for it, its time came. */
      events: z.array(
        z.object({
          state: z.string(),
          at: z.string(),
          deliveryId: z.string().nullable(),
          by: z.string().nullable(),
          reason: z.string().nullable(),
        }),
      ),
    }),
  },
  errors: ['NOT_FOUND'],
});

/** As many as a page shows. */
export const ordersAtOnce = 200;

export const advanceOrders = defineCall({
  method: 'POST',
  path: '/staff/orders/advance-several',
  spec: 'D-10, D-19',
  summary:
    'Lleva varios pedidos, o entregas suyas, a un estado; dice cuáles no pudieron y por qué.',
  access: 'staff:orders:move',
  deadline: 'long',
  body: z
    .strictObject({
      orders: z
        .array(z.strictObject({ orderCode: orderCodeText, deliveryId: idText.optional() }))
        .min(1)
        .max(ordersAtOnce)
        .optional(),
      /** In the place of codes. */
      all: wholeQuery(listDeskOrders).optional(),
      state: z.enum(['in_preparation', 'dispatched', 'delivered']),
    })
    .refine((body) => (body.orders === undefined) !== (body.all === undefined), chooseSome),
  replies: {
    200: z.object({
      /** Those that are there now, no matter who took them there. */
      moved: z.array(z.string()),
      refused: z.array(z.object({ orderCode: z.string(), message: z.string() })),
      /** Where the next step of all begins; null: there is none. */
      next: z.string().nullable(),
    }),
  },
  errors: wholeQueryErrors,
});
