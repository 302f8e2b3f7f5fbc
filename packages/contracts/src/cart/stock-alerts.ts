import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { idText, requestContext } from '../request-context.ts';

/** So many options one person may wait for. */
export const maxStockAlerts = 200;

const versionCode = z.string().min(1).max(60);

const stockAlert = z.object({
  productId: z.string(),
  versionCode: z.string(),
  slug: z.string(),
  name: z.string(),
  /** `7.43 Rubio medio cobrizo`, `20 vol`; null where the product has no options. */
  option: z.string().nullable(),
  image: z.string(),
  swatch: z.string().nullable(),
  askedAt: z.string(),
});
export type StockAlert = z.output<typeof stockAlert>;

export const listStockAlerts = defineCall({
  method: 'GET',
  path: '/stock-alerts',
  spec: '§2 Colour-card modal, ADR 63',
  summary: 'Lo agotado que quien pregunta espera, lo último primero.',
  access: 'registered',
  query: z.strictObject(requestContext),
  replies: { 200: z.object({ result: z.array(stockAlert) }) },
  errors: [],
});

export const addStockAlert = defineCall({
  method: 'POST',
  path: '/stock-alerts',
  spec: '§2 Colour-card modal, ADR 63',
  summary: 'Pide un aviso para cuando vuelva algo agotado; otra vez es lo mismo.',
  access: 'registered',
  query: z.strictObject(requestContext),
  /** Without a version: what has no options. */
  body: z.strictObject({ productId: idText, versionCode: versionCode.nullable() }),
  replies: {
    200: z.object({
      message: z.string(),
      result: z.object({
        versionCode: z.string().nullable(),
        /** False: there is some already. */
        isWaiting: z.boolean(),
      }),
    }),
  },
  errors: ['UNKNOWN_VERSION', 'TOO_MANY_STOCK_ALERTS'],
});

export const removeStockAlert = defineCall({
  method: 'DELETE',
  path: '/stock-alerts',
  spec: '§2 Colour-card modal, ADR 63',
  summary: 'Deja de esperar algo agotado; otra vez es lo mismo.',
  access: 'registered',
  query: z.strictObject(requestContext),
  body: z.strictObject({ versionCode }),
  replies: {
    200: z.object({ result: z.object({ versionCode: z.string(), isWaiting: z.literal(false) }) }),
  },
  errors: [],
});
