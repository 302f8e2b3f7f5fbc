import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { resourceCalls } from '../resource.ts';

export const limitPesos = z
  .int('Escribe el valor en pesos, sin centavos.')
  .min(1, 'Escribe un valor mayor que 0, o déjalo vacío.')
  .max(1_000_000_000)
  .nullable();

const shortText = (most: number) => z.string().trim().min(1).max(most).nullable();

/** Where a transfer goes, or what a correspondent is told; null: not written yet. */
const accountShape = {
  accountBank: shortText(80),
  accountKind: z.enum(['savings', 'checking'], 'Elige una opción.').nullable(),
  accountNumber: shortText(40),
  accountHolder: shortText(120),
  accountDocument: shortText(40),
};

/** What a way to pay takes off or adds. */
const movementShape = {
  movement: z.enum(['none', 'discount', 'charge'], 'Elige una opción.'),
  movementKind: z.enum(['percentage', 'value'], 'Elige una opción.').nullable(),
  movementAmount: z
    .number('Escribe el valor en números.')
    .positive('Escribe un valor mayor que 0.')
    .max(100_000_000)
    .nullable(),
};

/** Ways to pay, as staff keep them (D-22): none is made here or taken away, each is on or off. */
export const {
  list: listStaffPaymentMethods,
  read: readPaymentMethod,
  change: changePaymentMethod,
  history: listPaymentMethodHistory,
} = resourceCalls({
  path: '/staff/payment-methods',
  onePath: '/staff/payment-methods/one',
  historyPath: '/staff/payment-methods/history',
  scope: { read: 'settings:read', write: 'settings:write' },
  names: ['un método de pago', 'métodos de pago'],
  row: {
    name: z.string(),
    description: z.string(),
    isEnabled: z.boolean(),
    /**
     * door: where the zone collects; gateway: online, through Wompi; bold: by its link; transfer, cash
     * and agreement: people confirm it; none: nothing takes it, so nobody sees it.
     */
    way: z.enum(['door', 'gateway', 'bold', 'transfer', 'cash', 'agreement', 'none']),
    /** Its gateway has no keys at this server: it is offered to nobody, on or off. */
    lacksKeys: z.boolean(),
    movement: z.enum(['none', 'discount', 'charge']),
    movementKind: z.enum(['percentage', 'value']).nullable(),
    movementAmount: z.number().nullable(),
    /** Whole pesos of one order, and of all that a customer may owe; null: no such limit. */
    minAmount: z.int().nullable(),
    maxAmount: z.int().nullable(),
    maxOwed: z.int().nullable(),
    ...accountShape,
    /** Zones that collect at the door, by name; of a method that is not paid there, none. */
    zones: z.array(z.string()),
  },
  form: {
    name: z.string().trim().min(1, 'Escribe el nombre.').max(80),
    description: z.string().trim().max(300),
    isEnabled: z.boolean(),
    ...movementShape,
    minAmount: limitPesos,
    maxAmount: limitPesos,
    maxOwed: limitPesos,
    ...accountShape,
  },
  filters: { 'f.state': z.enum(['on', 'off']).optional() },
  orders: ['position', '-position'],
});

export const previewPaymentMethod = defineCall({
  method: 'POST',
  path: '/staff/payment-methods/preview',
  spec: 'D-19, D-22',
  summary: 'Qué pagaría quien usa un método si su descuento o recargo se guardara así.',
  access: 'staff:settings:write',
  body: z.strictObject({ id: z.string().min(1).max(40), set: z.strictObject(movementShape) }),
  replies: {
    200: z.object({
      result: z.object({
        /** On sale: whatever is bought is paid so. */
        products: z.int(),
        /** Open carts, and those that chose this way. */
        carts: z.int(),
        chosen: z.int(),
        /** Of what is paid: 0.12 is 12 %. */
        rise: z.number().nullable(),
        fall: z.number().nullable(),
        examples: z.array(z.object({ goods: z.int(), before: z.int(), after: z.int() })),
      }),
    }),
  },
  errors: ['NOT_FOUND'],
});
