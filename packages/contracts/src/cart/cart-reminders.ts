import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { plainDateText } from '../plain-date.ts';
import { requestContext } from '../request-context.ts';

const told = z.object({ results: z.object({ message: z.string() }) });

export const abandonCart = defineCall({
  method: 'POST',
  path: '/cart/abandoned-cart',
  spec: '§7 Cart',
  summary: 'Marca un carrito como abandonado.',
  access: 'buyer',
  query: z.strictObject(requestContext),
  body: z.strictObject({ cartId: z.uuid() }),
  replies: { 200: told },
  errors: ['CART_NOT_FOUND', 'CART_CLOSED', 'CART_EMPTY'],
});

export const readCartReminders = defineCall({
  method: 'GET',
  path: '/cart/reminders',
  spec: 'D-16',
  summary: 'Si el cliente recibe recordatorios de carritos abandonados.',
  access: 'buyer',
  replies: { 200: z.object({ isStopped: z.boolean() }) },
  errors: [],
});

export const setCartReminders = defineCall({
  method: 'PUT',
  path: '/cart/reminders',
  spec: 'D-16',
  summary: 'Detiene o vuelve a permitir los recordatorios de carritos abandonados.',
  access: 'buyer',
  body: z.strictObject({ isStopped: z.boolean() }),
  replies: { 200: z.object({ isStopped: z.boolean() }) },
  errors: ['FORBIDDEN'],
});

export const countAbandonedCarts = defineCall({
  method: 'GET',
  path: '/staff/carts/abandoned',
  spec: 'D-16, carritos abandonados',
  summary: 'Cuántos carritos se abandonaron entre dos días, se recordaron y se recuperaron.',
  access: 'staff:orders:read',
  /** Both days count; the last thirty unless said otherwise. */
  query: z.strictObject({ from: plainDateText.optional(), to: plainDateText.optional() }),
  replies: {
    200: z.object({
      left: z.int(),
      reminded: z.int(),
      recovered: z.int(),
      recoveredByReminder: z.int(),
      /** Pesos. */
      recoveredAmount: z.int(),
    }),
  },
  errors: [],
});

export const stopCartReminders = defineCall({
  method: 'POST',
  path: '/cart/reminders/stop',
  spec: 'D-16',
  summary: 'Detiene los recordatorios desde el enlace de uno, sin iniciar sesión.',
  access: 'public',
  body: z.strictObject({ key: z.uuid() }),
  replies: { 200: told },
  errors: ['NOT_FOUND'],
});
