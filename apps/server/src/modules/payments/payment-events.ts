import { z } from 'zod';

/** The gateway said that something happened to a payment; what, has to be looked up. */
export const paymentNoticedSchema = z.object({
  kind: z.literal('payment.noticed'),
  reference: z.string(),
});
export type PaymentNoticed = z.output<typeof paymentNoticedSchema>;
