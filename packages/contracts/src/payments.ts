import { z } from 'zod';

/** §3 Payment method discount or charge. */
export const paymentMovementSchema = z.object({
  type_movement: z.enum(['discount', 'charge']),
  discount_type: z.enum(['percentage', 'value']),
  discount_amount: z.number(),
});

/** How a gateway takes it; null: it is paid outside, at the door or by an agreement. */
export const paymentMeansSchema = z.enum(['card', 'pse']).nullable();

export const paymentMethodSchema = z.object({
  code: z.string(),
  means: paymentMeansSchema,
  name: z.string(),
  description: z.string(),
  logo: z.string(),
  movement: paymentMovementSchema.nullable(),
  /** What the movement comes to for this order, in pesos, signed. */
  adjustment: z.int(),
  isAvailable: z.boolean(),
  /** Why not, in words, when it is not. */
  reason: z.string().nullable(),
});
export type PaymentMethod = z.output<typeof paymentMethodSchema>;
