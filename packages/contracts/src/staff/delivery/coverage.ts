import { z } from 'zod';
import { resourceCalls } from '../resource.ts';
import { cityCode } from './warehouses.ts';

const name = z.string().trim().min(1, 'Escribe el nombre.').max(80);
const warehouseId = z.string().regex(/^\d{1,4}$/, 'Elige una bodega.');
const days = z
  .int('Escribe los días en números.')
  .min(0, 'Escribe 0 o más días.')
  .max(60, 'Escribe 60 días o menos.');
const hour = z
  .int('Escribe la hora en números, de 0 a 23.')
  .min(0, 'La hora va de 0 a 23.')
  .max(23, 'La hora va de 0 a 23.');
const pesos = z.int('Escribe el valor en pesos, sin centavos.').max(100_000_000);
const noCity = 'Elige al menos una ciudad.';
const cityCodes = z
  .array(cityCode, noCity)
  .max(1_200)
  .refine((codes) => new Set(codes).size === codes.length, 'Cada ciudad va una sola vez.');

/** Where the shop delivers: zones with their cities, as staff keep them (D-11). */
export const {
  list: listZones,
  read: readZone,
  create: createZone,
  change: changeZone,
  remove: removeZone,
  history: listZoneHistory,
} = resourceCalls({
  path: '/staff/zones',
  onePath: '/staff/zones/one',
  historyPath: '/staff/zones/history',
  scope: { read: 'settings:read', write: 'settings:write' },
  names: ['una zona', 'zonas'],
  row: {
    name: z.string(),
    warehouseId: z.string(),
    warehouse: z.string(),
    /** Business days from dispatch to the door. */
    deliveryDays: z.int(),
    /** Orders before this hour of Bogotá leave the same day. */
    cutOffHour: z.int(),
    worksSaturday: z.boolean(),
    cashOnDelivery: z.boolean(),
    /** Whole pesos; free from an amount on, null: never. */
    shippingPrice: z.int(),
    freeFrom: z.int().nullable(),
    /** The least that the goods of an order come to, in pesos; null: any amount. */
    minOrder: z.int().nullable(),
    cityCodes: z.array(z.string()),
    /** The first cities by name, for a line of the list. */
    firstCities: z.array(z.string()),
  },
  form: {
    name,
    warehouseId,
    deliveryDays: days,
    cutOffHour: hour,
    worksSaturday: z.boolean(),
    cashOnDelivery: z.boolean(),
    shippingPrice: pesos.min(0, 'Escribe 0 o más.'),
    freeFrom: pesos.min(1, 'Escribe un valor mayor que 0, o déjalo vacío.').nullable().optional(),
    minOrder: pesos.min(1, 'Escribe un valor mayor que 0, o déjalo vacío.').nullable().optional(),
    cityCodes: cityCodes.min(1, noCity),
  },
  filters: {
    'f.warehouse': warehouseId.optional(),
    'f.city': cityCode.optional(),
    'f.cash': z.enum(['yes', 'no']).optional(),
  },
  orders: ['name', '-name'],
});
