import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { plainDateText } from '../plain-date.ts';
import { plainLine } from '../plain-line.ts';
import { idText } from '../request-context.ts';
import { orderCodeText, orderDetailSchema } from './order-detail.ts';

export const advanceOrder = defineCall({
  method: 'POST',
  path: '/staff/orders/advance',
  spec: 'D-10',
  summary: 'Lleva una entrega, o todas las que puedan, a su siguiente estado.',
  access: 'staff:orders:move',
  deadline: 'long',
  body: z.strictObject({
    orderCode: orderCodeText,
    /** Unless given, every delivery of the order that may go there. */
    deliveryId: idText.optional(),
    state: z.enum(['in_preparation', 'dispatched', 'delivered', 'cancelled', 'returned']),
    /** Why; the history keeps it. */
    reason: plainLine(500).optional(),
  }),
  replies: { 200: z.object({ result: orderDetailSchema }) },
  errors: [
    'NOT_FOUND',
    'ILLEGAL_MOVE',
    'DELIVERY_WAITING',
    'ORDER_NOT_CANCELLABLE',
    'ORDER_UNPAID',
  ],
});

const arrivalSchema = z.object({
  arrivalId: z.string(),
  warehouse: z.string(),
  code: z.string(),
  versionCode: z.string().nullable(),
  name: z.string(),
  date: z.string(),
  /** Units that may be promised of it in all, and those that orders wait for. */
  cap: z.int(),
  promised: z.int(),
  arrivedAt: z.string().nullable(),
});

export const moveArrival = defineCall({
  method: 'POST',
  path: '/staff/arrivals/move',
  spec: 'D-8',
  summary: 'Cambia la fecha de una llegada: sus entregas la siguen y los compradores se enteran.',
  access: 'staff:arrivals:write',
  deadline: 'long',
  body: z.strictObject({
    arrivalId: idText,
    /** As it was seen: of two who move it, the later one is told and moves nothing. */
    version: z.int32().min(1),
    date: plainDateText,
  }),
  replies: {
    200: z.object({
      /** Another one than asked for when the date had an arrival already: they become one. */
      arrival: arrivalSchema,
      /** Orders with a delivery that has another date now. */
      orders: z.int(),
    }),
  },
  errors: ['NOT_FOUND', 'ROW_CHANGED', 'ARRIVAL_CLOSED', 'DATE_PAST'],
});

export const receiveArrival = defineCall({
  method: 'POST',
  path: '/staff/arrivals/receive',
  spec: 'D-8',
  summary:
    'Recibe una llegada: primero a quienes la esperan, por orden de pago; el resto al stock.',
  access: 'staff:arrivals:write',
  deadline: 'long',
  body: z.strictObject({
    arrivalId: idText,
    units: z.int().min(0).max(1_000_000),
    /** When the rest of what was expected comes; needed if the units do not reach for all. */
    restOn: plainDateText.optional(),
  }),
  replies: {
    200: z.object({
      arrival: arrivalSchema,
      /** Units given to orders that waited, and units that went on sale. */
      served: z.int(),
      stocked: z.int(),
      /** The arrival of the rest; null: nothing else is expected. */
      rest: arrivalSchema.nullable(),
    }),
  },
  errors: ['NOT_FOUND', 'ARRIVAL_SHORT', 'DATE_PAST'],
});
