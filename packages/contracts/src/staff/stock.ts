import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { plainDateText } from '../plain-date.ts';
import { listCall } from './list.ts';

/** A version in a warehouse: `1-25` is version 25 in warehouse 1. */
export const unitId = z.string().regex(/^\d{1,5}-\d{1,9}$/);
export const warehouseId = z.string().regex(/^\d{1,5}$/);
const day = plainDateText;
const why = z.string().trim().max(500);
const version = z.int32().min(1);
const mostUnits = 1_000_000;

export const stockRow = z.object({
  id: z.string(),
  version: z.int(),
  code: z.string(),
  product: z.string(),
  /** `7.43 Rubio medio cobrizo`; of a volume, `20 vol`. */
  option: z.string().nullable(),
  swatch: z.string().nullable(),
  warehouseId: z.string(),
  warehouse: z.string(),
  /** On sale; taken by orders that have not left; what lies there is both. */
  available: z.int(),
  promised: z.int(),
  physical: z.int(),
  /** Units that orders took in the last four weeks. */
  soldLately: z.int(),
  nextArrival: z.string().nullable(),
  /** People who asked to be told when it is back (ADR 63). */
  waiting: z.int(),
  lastMovementAt: z.string().nullable(),
});

export const listStock = listCall({
  path: '/staff/stock',
  scope: 'stock:read',
  summary: 'Las existencias: cada opción en cada bodega.',
  row: stockRow,
  filters: {
    'f.warehouse': warehouseId.optional(),
    'f.state': z.enum(['soldOut', 'belowCover', 'waitedFor']).optional(),
  },
  orders: ['code', '-code'],
});

export const readStock = defineCall({
  method: 'GET',
  path: '/staff/stock/one',
  spec: 'D-19',
  summary: 'Las existencias de una opción en una bodega, y lo que suman sus movimientos.',
  access: 'staff:stock:read',
  query: z.strictObject({ id: unitId }),
  replies: {
    200: z.object({
      /** `barcodes`: the makers' codes that were taught. */
      result: stockRow.extend({ moved: z.int(), barcodes: z.array(z.string()) }),
    }),
  },
  errors: ['NOT_FOUND'],
});

export const stockReasons = [
  'load',
  'order',
  'cancel',
  'arrival',
  'count',
  'adjust',
  'transfer',
] as const;

/** What came and went, written down with each change of stock and never changed. */
export const listStockMovements = listCall({
  path: '/staff/stock/movements',
  scope: 'stock:read',
  summary: 'Los movimientos de existencias, con lo disponible después de cada uno.',
  row: z.object({
    id: z.string(),
    at: z.string(),
    unitId: z.string(),
    code: z.string(),
    product: z.string(),
    option: z.string().nullable(),
    warehouse: z.string(),
    delta: z.int(),
    /** What was available after it. */
    balance: z.int(),
    reason: z.enum(stockReasons),
    note: z.string().nullable(),
    by: z.string().nullable(),
    orderCode: z.string().nullable(),
  }),
  filters: {
    'f.unit': unitId.optional(),
    'f.warehouse': warehouseId.optional(),
    'f.reason': z.enum(stockReasons).optional(),
    'f.from': day.optional(),
    'f.to': day.optional(),
  },
  orders: ['-at', 'at'],
});

const saved = z.object({
  result: stockRow,
  /** What orders lack of what was promised to them. */
  short: z.int(),
});

export const adjustStock = defineCall({
  method: 'POST',
  path: '/staff/stock/adjust',
  spec: 'D-19',
  summary: 'Suma o resta unidades, con su motivo.',
  access: 'staff:stock:write',
  body: z.strictObject({
    id: unitId,
    version,
    delta: z
      .int('Escribe un número, como 3 o -3.')
      .min(-mostUnits)
      .max(mostUnits)
      .refine((delta) => delta !== 0, 'Escribe cuántas sumas o restas.'),
    reason: why.min(3, 'Escribe por qué cambia.'),
  }),
  replies: { 200: saved },
  errors: ['NOT_FOUND', 'ROW_CHANGED', 'UNITS_SHORT'],
});

export const countStock = defineCall({
  method: 'POST',
  path: '/staff/stock/count',
  spec: 'D-19',
  summary: 'Dice cuántas unidades hay: lo prometido y sin despachar se descuenta.',
  access: 'staff:stock:write',
  body: z.strictObject({
    id: unitId,
    version,
    /** What lay there when it was read: a count is not of what came or left meanwhile. */
    seen: z.int().min(0),
    counted: z.int('Escribe cuántas hay.').min(0).max(mostUnits),
    reason: why.optional(),
  }),
  replies: { 200: saved },
  errors: ['NOT_FOUND', 'ROW_CHANGED'],
});

export const transferStock = defineCall({
  method: 'POST',
  path: '/staff/stock/transfer',
  spec: 'D-19',
  summary: 'Mueve unidades disponibles a otra bodega.',
  access: 'staff:stock:write',
  body: z.strictObject({
    id: unitId,
    version,
    toWarehouseId: warehouseId,
    units: z.int('Escribe cuántas mueves.').min(1, 'Escribe cuántas mueves.').max(mostUnits),
    reason: why.optional(),
  }),
  replies: { 200: saved.extend({ to: stockRow }) },
  errors: ['NOT_FOUND', 'ROW_CHANGED', 'UNITS_SHORT', 'UNKNOWN_REFERENCE'],
});
