import { z } from 'zod';
import { productCardSchema } from './catalogue.ts';
import { defineCall } from './define-call.ts';
import { paging, requestContext } from './request-context.ts';

/** The tone of a result that answers what was typed: where the colour card opens (D-14). */
export const matchedToneSchema = z.object({
  versionCode: z.string(),
  /** As printed: 7.43, 7/43, S05. */
  number: z.string(),
  name: z.string(),
  color: z.string(),
  image: z.string().nullable(),
  /** Units in the buyer's warehouse. */
  stock: z.int(),
});
export type MatchedTone = z.output<typeof matchedToneSchema>;

export const foundProductSchema = productCardSchema.extend({
  matchedTone: matchedToneSchema.nullable(),
});
export type FoundProduct = z.output<typeof foundProductSchema>;

export const search = defineCall({
  method: 'GET',
  path: '/search',
  spec: '§7 Products',
  summary: 'Busca productos por nombre, marca, código o tono.',
  access: 'session',
  query: z.strictObject({ search: z.string().max(1000), ...paging, ...requestContext }),
  replies: {
    200: z.object({
      products: z.array(foundProductSchema),
      /** A thousand stands for a thousand or more. */
      totalItems: z.int(),
      totalPages: z.int(),
      page: z.int(),
      /** What was looked for instead, when a word seemed mistyped. */
      suggestion: z.string().nullable(),
      /** Only when nothing was found: what has most of what was typed. */
      alternatives: z.array(foundProductSchema),
    }),
  },
  errors: [],
});
export type SearchResults = z.output<(typeof search.replies)[200]>;
