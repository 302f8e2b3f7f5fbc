import { z } from 'zod';
import { cartLineSchema } from './cart.ts';
import { defineCall } from './define-call.ts';
import { addressSchema } from './identity.ts';
import { campaignFields } from './marketing/campaign.ts';
import { couponCodeText, couponSchema, discountSchema } from './orders/coupons.ts';
import { chosenWindowSchema, seenArrivalSchema } from './orders/delivery-windows.ts';
import {
  deliveryDueShape,
  deliveryStateSchema,
  deliveryWindowSchema,
  orderCodeText,
  orderDetailSchema,
  orderPaymentStateSchema,
  orderStateSchema,
  totalsSchema,
} from './orders/order-detail.ts';
import { paymentMethodSchema } from './payments.ts';
import { plainDateText } from './plain-date.ts';
import { paging } from './request-context.ts';

/** Lines that leave the warehouse together: the undated group first, then one per date (D-8). */
const plannedDeliverySchema = z.object({
  dispatchDate: z.string().nullable(),
  /** When the undated group leaves, from the zone's cut-off and holidays (D-11). */
  estimatedDate: z.string(),
  /** The day at the door; null: nobody knows where that is. */
  arrivalDate: z.string().nullable(),
  /** The hours of that day; null: the zone has no windows, or the goods have not come yet. */
  window: deliveryWindowSchema.nullable(),
  /** Up to when an order still comes that day; null: that is not known of goods that are awaited. */
  orderBy: z.string().nullable(),
  units: z.int(),
  /** Of the goods, before coupon, shipping and payment method. */
  amount: z.int(),
  ...deliveryDueShape,
  products: z.array(cartLineSchema),
});

export const purchaseSchema = z.object({
  cartId: z.string(),
  customer: z.object({ _id: z.string(), name: z.string(), businessName: z.string() }),
  address: addressSchema.nullable(),
  paymentMethod: z.string().nullable(),
  paymentMethods: z.array(paymentMethodSchema),
  deliveries: z.array(plannedDeliverySchema),
  totals: totalsSchema,
  /**
   * The customer's own credit, where the shop takes it (ADR 59): what of the order it pays beside the
   * method, and the most that it could. Null: there is none.
   */
  credit: z
    .object({
      /** What was chosen, in pesos; 0: nothing. */
      asked: z.int(),
      /** What of it counts: all, or nothing; then `reason` says why. */
      part: z.int(),
      most: z.int(),
      left: z.int(),
      overdue: z.int(),
      reason: z.string().nullable(),
    })
    .nullable(),
  /** The one that was chosen, whether it counts or not. */
  coupon: couponSchema.nullable(),
  /** What the discounts took, one after another, the coupon that counts among them. */
  discounts: z.array(discountSchema),
  /** Mixes that have units in the cart and lack some, with how many, in words. */
  nearMixes: z.array(z.object({ title: z.string(), reason: z.string() })),
  coverageMessage: z.string().nullable(),
  /** What lacks of the least that the zone takes, in words; null: nothing does. */
  minimumMessage: z.string().nullable(),
  /** Why the chosen window was replaced by the one that is shown; null: it was not. */
  windowMessage: z.string().nullable(),
  /** Whether there are windows to choose from. */
  hasWindows: z.boolean(),
});
export type Purchase = z.output<typeof purchaseSchema>;

export const viewPurchase = defineCall({
  method: 'GET',
  path: '/order/purchase',
  spec: '§2 Purchase flow',
  summary: 'El pedido que se va a hacer: dirección, entregas, medios de pago y total.',
  access: 'buyer',
  replies: { 200: purchaseSchema },
  errors: ['CART_NOT_FOUND', 'CART_EMPTY'],
});

export const choosePurchase = defineCall({
  method: 'PUT',
  path: '/order/purchase',
  spec: '§2 Purchase flow',
  summary: 'Elige la dirección, la franja de entrega, el medio de pago o el cupón del pedido.',
  access: 'buyer',
  body: z.strictObject({
    addressId: z.uuid().optional(),
    paymentMethod: z.string().max(40).optional(),
    /** Pesos that the customer's own credit pays beside the method; 0: none. */
    creditPart: z.int().min(0).max(1_000_000_000).optional(),
    /** Null takes the chosen one away. */
    couponCode: couponCodeText.nullable().optional(),
    /** Null: the earliest regular one, whichever that is. */
    window: chosenWindowSchema.nullable().optional(),
  }),
  replies: { 200: purchaseSchema },
  errors: [
    'CART_NOT_FOUND',
    'CART_EMPTY',
    'UNKNOWN_ADDRESS',
    'NO_COVERAGE',
    'PAYMENT_METHOD_UNAVAILABLE',
    'UNKNOWN_COUPON',
    'COUPON_REFUSED',
    'WINDOW_GONE',
  ],
});

