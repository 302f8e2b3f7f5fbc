import { z } from 'zod';
import { defineCall } from './define-call.ts';

export const loyaltyStatus = defineCall({
  method: 'GET',
  path: '/v3/loyalty_status/customer',
  spec: '§7 Authentication, D-13',
  summary: 'El nivel del cliente y cuánto le falta para el siguiente.',
  access: 'buyer',
  query: z.strictObject({ customer_id: z.uuid().optional(), zone: z.string().max(64).optional() }),
  replies: {
    200: z.object({
      currentLoyaltyStatus: z.object({
        name: z.enum(['Bronce', 'Plata', 'Oro', 'Diamante']),
        color: z.string(),
        /** Pesos; null at the highest tier (§9: the hint is hidden for Diamante). */
        amountToNextStatus: z.int().nullable(),
      }),
      nextLoyaltyStatus: z.object({ name: z.string() }).nullable(),
    }),
  },
  errors: ['CUSTOMER_NOT_FOUND'],
});
export type LoyaltyStatus = z.output<(typeof loyaltyStatus.replies)[200]>;
