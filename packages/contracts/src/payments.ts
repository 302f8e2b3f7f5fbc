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
  /** Each delivery is paid as it comes. */
  isPaidAtDoor: z.boolean(),
  name: z.string(),
  description: z.string(),
  logo: z.string(),
  movement: paymentMovementSchema.nullable(),
  /** What the movement comes to for this order, in pesos, signed. */
  adjustment: z.int(),
  /** What an order may come to with it, in words; null: whatever it comes to. */
  limit: z.string().nullable(),
  isAvailable: z.boolean(),
  /** Why not, in words, and what to do instead, when it is not. */
  reason: z.string().nullable(),
});
export type PaymentMethod = z.output<typeof paymentMethodSchema>;