export type OrderDetail = z.output<typeof orderDetailSchema>;

export const createOrder = defineCall({
  method: 'POST',
  path: '/order/create',
  spec: '§7 Cart, D-10',
  summary: 'Convierte el carrito en un pedido, una sola vez.',
  access: 'buyer',
  deadline: 'long',
  body: z.strictObject({
    cartId: z.uuid(),
    /** Whom the screen said the order is for; another working customer answers 409 (D-4). */
    customerId: z.uuid().optional(),
    /** The total that the buyer saw, in pesos; another one answers 409 with the lines (D-10). */
    confirmedTotal: z.int().min(0).optional(),
    /** When the buyer saw that it comes; another day or window answers 409 (D-11). */
    confirmedArrival: seenArrivalSchema.optional(),
    ...campaignFields,
  }),
  replies: { 200: z.object({ order: orderDetailSchema }) },
  errors: [
    'CART_NOT_FOUND',
    'CART_EMPTY',
    'CART_CLOSED',
    'CART_CHANGED',
    'CUSTOMER_MISMATCH',
    'REGISTRATION_INCOMPLETE',
    'REGISTRATION_PENDING',
    'TERMS_NOT_ACCEPTED',
    'CUSTOMER_BLOCKED',
    'ADDRESS_REQUIRED',
    'NO_COVERAGE',
    'PAYMENT_METHOD_REQUIRED',
    'PAYMENT_METHOD_UNAVAILABLE',
    'HOLDS_FULL',
    'HOLD_TOO_BIG',
    'COUPON_GONE',
    'WINDOW_GONE',
    'OUT_OF_STOCK',
    'TONE_OUT_OF_STOCK',
    'STOCK_EXCEEDED',
    'STOCK_INSUFFICIENT',
    'BELOW_MINIMUM',
    'NOT_A_MULTIPLE',
    'ORDER_BELOW_MINIMUM',
    'KEY_REUSED',
  ],
});

const orderRowSchema = z.object({
  _id: z.string(),
  code: z.string(),
  state: orderStateSchema,
  /** Until when an unpaid one can be paid; null: it is not waiting for that. */
  payUntil: z.string().nullable(),
  /** How far the payment of an unpaid one is; null: it waits for none. */
  paymentState: orderPaymentStateSchema.nullable(),
  placedAt: z.string(),
  customerName: z.string(),
  placedBy: z.string(),
  units: z.int(),
  total: z.int(),
  /** What is left of `total` after cancelled deliveries. */
  due: z.int(),
  deliveries: z.int(),
  deliveryStates: z.array(
    z.object({
      deliveryId: z.string(),
      dispatchDate: z.string().nullable(),
      estimatedDate: z.string(),
      /** The day at the door; null: nobody knows where that is. */
      arrivalDate: z.string().nullable(),
      state: deliveryStateSchema,
      /** Got another date, and the buyer has not said whether to keep it. */
      isAsking: z.boolean(),
    }),
  ),
  pictures: z.array(z.string()),
});
export type OrderRow = z.output<typeof orderRowSchema>;

export const orderSorts = ['newest', 'oldest', 'dearest', 'cheapest'] as const;
export type OrderSort = (typeof orderSorts)[number];

export const listOrders = defineCall({
  method: 'GET',
  path: '/order/list',
  spec: '§2 OrderHistory',
  summary: 'Los pedidos del cliente, los últimos primero; se buscan y se filtran.',
  access: 'registered',
  query: z.strictObject({
    page: paging.page,
    /** An order code or part of it, or words of a product: name, brand, tone, code. */
    search: z.string().max(100).optional(),
    /** Days in Bogotá, both included. */
    from: plainDateText.optional(),
    to: plainDateText.optional(),
    state: orderStateSchema.optional(),
    /** The last first, unless asked otherwise. */
    sort: z.enum(orderSorts).optional(),
  }),
  replies: {
    200: z.object({
      result: z.array(orderRowSchema),
      total: z.int(),
      totalPage: z.int(),
      page: z.int(),
    }),
  },
  errors: [],
});

export const queryOrder = defineCall({
  method: 'GET',
  path: '/order/query',
  spec: '§2 OrderHistoryDetail',
  summary: 'Un pedido con sus entregas.',
  access: 'registered',
  query: z.strictObject({ code: orderCodeText }),
  replies: { 200: z.object({ result: orderDetailSchema }) },
  errors: ['NOT_FOUND'],
});
