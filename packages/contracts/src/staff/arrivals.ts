import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { plainDateText } from '../plain-date.ts';
import { idText } from '../request-context.ts';
import { listCall } from './list.ts';

const arrivalRow = z.object({
  id: z.string(),
  version: z.int(),
  code: z.string(),
  product: z.string(),
  option: z.string().nullable(),
  swatch: z.string().nullable(),
  warehouseId: z.string(),
  warehouse: z.string(),
  date: z.string(),
  /** Units that may be promised of it, and those that were. */
  cap: z.int(),
  promised: z.int(),
  /** Orders that wait for it. */
  orders: z.int(),
  isLate: z.boolean(),
  received: z.int().nullable(),
  receivedAt: z.string().nullable(),
});

export const listArrivals = listCall({
  path: '/staff/arrivals',
  scope: 'stock:read',
  summary: 'Las llegadas, por fecha.',
  row: arrivalRow,
  filters: {
    'f.open': z.enum(['yes', 'no']).optional(),
    'f.warehouse': z
      .string()
      .regex(/^\d{1,5}$/)
      .optional(),
    'f.state': z.enum(['late', 'waited']).optional(),
  },
  orders: ['date', '-date'],
});

export const readArrival = defineCall({
  method: 'GET',
  path: '/staff/arrivals/one',
  spec: 'D-19',
  summary: 'Una llegada y quiénes la esperan, en el orden en que se les entrega.',
  access: 'staff:stock:read',
  query: z.strictObject({ id: idText }),
  replies: {
    200: z.object({
      result: arrivalRow,
      waiting: z.array(
        z.object({
          orderCode: z.string(),
          customer: z.string(),
          units: z.int(),
          /** The day that it leaves the warehouse, as it was promised. */
          date: z.string().nullable(),
        }),
      ),
    }),
  },
  errors: ['NOT_FOUND'],
});

export const previewArrivalMove = defineCall({
  method: 'GET',
  path: '/staff/arrivals/move-preview',
  spec: 'D-19',
  summary: 'Qué pasaría con los pedidos si la llegada fuera otro día.',
  access: 'staff:arrivals:write',
  query: z.strictObject({ id: idText, date: plainDateText }),
  replies: {
    200: z.object({
      /** Orders whose delivery would leave another day, and whose buyers would be told. */
      orders: z.int(),
      units: z.int(),
      /** The first of them. */
      first: z.array(z.object({ orderCode: z.string(), customer: z.string(), date: z.string() })),
      /** That day has an arrival of the same goods: they would become one. */
      merges: z.boolean(),
    }),
  },
  errors: ['NOT_FOUND', 'ARRIVAL_CLOSED', 'DATE_PAST'],
});

export const makeArrival = defineCall({
  method: 'POST',
  path: '/staff/arrivals',
  spec: 'D-19',
  summary: 'Anota una llegada: qué viene, a qué bodega, qué día y cuántas se pueden prometer.',
  access: 'staff:arrivals:write',
  body: z.strictObject({
    /** Of the version: what is written on its label. */
    code: z.string().trim().min(1, 'Escribe el código.').max(40),
    warehouseId: z.string('Elige una bodega.').regex(/^\d{1,5}$/, 'Elige una bodega.'),
    date: plainDateText,
    cap: z.int('Escribe cuántas llegan.').min(1, 'Escribe cuántas llegan.').max(1_000_000),
  }),
  replies: { 200: z.object({ result: arrivalRow }) },
  errors: ['UNKNOWN_REFERENCE', 'VALUE_TAKEN', 'DATE_PAST'],
});
