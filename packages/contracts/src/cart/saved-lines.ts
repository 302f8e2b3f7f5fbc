import { z } from 'zod';
import { cartChange, listCartReply } from '../cart.ts';
import { defineCall } from '../define-call.ts';
import { codeText, requestContext } from '../request-context.ts';
import { lineId } from './cart-lines.ts';

/** So many are shown, the last ones first. */
export const maxSavedLines = 200;

const savedLine = z.object({
  productId: z.string(),
  /** Of the product. */
  code: z.string(),
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  /** Of what was saved; also where the product has but one version. */
  versionCode: z.string(),
  /** `7.43 Rubio medio cobrizo`, `20 vol`; null where the product has no versions. */
  versionName: z.string().nullable(),
  swatch: z.string().nullable(),
  quantity: z.int(),
  /** Pesos a unit when it was saved. */
  priceThen: z.int(),
  savedAt: z.string(),
});
export type SavedLine = z.output<typeof savedLine>;

export const listSavedLines = defineCall({
  method: 'GET',
  path: '/cart/saved',
  spec: '§2 Cart, issue 17.7',
  summary: 'Lo guardado para después, lo último primero.',
  access: 'buyer',
  query: z.strictObject(requestContext),
  replies: { 200: z.object({ result: z.array(savedLine) }) },
  errors: [],
});

export const saveLines = defineCall({
  method: 'POST',
  path: '/cart/saved',
  spec: '§2 Cart, issue 17.7',
  summary: 'Saca líneas del carrito y las guarda para después. Los combos se quedan.',
  access: 'buyer',
  query: z.strictObject(requestContext),
  body: z.strictObject({ lineIds: z.array(lineId).min(1).max(500), ...cartChange }),
  replies: { 200: listCartReply },
  errors: ['CART_NOT_FOUND', 'CART_CLOSED', 'UNKNOWN_CART_LINE', 'KEY_REUSED'],
});

export const removeSavedLines = defineCall({
  method: 'DELETE',
  path: '/cart/saved',
  spec: '§2 Cart, issue 17.7',
  summary: 'Quita de lo guardado; otra vez es lo mismo.',
  access: 'buyer',
  query: z.strictObject(requestContext),
  body: z.strictObject({ versionCodes: z.array(codeText).min(1).max(500) }),
  replies: { 200: z.object({ result: z.array(savedLine) }) },
  errors: [],
});
