import { newsKinds } from '@matiz/domain/cart/line-news.ts';
import { z } from 'zod';
import { cartChange, listCartReply } from '../cart.ts';
import { defineCall } from '../define-call.ts';
import { requestContext } from '../request-context.ts';

/** A `lineId` of `listcart`: the line, or its part that leaves on one day. */
export const lineId = z
  .string()
  .regex(/^[0-9a-f-]{36}(:\d{4}-\d{2}-\d{2})?$/, 'Identificador no válido.');

export const acceptLines = defineCall({
  method: 'PUT',
  path: '/cart/listcart',
  spec: '§7 Cart, D-9, ADR 13',
  summary: 'Acepta novedades del carrito y mueve líneas entre lo inmediato y la preventa.',
  access: 'buyer',
  query: z.strictObject(requestContext),
  body: z
    .strictObject({
      /** `all`: every news as it stands; else one of each line and kind. */
      accept: z
        .union([
          z.literal('all'),
          z
            .array(
              z.strictObject({
                lineId,
                kind: z.enum(newsKinds),
                /** What the buyer saw: where it is another by now, that news stays. */
                after: z.int().optional(),
              }),
            )
            .min(1)
            .max(500),
        ])
        .optional(),
      /** True: the line waits for its arrival; false: what stock covers leaves at once. */
      move: z
        .array(z.strictObject({ lineId, advancedPurchasing: z.boolean() }))
        .min(1)
        .max(500)
        .optional(),
      ...cartChange,
    })
    .refine(({ accept, move }) => accept !== undefined || move !== undefined, {
      error: 'Di qué aceptas o qué mueves.',
    }),
  replies: { 200: listCartReply },
  errors: [
    'CART_NOT_FOUND',
    'CART_CLOSED',
    'UNKNOWN_CART_LINE',
    'NO_COVERAGE',
    'NOT_IN_PRESALE',
    'OUT_OF_STOCK',
    'TONE_OUT_OF_STOCK',
    'STOCK_EXCEEDED',
    'STOCK_INSUFFICIENT',
    'BELOW_MINIMUM',
    'NOT_A_MULTIPLE',
    'KEY_REUSED',
  ],
});

export const removeLines = defineCall({
  method: 'DELETE',
  path: '/cart/listcart',
  spec: '§7 Cart, ADR 13',
  summary: 'Quita varias líneas del carrito de una vez.',
  access: 'buyer',
  query: z.strictObject(requestContext),
  body: z.strictObject({ lineIds: z.array(lineId).min(1).max(500), ...cartChange }),
  replies: { 200: listCartReply },
  errors: ['CART_NOT_FOUND', 'CART_CLOSED', 'UNKNOWN_CART_LINE', 'KEY_REUSED'],
});
