import { z } from 'zod';
import { resourceCalls } from './resource.ts';

const name = z.string().trim().min(1, 'Escribe el nombre.').max(80);

/** Kinds of business that register, as staff keep them. */
export const {
  list: listStaffTradeTypes,
  read: readTradeType,
  create: createTradeType,
  change: changeTradeType,
  remove: removeTradeType,
  history: listTradeTypeHistory,
} = resourceCalls({
  path: '/staff/trade-types',
  onePath: '/staff/trade-types/one',
  historyPath: '/staff/trade-types/history',
  scope: { read: 'settings:read', write: 'settings:write' },
  names: ['un tipo de negocio', 'tipos de negocio'],
  row: { name: z.string(), customers: z.int() },
  form: { name },
  filters: {},
  orders: ['name', '-name'],
});
