import { z } from 'zod';

/** Prices of an open cart moved; whom to tell, and what of, is looked up when it is told. */
export const cartPricesMovedSchema = z.object({
  kind: z.literal('cart.pricesMoved'),
  cartId: z.uuid(),
  moves: z.array(z.object({ versionId: z.int(), before: z.int(), after: z.int() })),
});
export type CartPricesMoved = z.output<typeof cartPricesMovedSchema>;
