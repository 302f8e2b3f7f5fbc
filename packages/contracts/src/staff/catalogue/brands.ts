import { reflectionSign } from '@matiz/domain/catalogue/reflection-families.ts';
import { z } from 'zod';
import { bulkCall } from '../bulk.ts';
import { resourceCalls } from '../resource.ts';
import { uploadedPictureKey } from './pictures.ts';

const name = z.string().trim().min(1).max(80);
const story = z.string().trim().max(4_000);

/** So many signs no card has: nine digits, some letters, and pairs of them. */
const mostSigns = 60;
const reflections = z
  .array(
    z.strictObject({
      sign: z
        .string()
        .trim()
        .toUpperCase()
        .regex(reflectionSign, 'Un signo es una cifra o una letra, o dos juntas, como 1, A o 43.'),
      family: z.string().trim().min(1, 'Elige lo que dice cada signo.').max(40),
    }),
  )
  .max(mostSigns);

/** Brands, as staff keep them. */
export const {
  list: listBrands,
  read: readBrand,
  create: createBrand,
  change: changeBrand,
  remove: removeBrand,
  history: listBrandHistory,
} = resourceCalls({
  path: '/staff/brands',
  onePath: '/staff/brands/one',
  historyPath: '/staff/brands/history',
  scope: { read: 'catalogue:read', write: 'catalogue:write' },
  names: ['una marca', 'marcas'],
  row: {
    code: z.string(),
    name: z.string(),
    story: z.string(),
    image: z.string(),
    /** What the signs of its tones say, in the order of the signs (D-14). */
    reflections: z.array(z.object({ sign: z.string(), family: z.string() })),
    /** Products that are on sale. */
    products: z.int(),
  },
  form: {
    name,
    story: story.optional(),
    image: uploadedPictureKey.nullable().optional(),
    /** All of them: a sign that is left out says nothing any more. */
    reflections: reflections.optional(),
  },
  filters: { 'f.products': z.enum(['with', 'without']).optional() },
  orders: ['name', '-name'],
});

export const bulkBrands = bulkCall({
  path: '/staff/brands/bulk',
  list: listBrands,
  scope: 'catalogue:write',
  things: 'marcas',
  set: {},
  isRemovable: true,
});
