import { z } from 'zod';
import { cartChange, changedCart } from '../cart.ts';
import { defineCall } from '../define-call.ts';
import { plainLine } from '../plain-line.ts';
import { idText, requestContext } from '../request-context.ts';
import { maxFavouriteNote, maxFavourites } from './favourites.ts';

/** So many lists a person may name, beside «Mis favoritos». */
export const maxFavouriteLists = 20;
export const maxListName = 40;

const listName = plainLine(maxListName)
  .min(1, 'Escribe un nombre.')
  .overwrite((text) => text.replaceAll(/\s+/g, ' '));
const listId = z.uuid();

const favouriteListItem = z.object({ productId: z.string(), note: z.string().nullable() });
export type FavouriteListItem = z.output<typeof favouriteListItem>;

const favouriteListSchema = z.object({
  /** Null: «Mis favoritos», which everybody has. */
  _id: z.string().nullable(),
  name: z.string(),
  /** Products in it that are still sold somewhere. */
  products: z.int(),
  /** Whether the product that was asked for is in it, and what is noted of it there. */
  has: z.boolean(),
  note: z.string().nullable(),
});
export type FavouriteList = z.output<typeof favouriteListSchema>;

export const listFavouriteLists = defineCall({
  method: 'GET',
  path: '/favorite/lists',
  spec: '§3 Favourites',
  summary: 'Las listas de favoritos de quien pregunta, y en cuáles está un producto.',
  access: 'registered',
  query: z.strictObject({ productId: idText.optional(), ...requestContext }),
  replies: { 200: z.object({ result: z.array(favouriteListSchema) }) },
  errors: [],
});

export const saveFavouriteList = defineCall({
  method: 'PUT',
  path: '/favorite/lists',
  spec: '§3 Favourites',
  summary: 'Crea una lista de favoritos con el identificador que se le da, o le cambia el nombre.',
  access: 'registered',
  query: z.strictObject(requestContext),
  body: z.strictObject({
    /** Made by who asks, so that asking twice makes one list. */
    _id: listId,
    name: listName,
    /** What it holds from the start, the last one first: a list that was removed comes back so. */
    items: z
      .array(z.strictObject({ productId: idText, note: plainLine(maxFavouriteNote).nullable() }))
      .max(maxFavourites)
      .optional(),
  }),
  replies: { 200: z.object({ result: z.object({ _id: z.string(), name: z.string() }) }) },
  errors: ['NOT_FOUND', 'LIST_NAME_TAKEN', 'TOO_MANY_LISTS', 'TOO_MANY_FAVOURITES'],
});

export const removeFavouriteList = defineCall({
  method: 'DELETE',
  path: '/favorite/lists',
  spec: '§3 Favourites',
  summary: 'Elimina una lista de favoritos y dice qué tenía, para poder deshacerlo.',
  access: 'registered',
  query: z.strictObject({ listId, ...requestContext }),
  replies: {
    200: z.object({ result: z.object({ name: z.string(), items: z.array(favouriteListItem) }) }),
  },
  errors: ['NOT_FOUND'],
});

export const addFavouritesToCart = defineCall({
  method: 'POST',
  path: '/cart/add-favourites',
  spec: '§3 Favourites, D-9',
  summary:
    'Agrega al carrito lo que aún no tiene de una lista de favoritos, y dice qué no se pudo.',
  access: 'buyer',
  body: z.strictObject({
    /** Left out: «Mis favoritos». */
    listId: listId.optional(),
    mutationId: cartChange.mutationId,
  }),
  replies: {
    200: changedCart.extend({
      /** What was added; none: the cart had it all. */
      products: z.int(),
      units: z.int(),
      added: z.array(
        z.object({
          code: z.string(),
          versionCode: z.string().nullable(),
          name: z.string(),
          quantity: z.int(),
        }),
      ),
      notTaken: z.array(z.object({ code: z.string(), name: z.string(), message: z.string() })),
    }),
  },
  errors: ['NOT_FOUND', 'NO_COVERAGE', 'NOTHING_TO_REORDER', 'KEY_REUSED'],
});
