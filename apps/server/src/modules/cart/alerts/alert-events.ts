import { z } from 'zod';

/** Some of what a person waited for can be ordered again; whom and what is looked up when it is told. */
export const stockReturnedSchema = z.object({
  kind: z.literal('stock.returned'),
  userId: z.uuid(),
  versionIds: z.array(z.int()),
});

export type StockReturned = z.output<typeof stockReturnedSchema>;
