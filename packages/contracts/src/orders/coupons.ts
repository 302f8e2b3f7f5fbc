import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { requestContext } from '../request-context.ts';

/** As people write it: small letters and spaces around it do not matter. */
export const couponCodeText = z.string().trim().min(1).max(30);

/** A coupon that the customer may use, as it would be for the cart of now. */
export const couponSchema = z.object({
  code: z.string(),
  title: z.string(),
  description: z.string(),
  /** The last day on which it counts, in Bogotá. */
  lastDay: z.string(),
  /** Nobody types it: it counts whenever it can. */
  isAutomatic: z.boolean(),
  /** What it takes off this purchase, goods and shipping together, in pesos; 0: see `reason`. */
  discount: z.int(),
  /** Whether it is the one of the purchase, and counts. */
  isApplied: z.boolean(),
  /** Why it does not count, in words; null: it does, or would. */
  reason: z.string().nullable(),
  /** Pesos of goods that are still needed for it; null: that is not what is missing. */
  missing: z.int().nullable(),
});
export type Coupon = z.output<typeof couponSchema>;

/** One step of how a purchase came to its total: what a discount took of what those before left. */
export const discountSchema = z.object({
  code: z.string(),
  title: z.string(),
  isAutomatic: z.boolean(),
  /** Pesos off the goods, and off shipping. */
  goods: z.int(),
  shipping: z.int(),
});
export type Discount = z.output<typeof discountSchema>;

export const listCoupons = defineCall({
  method: 'GET',
  path: '/discount/get-discounts-user',
  spec: '§7 Marketing, §2 CouponList',
  summary: 'Los cupones del cliente, con lo que le descuentan a su carrito o lo que les falta.',
  access: 'buyer',
  query: z.strictObject(requestContext),
  replies: { 200: z.object({ result: z.array(couponSchema) }) },
  errors: [],
});
