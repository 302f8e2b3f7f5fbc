import { windowKinds } from '@matiz/domain/delivery/windows.ts';
import { deliveryStates, orderStates } from '@matiz/domain/orders/order-state.ts';
import { z } from 'zod';
import { paymentAccountSchema, paymentMeansSchema } from '../payments.ts';
import { discountSchema } from './coupons.ts';

export const orderStateSchema = z.enum(orderStates);
export const deliveryStateSchema = z.enum(deliveryStates);
export const orderCodeText = z.string().min(1).max(20);

/** What the buyer pays, in whole pesos; `tax` is inside `total` (D-5). */
export const totalsSchema = z.object({
  subtotal: z.int(),
  discount: z.int(),
  /** What the coupon takes off the goods. */
  coupon: z.int(),
  shipping: z.int(),
  /** Negative: a discount for paying this way; positive: a charge. */
  paymentAdjustment: z.int(),
  tax: z.int(),
  total: z.int(),
});

/** A line as it was agreed: the catalogue may change, this does not (D-6). */
const orderLineSchema = z.object({
  lineId: z.string(),
  productId: z.string().nullable(),
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  brand: z.string(),
  image: z.string(),
  versionCode: z.string().nullable(),
  versionName: z.string().nullable(),
  color: z.object({ name: z.string(), image: z.string().nullable(), color: z.string() }).nullable(),
  quantity: z.int(),
  price: z.int(),
  originalPrice: z.int(),
  total: z.int(),
  /** The line's share of the coupon, which `total` does not know of. */
  couponDiscount: z.int(),
  /**
   * What is paid for the line: `total` less its share of the coupon, with its shares of the payment
   * method's discount or charge and of shipping (D-22); and of it, what is of shipping.
   */
  paid: z.int(),
  shippingShare: z.int(),
  /** What the IVA is of, without it; the IVA, inside what is paid; its rate in percent (D-5). */
  base: z.int(),
  tax: z.int(),
  taxRate: z.int(),
});

/** What is paid for what leaves together, when it is paid as it comes (ADR 27). */
export const deliveryDueShape = {
  /** Its goods, with their part of everything that is agreed for the order; 0 once cancelled. */
  due: z.int(),
  /** Of `due`, what is of shipping: it is paid with one delivery. */
  shipping: z.int(),
};

/** Hours of the day of arrival in which a delivery is brought (D-11). */
export const deliveryWindowSchema = z.object({
  /** Null: it is not offered any more. */
  windowId: z.string().nullable(),
  kind: z.enum(windowKinds),
  /** Hours of the day in Bogotá, 0 to 24. */
  from: z.int(),
  to: z.int(),
  /** What it costs besides shipping; part of `totals.shipping`. */
  charge: z.int(),
});

/** What leaves the warehouse together (D-8). */
const orderDeliverySchema = z.object({
  /** What `POST /order/cancel` and `POST /order/keep` take; unique within the order. */
  deliveryId: z.string(),
  position: z.int(),
  /** The arrival that it waits for; null: it leaves at once. */
  dispatchDate: z.string().nullable(),
  estimatedDate: z.string(),
  /** The day at the door; null: of an order of before it was written down. */
  arrivalDate: z.string().nullable(),
  /** `ownShipping`: of what is paid for shipping, what comes back if this delivery is cancelled. */
  window: deliveryWindowSchema.extend({ ownShipping: z.int() }).nullable(),
  state: deliveryStateSchema,
  /** Whether some of its goods have still to arrive at our warehouse. */
  isWaiting: z.boolean(),
  canCancel: z.boolean(),
  /** Its arrival got another date: from which one, and whether the buyer said to keep it. */
  moved: z.object({ from: z.string(), at: z.string(), isKept: z.boolean() }).nullable(),
  ...deliveryDueShape,
  products: z.array(orderLineSchema),
});

/**
 * waiting: nothing was tried yet, or nothing came of it; running: at the payer's bank; review: our
 * staff, or who lends, look at it; declined: the last try; paid; due: paid at the door; none:
 * nothing to pay.
 */
export const orderPaymentStateSchema = z.enum([
  'waiting',
  'running',
  'review',
  'declined',
  'paid',
  'due',
  'none',
]);

/** An unpaid order that is paid outside, where people look whether it was. */
const handPaymentSchema = z.object({
  /** What the payer writes with their payment, so that it is known by it. */
  reference: z.string(),
  account: paymentAccountSchema.nullable(),
  /** What was shown of it: it waits to be looked at, or did not show that it was paid. */
  proof: z.enum(['sent', 'refused']).nullable(),
  /** Why not, in the words of who looked. */
  reason: z.string().nullable(),
});

/** How far the payment of an order is (D-12). */
const orderPaymentSchema = z.object({
  state: orderPaymentStateSchema,
  /** Until when the goods are held for it; null: they are not, or not for that. */
  payUntil: z.string().nullable(),
  /**
   * Why an unpaid order was cancelled: its time was over, its buyer took it back to the cart, or
   * ordered what it held again. Null: it was not, or as any order.
   */
  ended: z.enum(['expired', 'reopened', 'replaced']).nullable(),
  /** How it is paid by hand, as long as it waits for that; else null. */
  byHand: handPaymentSchema.nullable(),
  /** What the payer reads with the app of their bank while it runs, as the address of a picture (`data:`). */
  qrCode: z.string().nullable(),
  /** Pesos that were paid and go back to the payer, and what went already. */
  refundDue: z.int(),
  refunded: z.int(),
});

export const orderDetailSchema = z.object({
  /** Pesos of it that the customer's own credit pays beside the method, as agreed; 0: none. */
  creditPart: z.int(),
  /** Of `due`, what its method pays: without what is on credit. */
  methodDue: z.int(),
  _id: z.string(),
  code: z.string(),
  state: orderStateSchema,
  placedAt: z.string(),
  placedBy: z.string(),
  /** Who approved a seller's draft by its link, in their own words; null: it was no such order. */
  approvedBy: z.string().nullable(),
  customer: z.object({ _id: z.string(), name: z.string(), businessName: z.string() }),
  address: z.object({
    title: z.string().nullable(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
  }),
  paymentMethod: z.object({
    code: z.string(),
    name: z.string(),
    logo: z.string(),
    means: paymentMeansSchema,
    isPaidAtDoor: z.boolean(),
  }),
  payment: orderPaymentSchema,
  coupon: z.object({ code: z.string(), title: z.string() }).nullable(),
  /** What the discounts took, one after another, as it was agreed. */
  discounts: z.array(discountSchema),
  /** As it was agreed. */
  totals: totalsSchema,
  /** Of `totals.total`, what is no longer charged because it was cancelled, and what is left. */
  cancelled: z.int(),
  due: z.int(),
  units: z.int(),
  /** Whether the whole order can be cancelled. */
  canCancel: z.boolean(),
  deliveries: z.array(orderDeliverySchema),
  /**
   * What happened, the first first: states, and `rescheduled` and `kept` of a delivery. `deliveryId`
   * null: to the order as a whole.
   */
  events: z.array(
    z.object({ state: z.string(), at: z.string(), deliveryId: z.string().nullable() }),
  ),
});
