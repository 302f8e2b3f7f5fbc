import { z } from 'zod';
import { bulkCall } from '../bulk.ts';
import { resourceCalls } from '../resource.ts';
import { uploadedPictureKey } from './pictures.ts';

const name = z.string().trim().min(1).max(80);
const story = z.string().trim().max(4_000);

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
    /** Products that are on sale. */
    products: z.int(),
  },
  form: { name, story: story.optional(), image: uploadedPictureKey.nullable().optional() },
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
