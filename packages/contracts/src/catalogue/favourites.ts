import { z } from 'zod';
import { listReply } from '../catalogue.ts';
import { defineCall } from '../define-call.ts';
import { plainLine } from '../plain-line.ts';
import { idText, paging, requestContext } from '../request-context.ts';

/** So many favourites a person may keep. */
export const maxFavourites = 500;
/** Characters of what is noted of one. */
export const maxFavouriteNote = 200;

export const queryFavourites = defineCall({
  method: 'POST',
  path: '/favorite/query',
  spec: '§7 Products',
  summary: 'Los favoritos de quien pregunta, los últimos primero.',
  access: 'registered',
  /** `user` is a hint like those of the context: the favourites are the session's. */
  query: z.strictObject({
    user: z.string().max(64).optional(),
    /** One of the own lists; left out: «Mis favoritos», what the heart keeps. */
    listId: z.uuid().optional(),
    ...paging,
    ...requestContext,
  }),
  replies: {
    200: listReply.extend({
      /** Every favourite of every list, sold here or not: what a heart is drawn by. */
      ids: z.array(z.string()),
      /** What is noted of the list's products, by product. */
      notes: z.record(z.string(), z.string()),
    }),
  },
  errors: ['NOT_FOUND'],
});

/** `listId` left out: «Mis favoritos». */
const oneFavourite = {
  productId: idText,
  listId: z.uuid().optional(),
};
const favouriteReply = z.object({
  message: z.string(),
  result: z.object({ productId: z.string(), isFavourite: z.boolean() }),
});

export const addFavourite = defineCall({
  method: 'POST',
  path: '/favorite/add',
  spec: '§7 Products',
  summary: 'Guarda un producto en favoritos, o cambia lo que se anotó de él; otra vez es lo mismo.',
  access: 'registered',
  query: z.strictObject(requestContext),
  body: z.strictObject({
    ...oneFavourite,
    /** Left out, the note stays as it is; empty takes it away. */
    note: plainLine(maxFavouriteNote).optional(),
  }),
  replies: { 200: favouriteReply },
  errors: ['UNKNOWN_PRODUCT', 'TOO_MANY_FAVOURITES', 'NOT_FOUND'],
});

export const removeFavourite = defineCall({
  method: 'POST',
  path: '/favorite/remove-item',
  spec: '§7 Products',
  summary: 'Quita un producto de favoritos, de una lista o de todas; otra vez es lo mismo.',
  access: 'registered',
  query: z.strictObject(requestContext),
  body: z.strictObject({
    ...oneFavourite,
    /** The heart let go: from every list. */
    everywhere: z.boolean().optional(),
  }),
  replies: {
    200: favouriteReply.extend({
      /** Where it was, and what was noted there, so that it can be put back. */
      removed: z.array(z.object({ listId: z.string().nullable(), note: z.string().nullable() })),
    }),
  },
  errors: [],
});
