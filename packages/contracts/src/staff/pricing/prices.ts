import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { requiredReason } from '../../text/reason.ts';
import { listCall } from '../list.ts';

const warehouseId = z.string('Elige una bodega.').regex(/^\d{1,5}$/, 'Elige una bodega.');
const code = z.string().trim().min(1).max(40);
const price = z.int().min(1).max(100_000_000);
const mostPrices = 5_000;
const tooMany = 'Caben 5.000 precios a la vez.';

/** Base prices as a spreadsheet: a row for each product, a column for each warehouse. */
export const listPrices = listCall({
  path: '/staff/prices',
  scope: 'prices:read',
  summary: 'Los precios base de cada producto, por bodega.',
  row: z.object({
    id: z.string(),
    code: z.string(),
    product: z.string(),
    brand: z.string(),
    prices: z.array(z.object({ warehouseId: z.string(), price: z.int() })),
  }),
  filters: { 'f.without': warehouseId.optional() },
  orders: ['code', '-code'],
});

const change = z.object({
  code: z.string(),
  product: z.string(),
  before: z.int().nullable(),
  after: z.int(),
});
const step = change.extend({ step: z.number() });

export const previewPrices = defineCall({
  method: 'POST',
  path: '/staff/prices/preview',
  spec: 'D-19',
  summary: 'Qué cambiaría con estos precios, sin cambiar nada.',
  access: 'staff:prices:write',
  body: z.strictObject({
    warehouseId,
    rows: z.array(z.strictObject({ code, price })).min(1).max(mostPrices, tooMany),
  }),
  replies: {
    200: z.object({
      changes: z.array(change),
      /** Prices that are so already. */
      same: z.int(),
      /** Codes that no product has. */
      unknown: z.array(z.string()),
      /** Open carts with any of what changes. */
      carts: z.int(),
      rise: step.nullable(),
      fall: step.nullable(),
      /** What jumps over 30 %, the largest first. */
      jumps: z.array(step),
    }),
  },
  errors: [],
});

export const savePrices = defineCall({
  method: 'POST',
  path: '/staff/prices',
  spec: 'D-19',
  summary: 'Cambia precios base, todos o ninguno, con su motivo.',
  access: 'staff:prices:publish',
  body: z.strictObject({
    warehouseId,
    /** Each with the price that was seen before: what changed meanwhile is not written over. */
    rows: z
      .array(z.strictObject({ code, before: z.int().nullable(), after: price }))
      .min(1)
      .max(mostPrices, tooMany),
    reason: requiredReason,
  }),
  replies: { 200: z.object({ saved: z.int() }) },
  errors: ['PRICES_CHANGED', 'UNKNOWN_REFERENCE'],
});
