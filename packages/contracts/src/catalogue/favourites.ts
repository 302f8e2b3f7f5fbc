import { z } from 'zod';
import { listReply } from '../catalogue.ts';
import { defineCall } from '../define-call.ts';
import { idText, paging, requestContext } from '../request-context.ts';

/** So many favourites a person may keep. */
export const maxFavourites = 500;

export const queryFavourites = defineCall({
  method: 'POST',
  path: '/favorite/query',
  spec: '§7 Products',
  summary: 'Los favoritos de quien pregunta, los últimos primero.',
  access: 'registered',
  /** `user` is a hint like those of the context: the favourites are the session's. */
  query: z.strictObject({ user: z.string().max(64).optional(), ...paging, ...requestContext }),
  replies: {
    200: listReply.extend({
      /** Every favourite, sold here or not: what a heart is drawn by. */
      ids: z.array(z.string()),
    }),
  },
  errors: [],
});

const oneFavourite = z.strictObject({ productId: idText });
const favouriteReply = z.object({
  message: z.string(),
  result: z.object({ productId: z.string(), isFavourite: z.boolean() }),
});

export const addFavourite = defineCall({
  method: 'POST',
  path: '/favorite/add',
  spec: '§7 Products',
  summary: 'Guarda un producto en favoritos; otra vez es lo mismo.',
  access: 'registered',
  query: z.strictObject(requestContext),
  body: oneFavourite,
  replies: { 200: favouriteReply },
  errors: ['UNKNOWN_PRODUCT', 'TOO_MANY_FAVOURITES'],
});

export const removeFavourite = defineCall({
  method: 'POST',
  path: '/favorite/remove-item',
  spec: '§7 Products',
  summary: 'Quita un producto de favoritos; otra vez es lo mismo.',
  access: 'registered',
  query: z.strictObject(requestContext),
  body: oneFavourite,
  replies: { 200: favouriteReply },
  errors: [],
});
