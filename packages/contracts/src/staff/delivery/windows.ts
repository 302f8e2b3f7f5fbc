import { windowKinds } from '@matiz/domain/delivery/windows.ts';
import { z } from 'zod';
import { plainDateText } from '../../plain-date.ts';
import { bulkCall } from '../bulk.ts';
import { resourceCalls } from '../resource.ts';

const zoneId = z.string().regex(/^\d{1,9}$/, 'Elige una zona.');
const kind = z.enum(windowKinds, 'Elige si es regular o exprés.');
const noDay = 'Elige al menos un día.';
/** 0 is Sunday. */
const weekdays = z
  .array(z.int().min(0).max(6), noDay)
  .min(1, noDay)
  .max(7)
  .refine((days) => new Set(days).size === days.length, 'Cada día va una sola vez.');
const hour = (last: number, wrong: string) => z.int(wrong).min(0, wrong).max(last, wrong);
const days = z
  .int('Escribe los días en números.')
  .min(0, 'Escribe 0 o más días.')
  .max(60, 'Escribe 60 días o menos.');
const capacity = z
  .int('Escribe cuántos pedidos caben, en números.')
  .min(1, 'Escribe 1 o más, o déjalo vacío si no hay límite.')
  .max(100_000, 'Escribe 100.000 o menos.');
const charge = z
  .int('Escribe el valor en pesos, sin centavos.')
  .min(0, 'Escribe 0 o más.')
  .max(100_000_000);

/** Hours in which a zone is delivered to, as staff keep them (D-11). */
export const {
  list: listWindows,
  read: readWindow,
  create: createWindow,
  change: changeWindow,
  remove: removeWindow,
  history: listWindowHistory,
} = resourceCalls({
  path: '/staff/windows',
  onePath: '/staff/windows/one',
  historyPath: '/staff/windows/history',
  scope: { read: 'settings:read', write: 'settings:write' },
  names: ['una franja de entrega', 'franjas de entrega'],
  row: {
    zoneId: z.string(),
    zone: z.string(),
    kind: z.enum(windowKinds),
    weekdays: z.array(z.int()),
    fromHour: z.int(),
    toHour: z.int(),
    /** Null: as the zone. */
    cutOffHour: z.int().nullable(),
    deliveryDays: z.int().nullable(),
    /** Orders of one day; null: as many as come. */
    capacity: z.int().nullable(),
    /** Whole pesos besides shipping; 0 of a regular one. */
    charge: z.int(),
    isActive: z.boolean(),
    /** Days from today on of which nothing is left. */
    fullDays: z.int(),
  },
  form: {
    zoneId,
    kind,
    weekdays,
    fromHour: hour(23, 'La hora va de 0 a 23.'),
    toHour: hour(24, 'La hora va de 1 a 24.').min(1, 'La hora va de 1 a 24.'),
    cutOffHour: hour(23, 'La hora va de 0 a 23.').nullable().optional(),
    deliveryDays: days.nullable().optional(),
    capacity: capacity.nullable().optional(),
    charge: charge.optional(),
    isActive: z.boolean().optional(),
  },
  filters: {
    'f.zone': zoneId.optional(),
    'f.kind': kind.optional(),
    'f.state': z.enum(['active', 'off']).optional(),
  },
  orders: ['zone', '-zone'],
});

/** Days on which the shop does otherwise than the law of holidays says (D-11). */
export const {
  list: listShopDays,
  read: readShopDay,
  create: createShopDay,
  change: changeShopDay,
  remove: removeShopDay,
  history: listShopDayHistory,
} = resourceCalls({
  path: '/staff/shop-days',
  onePath: '/staff/shop-days/one',
  historyPath: '/staff/shop-days/history',
  scope: { read: 'settings:read', write: 'settings:write' },
  names: ['un día especial', 'días especiales'],
  row: { day: z.string(), name: z.string(), isOpen: z.boolean() },
  form: {
    day: plainDateText,
    name: z.string().trim().min(1, 'Escribe qué día es.').max(80),
    isOpen: z.boolean(),
  },
  filters: { 'f.when': z.enum(['ahead', 'past']).optional() },
  orders: ['day', '-day'],
});

export const bulkWindows = bulkCall({
  path: '/staff/windows/bulk',
  list: listWindows,
  scope: 'settings:write',
  things: 'franjas de entrega',
  set: { isActive: z.boolean() },
  isRemovable: true,
});
