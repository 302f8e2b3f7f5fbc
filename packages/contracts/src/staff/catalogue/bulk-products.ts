import { z } from 'zod';
import { bulkCall } from '../bulk.ts';
import { createProduct, listStaffProducts } from './products.ts';

const { categoryId, brandId } = createProduct.body.shape.set.shape;

export const bulkProducts = bulkCall({
  path: '/staff/products/bulk',
  list: listStaffProducts,
  scope: 'catalogue:write',
  things: 'productos',
  set: { isWithdrawn: z.boolean(), categoryId, brandId },
});
