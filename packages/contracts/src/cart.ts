import { newsKinds } from '@matiz/domain/cart/line-news.ts';
import { maxQuantity } from '@matiz/domain/kernel/quantity.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { say } from './messages.ts';
import { plainDateText } from './plain-date.ts';
import { codeText, idText, requestContext } from './request-context.ts';

/** §5: a number, and a whole one. */
const whole = z.int({
  error: ({ code, input }) => {
    if (code !== 'invalid_type' || input === undefined) return undefined;
    return say(typeof input === 'number' ? 'notAnIntegerLong' : 'notANumberLong');
  },
});
const units = whole.min(0).max(maxQuantity);
const atLeastOne = whole.min(1).max(maxQuantity);

/** What a call that changes the cart may say besides. */
export const cartChange = {
  /** Sent again with the same id, the change happens once (D-9). */
  mutationId: z.uuid().optional(),
  /** The cart on the screen: when it is no longer the open one, nothing is changed. */
  cartId: z.uuid().optional(),
};

/**
 * Pesos that a unit cost on the screen. It decides no price: where it was another one just before
 * the change, as for who was without a connection, the difference stays news (D-9).
 */
const seenPrice = z.int().min(0).max(2_000_000_000).optional();

/** Codes of several parts, joined as a cart line shows them. */
const codesText = z.string().min(1).max(400);

/** A line that is spread over several arrivals shows once for each: which of them is meant. */
const oneDay = plainDateText.nullable().optional();

/** So many units more of a product, and each of them costs so many pesos; null at the last step. */
export const nextPriceSchema = z.object({ missing: z.int(), price: z.int() }).nullable();

/** §3 Cart product. Items with a `dispatchDate` are presale (advance) and group under it. */
export const cartLineSchema = z.object({
  lineId: z.string(),
  productId: z.string(),
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  brand: z.string(),
  image: z.string(),
  color: z.object({ name: z.string(), image: z.string().nullable(), color: z.string() }).nullable(),
  versionCode: z.string().nullable(),
  versionName: z.string().nullable(),
  /** The open parts of a combo and the versions chosen for them, each joined by `|`. */
  assemblyCode: z.string().nullable(),
  assemblyVersionCode: z.string().nullable(),
  quantity: z.int(),
  advancedPurchasing: z.boolean(),
  dispatchDate: z.string().nullable(),
  stock: z.int(),
  /** In presale, or what stock does not cover could still be promised of an arrival (§4). */
  isPreSales: z.boolean(),
  minQuantity: z.int(),
  multiple: z.int(),
  price: z.int(),
  originalPrice: z.int(),
  total: z.int(),
  nextPrice: nextPriceSchema,
});
export type CartLine = z.output<typeof cartLineSchema>;

export const cartSchema = z.object({
  _id: z.string(),
  customerId: z.string(),
  warehouse: z.string(),
  amount: z.int(),
  units: z.int(),
  products: z.array(cartLineSchema),
});
export type Cart = z.output<typeof cartSchema>;

/** §2, D-9: what changed of a line since the buyer last agreed to it; one for each kind. */
export const cartNewsSchema = z.object({
  lineId: z.string(),
  code: z.string(),
  versionCode: z.string().nullable(),
  name: z.string(),
  kind: z.enum(newsKinds),
  advancedPurchasing: z.boolean(),
  /** Pesos a unit where the price changed, else units of the line. */
  before: z.int(),
  after: z.int(),
  /** When an advance line leaves: only of NEW_DATE. */
  dates: z.object({ before: z.string(), after: z.string() }).nullable(),
});
export type CartNewsItem = z.output<typeof cartNewsSchema>;

export const listCartReply = z.object({
  cart: cartSchema.nullable(),
  outOfStock: z.array(cartLineSchema),
  productsNews: z.array(cartNewsSchema),
});
export type CartReply = z.output<typeof listCartReply>;

/** The cart after a change, so that the client need not ask again. */
export const changedCart = z.object({
  cart: cartSchema.pick({ _id: true, amount: true, units: true }),
});

