import { z } from 'zod';
import { productCardSchema } from './catalogue.ts';
import { defineCall } from './define-call.ts';
import { paging, requestContext } from './request-context.ts';

export const search = defineCall({
  method: 'GET',
  path: '/search',
  spec: '§7 Products',
  summary: 'Busca productos por nombre, marca, código o tono.',
  access: 'session',
  query: z.strictObject({ search: z.string().max(1000), ...paging, ...requestContext }),
  replies: {
    200: z.object({
      products: z.array(productCardSchema),
      totalItems: z.int(),
      totalPages: z.int(),
      page: z.int(),
    }),
  },
  errors: [],
});
export type SearchResults = z.output<(typeof search.replies)[200]>;
