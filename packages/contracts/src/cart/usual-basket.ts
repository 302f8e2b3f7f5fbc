import { z } from 'zod';
import { cartChange, changedCart } from '../cart.ts';
import { defineCall } from '../define-call.ts';
import { reorderLineSchema } from './reorder.ts';

export const repeatUsual = defineCall({
  method: 'POST',
  path: '/cart/repeat-usual',
  spec: '§1 Seller, D-9',
  summary: 'Completa el carrito con lo que el cliente pide siempre, y dice qué no se pudo.',
  access: 'buyer',
  body: z.strictObject({
    /** For whom; another than the session works for answers 409 (D-4). */
    customerId: z.uuid(),
    mutationId: cartChange.mutationId,
  }),
  replies: {
    200: changedCart.extend({
      from: z.enum(['usual', 'last']),
      /** What was not in the cart yet; empty: all of it was. */
      results: z.array(reorderLineSchema),
    }),
  },
  errors: ['CUSTOMER_MISMATCH', 'NO_COVERAGE', 'NOTHING_USUAL', 'NOTHING_TO_REORDER', 'KEY_REUSED'],
});
