import { z } from 'zod';
import { resourceCalls } from '../resource.ts';
import { limitPesos } from './payment-methods.ts';

const method = z.string().trim().min(1, 'Elige un método de pago.').max(60);
const zoneId = z
  .string()
  .regex(/^\d{1,9}$/, 'Elige una zona.')
  .nullable();
const customerId = z.uuid('Elige un cliente.').nullable();

/** What a method takes in one zone, or from one customer (D-22, ADR 33), as staff keep it. */
export const {
  list: listPaymentLimits,
  read: readPaymentLimit,
  create: createPaymentLimit,
  change: changePaymentLimit,
  remove: removePaymentLimit,
  history: listPaymentLimitHistory,
} = resourceCalls({
  path: '/staff/payment-limits',
  onePath: '/staff/payment-limits/one',
  historyPath: '/staff/payment-limits/history',
  scope: { read: 'settings:read', write: 'settings:write' },
  names: ['un límite de pago', 'límites de pago'],
  row: {
    method: z.string(),
    methodName: z.string(),
    /** One of the two, and how it is called. */
    zoneId: z.string().nullable(),
    customerId: z.string().nullable(),
    whose: z.string(),
    /** Not taken there at all. */
    isClosed: z.boolean(),
    /** Whole pesos; null: as the method. */
    minAmount: z.int().nullable(),
    maxAmount: z.int().nullable(),
    maxOwed: z.int().nullable(),
  },
  form: {
    method,
    zoneId: zoneId.optional(),
    customerId: customerId.optional(),
    isClosed: z.boolean().optional(),
    minAmount: limitPesos.optional(),
    maxAmount: limitPesos.optional(),
    maxOwed: limitPesos.optional(),
  },
  filters: {
    'f.method': z.string().max(60).optional(),
    'f.of': z.enum(['zone', 'customer']).optional(),
  },
  orders: ['-id'],
});

/** What a save says of a limit that would say nothing. */
export const paymentLimitSentences = {
  whose: 'Elige una zona o un cliente, uno de los dos.',
  nothing: 'Escribe al menos un valor, o di que no se recibe.',
} as const;
