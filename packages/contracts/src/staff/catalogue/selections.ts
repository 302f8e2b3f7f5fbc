import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { bulkCall } from '../bulk.ts';
import { resourceCalls } from '../resource.ts';
import { productCode } from './products.ts';

const id = z.string().regex(/^\d{1,9}$/, 'Elige una opción.');
/** What a selection holds at most, by hand or by a rule. */
export const mostSelected = 300;
export const selectionTags = ['new', 'bestseller', 'presale', 'combo'] as const;

const tag = z.enum(selectionTags);
export const selectedProduct = z.object({
  code: z.string(),
  name: z.string(),
  image: z.string(),
  isWithdrawn: z.boolean(),
});
export type SelectedProduct = z.output<typeof selectedProduct>;

const rule = {
  brandId: id.nullable(),
  /** With everything under it. */
  categoryId: id.nullable(),
  tag: tag.nullable(),
  /** A base price that went down in so many days. */
  loweredDays: z
    .int('Escribe los días en números.')
    .min(1, 'Escribe 1 día o más.')
    .max(365, 'Escribe hasta 365 días.')
    .nullable(),
};
const tooMany = 'Una selección lleva hasta 300 productos.';
const codes = z.array(productCode).max(mostSelected, tooMany);

/** Lists with a name that staff put together by hand, by codes, or by a rule. */
export const {
  list: listSelections,
  read: readSelection,
  create: createSelection,
  change: changeSelection,
  remove: removeSelection,
  history: listSelectionHistory,
} = resourceCalls({
  path: '/staff/selections',
  onePath: '/staff/selections/one',
  historyPath: '/staff/selections/history',
  scope: { read: 'content:read', write: 'content:write' },
  names: ['una selección', 'selecciones'],
  row: {
    title: z.string(),
    /** In the shop it is at `/products/custom-list/` and this. */
    urlName: z.string(),
    /** What it holds now, those that are withdrawn left out. */
    count: z.int(),
    isOnHome: z.boolean(),
    content: z.discriminatedUnion('by', [
      z.object({ by: z.literal('hand'), products: z.array(selectedProduct) }),
      z.object({ by: z.literal('rule'), ...rule, products: z.array(selectedProduct) }),
    ]),
  },
  form: {
    title: z.string().trim().min(1, 'Escribe el nombre.').max(120),
    /** Of something new alone; from its name unless given. */
    urlName: z
      .string()
      .trim()
      .max(120)
      .regex(
        /^[a-z0-9ñ]+(-[a-z0-9ñ]+)*$/,
        'Usa letras minúsculas, números y guiones, como rubios-frios.',
      )
      .optional(),
    content: z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('hand'), codes }),
      z
        .strictObject({ by: z.literal('rule'), ...rule })
        .refine(
          ({ brandId, categoryId, tag: one, loweredDays }) =>
            (brandId ?? categoryId ?? one ?? loweredDays) !== null,
          'Di al menos una cosa que deben cumplir los productos.',
        ),
    ]),
  },
  filters: {},
  orders: ['title', '-title'],
});

export const findSelected = defineCall({
  method: 'POST',
  path: '/staff/selections/products',
  spec: 'D-19',
  summary: 'Los productos de estos códigos, para una selección; y los códigos que no hay.',
  access: 'staff:content:read',
  /** Whatever was pasted: a line that cannot be a code is one that there is not. */
  body: z.strictObject({
    codes: z.array(z.string().trim().min(1)).min(1).max(mostSelected, tooMany),
  }),
  replies: {
    200: z.object({
      result: z.object({ products: z.array(selectedProduct), unknown: z.array(z.string()) }),
    }),
  },
  errors: [],
});

export const bulkSelections = bulkCall({
  path: '/staff/selections/bulk',
  list: listSelections,
  scope: 'content:write',
  things: 'selecciones',
  set: {},
  isRemovable: true,
});
