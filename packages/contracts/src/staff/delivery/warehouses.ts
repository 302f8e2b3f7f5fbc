import { z } from 'zod';
import { resourceCalls } from '../resource.ts';

const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{2,12}$/, 'Usa de 2 a 12 letras o números, como BOG.');
const name = z.string().trim().min(1, 'Escribe el nombre.').max(80);
export const cityCode = z.string().regex(/^\d{5}$/, 'Elige una ciudad.');
const address = z.string().trim().max(200);

/** Warehouses, as staff keep them. None is taken away: its orders and stock speak of it. */
export const {
  list: listWarehouses,
  read: readWarehouse,
  create: createWarehouse,
  change: changeWarehouse,
  history: listWarehouseHistory,
} = resourceCalls({
  path: '/staff/warehouses',
  onePath: '/staff/warehouses/one',
  historyPath: '/staff/warehouses/history',
  scope: { read: 'settings:read', write: 'settings:write' },
  names: ['una bodega', 'bodegas'],
  row: {
    /** What import columns call it: `precio_BOG`. */
    code: z.string(),
    name: z.string(),
    cityCode: z.string(),
    city: z.string(),
    address: z.string(),
    isActive: z.boolean(),
    /** It is shown where nobody delivers. */
    isMain: z.boolean(),
    /** Zones that it serves. */
    zones: z.int(),
  },
  form: { code, name, cityCode, address: address.optional(), isActive: z.boolean().optional() },
  filters: { 'f.state': z.enum(['active', 'closed']).optional() },
  orders: ['name', '-name'],
});
