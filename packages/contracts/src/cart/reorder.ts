import { z } from 'zod';
import { cartChange, changedCart } from '../cart.ts';
import { defineCall } from '../define-call.ts';
import { type ErrorCode, errorKinds } from '../errors.ts';
import { requestContext } from '../request-context.ts';

const shown = {
  productId: z.string(),
  code: z.string(),
  versionCode: z.string().nullable(),
  name: z.string(),
  versionName: z.string().nullable(),
  slug: z.string(),
  image: z.string(),
};

/** One thing that was ordered, then and now. */
export const reorderLineSchema = z.object({
  ...shown,
  assemblyCode: z.string().nullable(),
  assemblyVersionCode: z.string().nullable(),
  color: z.object({ name: z.string(), image: z.string().nullable(), color: z.string() }).nullable(),
  /** All of it can be added, some of it, or nothing. */
  state: z.enum(['AVAILABLE', 'PARTIAL', 'UNAVAILABLE']),
  /** Why not all of it; null where all of it can be added. */
  reason: z
    .object({
      code: z.enum(Object.keys(errorKinds) as [ErrorCode, ...ErrorCode[]]),
      message: z.string(),
    })
    .nullable(),
  quantityThen: z.int(),
  priceThen: z.int(),
  /** What would be added now (or was): units at once and in presale; the price with them in the cart. */
  quantityNow: z.int(),
  quantityPresale: z.int(),
  dispatchDate: z.string().nullable(),
  priceNow: z.int().nullable(),
  originalPrice: z.int().nullable(),
  /** Units of it that are in the cart already. */
  inCart: z.int(),
  /** Of what can no longer be had: something of the same kind that can, the likest first. */
  replacement: z
    .object({ ...shown, brand: z.string(), price: z.int().nullable(), stock: z.int() })
    .nullable(),
});
export type ReorderLine = z.output<typeof reorderLineSchema>;

const orderSchema = z.object({
  _id: z.string(),
  code: z.string(),
  cartId: z.string(),
  placedAt: z.string(),
});

export const reviewReorder = defineCall({
  method: 'GET',
  path: '/cart/buy-cart-again',
  spec: '§2 PurchasedOrder',
  summary: 'Un pedido anterior, entonces y ahora: precio, existencias, preventa y reemplazos.',
  access: 'buyer',
  query: z.strictObject({ ...requestContext, orderCode: z.string().min(1).max(20) }),
  replies: {
    200: z.object({
      order: orderSchema,
      lines: z.array(reorderLineSchema),
      /** Pesos: of the goods then, and of what can be added now. */
      amountThen: z.int(),
      amountNow: z.int(),
    }),
  },
  errors: ['NOT_FOUND', 'CUSTOMER_MISMATCH', 'NO_COVERAGE'],
});

export const confirmReorder = defineCall({
  method: 'POST',
  path: '/cart/buy-cart-again-confirm',
  spec: '§7 Cart',
  summary: 'Agrega de un pedido anterior lo que se puede, y dice qué no y por qué.',
  access: 'buyer',
  query: z.strictObject(requestContext),
  body: z.strictObject({ cartId: z.uuid(), mutationId: cartChange.mutationId }),
  replies: { 200: changedCart.extend({ results: z.array(reorderLineSchema) }) },
  errors: [
    'CART_NOT_FOUND',
    'CUSTOMER_MISMATCH',
    'NO_COVERAGE',
    'NOTHING_TO_REORDER',
    'KEY_REUSED',
  ],
});
