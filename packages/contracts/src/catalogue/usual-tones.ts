import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { idText, requestContext } from '../request-context.ts';

const usualTone = z.object({
  versionCode: z.string(),
  /** Units that it is ordered by. */
  quantity: z.int(),
  /** Of the last orders with this product, those that held it. */
  orders: z.int(),
});
export type UsualTone = z.output<typeof usualTone>;

export const listUsualTones = defineCall({
  method: 'GET',
  path: '/product/usual-tones',
  spec: '§2 Colour-card modal',
  summary: 'Los tonos que un cliente suele pedir de un producto, cada uno con su cantidad.',
  access: 'buyer',
  query: z.strictObject({ productId: idText, ...requestContext }),
  replies: {
    /** The most often ordered first; none where nothing was ordered twice. */
    200: z.object({ result: z.array(usualTone) }),
  },
  errors: [],
});
