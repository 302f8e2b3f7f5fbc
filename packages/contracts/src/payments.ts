import { z } from 'zod';

/** §3 Payment method discount or charge. */
export const paymentMovementSchema = z.object({
  type_movement: z.enum(['discount', 'charge']),
  discount_type: z.enum(['percentage', 'value']),
  discount_amount: z.number(),
});

/** How it is paid before it is prepared; null: as it comes. */
export const paymentMeansSchema = z
  .enum(['card', 'pse', 'nequi', 'bancolombia', 'qr', 'link', 'transfer', 'cash', 'agreement'])
  .nullable();

/** Where a transfer goes, or what a correspondent is told. */
export const paymentAccountSchema = z.object({
  bank: z.string(),
  kind: z.enum(['savings', 'checking']).nullable(),
  number: z.string(),
  holder: z.string().nullable(),
  document: z.string().nullable(),
});
export type PaymentAccount = z.output<typeof paymentAccountSchema>;

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
