import { z } from 'zod';
import { defineCall } from '../../define-call.ts';

/** What forms, filters and imports of the catalogue choose from: lists that are short by nature. */
export const readCatalogueChoices = defineCall({
  method: 'GET',
  path: '/staff/catalogue/choices',
  spec: 'D-19',
  summary: 'Las marcas, categorías, bodegas y medios de pago entre los que se elige.',
  access: 'staff:catalogue:read',
  replies: {
    200: z.object({
      brands: z.array(z.object({ id: z.string(), name: z.string() })),
      /** In the order of their names, each with those above it: `Coloración › Tintes`. */
      categories: z.array(z.object({ id: z.string(), slug: z.string(), path: z.string() })),
      paymentMethods: z.array(z.object({ code: z.string(), name: z.string() })),
      warehouses: z.array(z.object({ id: z.string(), code: z.string(), name: z.string() })),
    }),
  },
  errors: [],
});
