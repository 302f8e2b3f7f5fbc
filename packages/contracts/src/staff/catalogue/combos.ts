import { z } from 'zod';
import { defineCall } from '../../define-call.ts';

const id = z.string().regex(/^\d{1,9}$/, 'Elige un producto.');

/** A part of a combo as the desk shows it. */
export const comboPart = z.object({
  productId: z.string(),
  code: z.string(),
  name: z.string(),
  /** Null: the buyer chooses among the tones or volumes. */
  optionId: z.string().nullable(),
  /** `7.43 Rubio cobrizo`; null where the product has none or the buyer chooses. */
  option: z.string().nullable(),
  quantity: z.int(),
  /** Tones or volumes that it is chosen by; 0: it is sold as it is. */
  options: z.int(),
  /** It, or the option that is fixed: the combo cannot be made any more. */
  isWithdrawn: z.boolean(),
});

/** The parts of a combo in their order; an option left out is the buyer's choice. */
export const comboParts = z
  .array(
    z.strictObject({
      productId: id,
      optionId: id.nullable(),
      quantity: z
        .int('Escribe cuántas unidades en números.')
        .min(1, 'Cada parte lleva 1 unidad o más.')
        .max(999, 'Cada parte lleva hasta 999 unidades.'),
    }),
    'Agrega los productos del combo.',
  )
  .min(1, 'Un combo lleva al menos un producto.')
  .max(20, 'Un combo lleva hasta 20 productos.');

export const previewCombo = defineCall({
  method: 'POST',
  path: '/staff/products/combo/preview',
  spec: 'D-19',
  summary: 'Cuánto valen por separado las partes de un combo y cuántos salen de lo que hay.',
  access: 'staff:catalogue:read',
  body: z.strictObject({ id: id.nullable(), parts: comboParts }),
  replies: {
    200: z.object({
      result: z.object({
        /** Why they could not be saved, in words; null: they can. */
        problem: z.string().nullable(),
        warehouses: z.array(
          z.object({
            name: z.string(),
            /** Of the combo; null: it is not sold there. */
            price: z.int().nullable(),
            /** Pesos of the parts one by one; null where one has no price there. */
            apart: z.int().nullable(),
            /** 0.11: it costs 11 % less than they do. */
            off: z.number().nullable(),
            /** As many as the shop sells now. */
            packs: z.int(),
            /** Parts that run out first, by name. */
            scarce: z.array(z.string()),
          }),
        ),
      }),
    }),
  },
  errors: [],
});