export const addItem = defineCall({
  method: 'POST',
  path: '/cart/additem',
  spec: '§7 Cart',
  summary: 'Agrega un producto, o varios tonos de uno en una sola vez.',
  access: 'buyer',
  query: z.strictObject(requestContext),
  body: z.strictObject({
    productId: idText,
    code: codeText,
    applicableDealsId: z.string().max(64).nullable().optional(),
    programmedPriceId: z.string().max(64).nullable().optional(),
    programmedPriceName: z.string().max(200).nullable().optional(),
    quantity: units.optional(),
    quantityPresale: units.optional(),
    seenPrice,
    versions: z
      .array(
        z.strictObject({
          code: codeText,
          quantity: units,
          quantityPresale: units.optional(),
          seenPrice,
        }),
      )
      .min(1)
      .max(200)
      .optional(),
    /** The buyer's choice for each part of a combo that leaves one. */
    assemblies: z
      .array(z.strictObject({ code: codesText, versionCode: codesText }))
      .max(20)
      .optional(),
    mutationId: cartChange.mutationId,
  }),
  replies: {
    200: changedCart.extend({
      /** One per version asked for: what was put in, from stock and in presale. */
      results: z.array(
        z.object({
          code: z.string(),
          versionCode: z.string().nullable(),
          quantity: z.int(),
          quantityPresale: z.int(),
          dispatchDate: z.string().nullable(),
        }),
      ),
    }),
  },
  errors: [
    'UNKNOWN_PRODUCT',
    'UNKNOWN_VERSION',
    'VERSION_REQUIRED',
    'COMBO_PART_MISSING',
    'NO_COVERAGE',
    'OUT_OF_STOCK',
    'TONE_OUT_OF_STOCK',
    'STOCK_EXCEEDED',
    'STOCK_INSUFFICIENT',
    'NOT_IN_PRESALE',
    'BELOW_MINIMUM',
    'NOT_A_MULTIPLE',
    'KEY_REUSED',
  ],
});

export const listCart = defineCall({
  method: 'GET',
  path: '/cart/listcart',
  spec: '§7 Cart',
  summary: 'El carrito del cliente, lo agotado y lo que cambió.',
  access: 'buyer',
  query: z.strictObject(requestContext),
  replies: { 200: listCartReply },
  errors: [],
});

export const changeQuantity = defineCall({
  method: 'PUT',
  path: '/cart/changequantityitem',
  spec: '§7 Cart',
  summary: 'Cambia la cantidad de una línea.',
  access: 'buyer',
  query: z.strictObject(requestContext),
  body: z.strictObject({
    code: codeText,
    quantity: atLeastOne,
    advancedPurchasing: z.boolean(),
    versionCode: codeText.nullable().optional(),
    assemblyVersionCode: codesText.nullable().optional(),
    assemblyCode: codesText.nullable().optional(),
    dispatchDate: oneDay,
    seenPrice,
    ...cartChange,
  }),
  replies: { 200: changedCart },
  errors: [
    'CART_NOT_FOUND',
    'CART_CLOSED',
    'UNKNOWN_CART_LINE',
    'NO_COVERAGE',
    'OUT_OF_STOCK',
    'TONE_OUT_OF_STOCK',
    'STOCK_EXCEEDED',
    'STOCK_INSUFFICIENT',
    'BELOW_MINIMUM',
    'NOT_A_MULTIPLE',
    'KEY_REUSED',
  ],
});

export const deleteItem = defineCall({
  method: 'DELETE',
  path: '/cart/deleteitem',
  spec: '§7 Cart',
  summary: 'Quita una línea del carrito.',
  access: 'buyer',
  query: z.strictObject(requestContext),
  body: z.strictObject({
    code: codeText,
    advancedPurchasing: z.boolean(),
    version: codeText.nullable().optional(),
    assemblyVersionCode: codesText.nullable().optional(),
    dispatchDate: oneDay,
    ...cartChange,
  }),
  replies: { 200: changedCart },
  errors: ['CART_NOT_FOUND', 'CART_CLOSED', 'UNKNOWN_CART_LINE', 'KEY_REUSED'],
});

export const cleanCart = defineCall({
  method: 'DELETE',
  path: '/cart/cleanCart',
  spec: '§7 Cart',
  summary: 'Vacía el carrito.',
  access: 'buyer',
  query: z.strictObject(requestContext),
  body: z.strictObject({ cartId: cartChange.cartId }),
  replies: { 200: z.object({ results: z.object({ message: z.string() }) }) },
  errors: ['CART_NOT_FOUND', 'CART_CLOSED'],
});
