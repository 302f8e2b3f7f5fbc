import { z } from 'zod';
import { pictureKey, swatchSchema } from '../catalogue.ts';
import { defineCall } from '../define-call.ts';
import { deliveryStateSchema } from '../orders/order-detail.ts';
import { requestContext } from '../request-context.ts';

/** One version as a customer orders it; of a product without versions, the product. */
const boughtGood = z.object({
  productId: z.string(),
  code: z.string(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  image: pictureKey,
  /** Null: the product has no versions. */
  versionCode: z.string().nullable(),
  /** As printed on the card; null: it has no tone. */
  toneNumber: z.string().nullable(),
  /** Number and name of the tone, the volume. */
  versionName: z.string().nullable(),
  swatch: swatchSchema.nullable(),
  /** Units that it is ordered by, as many as can be had of them. */
  quantity: z.int(),
  stock: z.int(),
  /** A unit of so many. */
  price: z.int(),
  originalPrice: z.int(),
});
export type BoughtGood = z.output<typeof boughtGood>;

const repricedGood = boughtGood.extend({ priceThen: z.int() });
export type RepricedGood = z.output<typeof repricedGood>;

const lastOrder = z.object({
  code: z.string(),
  cartId: z.string(),
  placedAt: z.string(),
  units: z.int(),
  /** What is left of it after cancelled deliveries. */
  due: z.int(),
  pictures: z.array(pictureKey),
});

const awaitedDelivery = z.object({
  orderCode: z.string(),
  deliveryId: z.string(),
  state: deliveryStateSchema,
  units: z.int(),
  /** The day at the door; null: nobody knows where that is. */
  arrivalDate: z.string().nullable(),
  estimatedDate: z.string(),
});

const restockSchema = z.object({
  /** Of those that were paid or need no payment; null: nothing was ordered yet. */
  lastOrder: lastOrder.nullable(),
  /** What is in two of the last orders at least, the most often ordered first. */
  usual: z.array(boughtGood),
  onTheWay: z.array(awaitedDelivery),
  /** Was gone, and came after it was last ordered. */
  back: z.array(boughtGood),
  /** Costs something else for as many units as when it was last ordered; the biggest change first. */
  moved: z.array(repricedGood),
});
export type Restock = z.output<typeof restockSchema>;

export const showRestock = defineCall({
  method: 'GET',
  path: '/product/restock',
  spec: '§2 MarketplaceHome',
  summary:
    'Lo que un cliente repone: su último pedido, lo de siempre, lo que viene y lo que cambió.',
  access: 'buyer',
  query: z.strictObject(requestContext),
  replies: { 200: z.object({ result: restockSchema }) },
  errors: [],
});
