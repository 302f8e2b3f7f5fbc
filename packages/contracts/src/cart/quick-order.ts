import { quickOrderMaxBytes, quickOrderMaxRows } from '@matiz/domain/cart/quick-order-text.ts';
import { z } from 'zod';
import { cartChange, changedCart, nextPriceSchema } from '../cart.ts';
import { defineCall } from '../define-call.ts';
import { idText, requestContext } from '../request-context.ts';

/** Why a row of a quick order cannot be added. */
export const quickOrderFaults = [
  'ROW_TOO_LONG',
  'UNKNOWN_CODE',
  'AMBIGUOUS',
  'UNSURE',
  'UNKNOWN_PRODUCT',
  'VERSION_REQUIRED',
  'COMBO_PART_MISSING',
  'QUANTITY_MISSING',
  'NOT_A_NUMBER',
  'NOT_AN_INTEGER',
  'BELOW_MINIMUM',
  'NOT_A_MULTIPLE',
  'NOT_IN_PRESALE',
  'OUT_OF_STOCK',
  'TONE_OUT_OF_STOCK',
  'STOCK_EXCEEDED',
  'STOCK_INSUFFICIENT',
] as const;
export type QuickOrderFault = (typeof quickOrderFaults)[number];

/**
 * As it was written (`7.43 x3`, `KOL-7.43;3`), or in two parts; the quantity as it was typed. A row
 * that is too long is answered like any other: one of them must not take the list with it.
 */
const quickOrderInput = z.union([
  z.strictObject({ text: z.string().max(quickOrderMaxBytes) }),
  z.strictObject({
    code: z.string().max(quickOrderMaxBytes),
    quantity: z.union([z.number(), z.string().max(quickOrderMaxBytes)]),
  }),
]);

const quickOrder = {
  rows: z.array(quickOrderInput).min(1).max(quickOrderMaxRows),
  /** Tones alone are tones of this product. */
  productId: idText.optional(),
  /** For whom; another than the session works for answers 409 (D-4). */
  customerId: z.uuid().optional(),
};

/** What a row may be when it is not sure; without a version the buyer has to choose one. */
const candidate = z.object({
  productId: z.string(),
  code: z.string(),
  versionCode: z.string().nullable(),
  name: z.string(),
  versionName: z.string().nullable(),
});

export const quickOrderRowSchema = z.object({
  /** The place in the request, from 0. */
  row: z.int(),
  text: z.string(),
  /** What of it was read as the thing that is wanted. */
  item: z.string(),
  quantity: z.number().nullable(),
  /** Null: the row is good. `nearest`: quantities that would do, for the minimum or the multiple. */
  error: z
    .object({ kind: z.enum(quickOrderFaults), message: z.string(), nearest: z.array(z.int()) })
    .nullable(),
  product: candidate
    .extend({
      slug: z.string(),
      brand: z.string(),
      image: z.string(),
      color: z
        .object({ name: z.string(), image: z.string().nullable(), color: z.string() })
        .nullable(),
      minQuantity: z.int(),
      multiple: z.int(),
    })
    .nullable(),
  /** Pesos a unit, with all the good rows in the cart; of a bad row, of one unit more. */
  price: z.int().nullable(),
  originalPrice: z.int().nullable(),
  total: z.int().nullable(),
  /** With all the good rows in the cart; of each product on one row, which has room for what is missing. */
  nextPrice: nextPriceSchema,
  /** How a good row is served: at once, and in presale until the last day that it takes. */
  quantityNow: z.int(),
  quantityPresale: z.int(),
  dispatchDate: z.string().nullable(),
  candidates: z.array(candidate),
});
export type QuickOrderRow = z.output<typeof quickOrderRowSchema>;

const results = { results: z.array(quickOrderRowSchema) };

export const checkQuickOrder = defineCall({
  method: 'POST',
  path: '/cart/quick-order/check',
  spec: 'D-9, pedido rápido',
  summary: 'Dice de cada fila de un pedido rápido qué es, cuánto cuesta y si se puede agregar.',
  access: 'buyer',
  deadline: 'long',
  bodyLimit: quickOrderMaxBytes,
  query: z.strictObject(requestContext),
  body: z.strictObject(quickOrder),
  replies: { 200: z.object({ ...results, good: z.int(), amount: z.int() }) },
  errors: ['NO_COVERAGE', 'CUSTOMER_MISMATCH'],
});

export const addQuickOrder = defineCall({
  method: 'POST',
  path: '/cart/quick-order/add',
  spec: 'D-9, pedido rápido',
  summary: 'Agrega al carrito las filas buenas de un pedido rápido, todas a la vez.',
  access: 'buyer',
  deadline: 'long',
  bodyLimit: quickOrderMaxBytes,
  query: z.strictObject(requestContext),
  body: z.strictObject({ ...quickOrder, mutationId: cartChange.mutationId }),
  /** `cart` null: no row could be added, and there is no cart. */
  replies: {
    200: z.object({ ...results, added: z.int(), cart: changedCart.shape.cart.nullable() }),
  },
  errors: ['NO_COVERAGE', 'CUSTOMER_MISMATCH', 'KEY_REUSED'],
});
