import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { resourceCalls } from '../resource.ts';
import { uploadedPictureKey } from './pictures.ts';

const name = z.string().trim().min(1, 'Escribe el nombre.').max(80);
/** Null: at the top. */
const parentId = z
  .string()
  .regex(/^\d{1,9}$/)
  .nullable();

/** Categories, as staff keep them. Their addresses follow their first names. */
export const {
  list: listStaffCategories,
  read: readCategory,
  create: createCategory,
  change: changeCategory,
  remove: removeCategory,
  history: listCategoryHistory,
} = resourceCalls({
  path: '/staff/categories',
  onePath: '/staff/categories/one',
  historyPath: '/staff/categories/history',
  scope: { read: 'catalogue:read', write: 'catalogue:write' },
  names: ['una categoría', 'categorías'],
  row: {
    name: z.string(),
    slug: z.string(),
    parentId: z.string().nullable(),
    image: z.string(),
    /** Its place among those with the same parent, from 0. */
    place: z.int(),
    /** Products of its own that are on sale. */
    products: z.int(),
  },
  form: {
    name,
    parentId: parentId.optional(),
    image: uploadedPictureKey.nullable().optional(),
    /** Its place among those with the same parent, from 0; the last unless given. */
    place: z.int().min(0).max(1_000).optional(),
  },
  filters: {
    'f.parent': z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
  },
  orders: ['name', '-name'],
});

const node = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  parentId: z.string().nullable(),
  products: z.int(),
});
export type CategoryNode = z.output<typeof node>;

export const readCategoryTree = defineCall({
  method: 'GET',
  path: '/staff/categories/tree',
  spec: 'D-19',
  summary: 'Todas las categorías, las de un mismo padre en su orden.',
  access: 'staff:catalogue:read',
  replies: { 200: z.object({ results: z.array(node) }) },
  errors: [],
});

export const addProposedCategories = defineCall({
  method: 'POST',
  path: '/staff/categories/proposal',
  spec: 'D-19',
  summary: 'Crea el árbol propuesto, en una tienda que no tiene categorías.',
  access: 'staff:catalogue:write',
  body: z.strictObject({}),
  replies: { 200: z.object({ result: z.object({ added: z.int() }) }) },
  errors: ['CATEGORIES_EXIST'],
});
