import { z } from 'zod';
import { productDetailSchema } from '../../catalogue.ts';
import { defineCall } from '../../define-call.ts';
import { changeProduct } from './products.ts';

const { id, version, set } = changeProduct.body.shape;

/** Written as a save would write it, read as the shop reads it, and undone (D-19). */
export const previewProduct = defineCall({
  method: 'POST',
  path: '/staff/products/preview',
  spec: 'D-19',
  summary: 'La ficha que alguien vería en la tienda con lo que aún no se guarda. No guarda nada.',
  access: 'staff:catalogue:write',
  body: z.strictObject({
    /** What is changed, as it was read; null: something new, that is in `set` whole. */
    row: z.strictObject({ id, version }).nullable(),
    set,
    /** Who looks: a customer by document, or anybody without an account in a city. */
    document: z.string().trim().max(30).optional(),
    cityCode: z
      .string()
      .regex(/^\d{5}$/)
      .optional(),
  }),
  replies: {
    200: z.object({
      result: z.object({
        customer: z.string().nullable(),
        warehouse: z.string(),
        /** As `GET /product/query` answers it to them; null: they would find no such product. */
        product: productDetailSchema.nullable(),
      }),
    }),
  },
  errors: ['NOT_FOUND', 'ROW_CHANGED', 'VALUE_TAKEN', 'UNKNOWN_REFERENCE', 'CUSTOMER_NOT_FOUND'],
});
