import { z } from 'zod';
import type { Sql } from '#db/pool.ts';

const orderIds = { orderId: z.uuid(), customerId: z.uuid() };

/** The cart became an order that counts; `isPaid`: since its payment came. */
export const orderPlacedSchema = z.object({
  kind: z.literal('order.placed'),
  ...orderIds,
  isPaid: z.boolean().optional(),
});

/** The time to pay an order is over; whether it was paid has to be looked up. */
export const reservationEndsSchema = z.object({
  kind: z.literal('order.holdEnds'),
  orderId: z.uuid(),
});

/** An order waits to be paid by hand: its buyer reads how, and is reminded of it before its end. */
export const orderAwaitsPaymentSchema = z.object({
  kind: z.literal('order.awaitsPayment'),
  ...orderIds,
  isReminder: z.boolean(),
});

/** Who looked at a payment by hand did not find it, or does not lend; `reason` in their words. */
export const paymentNotFoundSchema = z.object({
  kind: z.literal('payment.notFound'),
  ...orderIds,
  reason: z.string(),
});

/** A bank that was at work said no, or the gateway did; the order can still be paid. */
export const paymentDeclinedSchema = z.object({ kind: z.literal('payment.declined'), ...orderIds });

/**
 * Why an unpaid order was cancelled: its time was over, its buyer took it back to the cart, or
 * ordered what it held again.
 */
const cancelReasons = ['expired', 'reopened', 'replaced'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** The order, or the deliveries that are named of it, will not come. */
export const orderCancelledSchema = z.object({
  kind: z.literal('order.cancelled'),
  ...orderIds,
  deliveries: z.array(z.int()),
  isWhole: z.boolean(),
  byStaff: z.boolean(),
  bySeller: z.boolean().optional(),
  why: z.enum(cancelReasons).nullish(),
});

/** An arrival moved, and the deliveries that wait for it with it. Days as 'yyyy-mm-dd'. */
export const deliveryRescheduledSchema = z.object({
  kind: z.literal('delivery.rescheduled'),
  ...orderIds,
  delivery: z.int(),
  from: z.string(),
  to: z.string(),
});

/** What deliveries waited for has come, and the day at the door, or its hours, are news. */
export const deliveryScheduledSchema = z.object({
  kind: z.literal('delivery.scheduled'),
  ...orderIds,
  deliveries: z.array(z.int()),
});

/** Someone of the staff began to put deliveries together. */
export const deliveryPreparingSchema = z.object({
  kind: z.literal('delivery.preparing'),
  ...orderIds,
  deliveries: z.array(z.int()),
});

export const deliveryDispatchedSchema = z.object({
  kind: z.literal('delivery.dispatched'),
  ...orderIds,
  deliveries: z.array(z.int()),
});

/** What counts for the tier (D-13): goods that were delivered, in pesos. */
export const deliveryDeliveredSchema = z.object({
  kind: z.literal('delivery.delivered'),
  ...orderIds,
  delivery: z.int(),
  amount: z.int(),
  at: z.iso.datetime(),
});

/** Goods that came back; what had been delivered counts no more. */
export const deliveryReturnedSchema = deliveryDeliveredSchema.extend({
  kind: z.literal('delivery.returned'),
  wasDelivered: z.boolean(),
});

/** A seller sent a draft to its customer. */
export const handOverSentSchema = z.object({
  kind: z.literal('handOver.sent'),
  handOverId: z.uuid(),
});

/** A customer approved or declined a draft by its link. */
export const handOverAnsweredSchema = z.object({
  kind: z.literal('handOver.answered'),
  handOverId: z.uuid(),
});

export type HandOverSent = z.output<typeof handOverSentSchema>;
export type HandOverAnswered = z.output<typeof handOverAnsweredSchema>;
export type ReservationEnds = z.output<typeof reservationEndsSchema>;
export type OrderPlaced = z.output<typeof orderPlacedSchema>;
export type OrderCancelled = z.output<typeof orderCancelledSchema>;
export type DeliveryRescheduled = z.output<typeof deliveryRescheduledSchema>;
export type DeliveryScheduled = z.output<typeof deliveryScheduledSchema>;
export type DeliveryPreparing = z.output<typeof deliveryPreparingSchema>;
export type DeliveryDispatched = z.output<typeof deliveryDispatchedSchema>;
export type DeliveryDelivered = z.output<typeof deliveryDeliveredSchema>;
export type DeliveryReturned = z.output<typeof deliveryReturnedSchema>;
export type OrderAwaitsPayment = z.output<typeof orderAwaitsPaymentSchema>;
export type PaymentNotFound = z.output<typeof paymentNotFoundSchema>;
export type PaymentDeclined = z.output<typeof paymentDeclinedSchema>;

export type OrderEvent =
  | OrderPlaced
  | OrderAwaitsPayment
  | HandOverSent
  | HandOverAnswered
  | PaymentNotFound
  | PaymentDeclined
  | ReservationEnds
  | OrderCancelled
  | DeliveryRescheduled
  | DeliveryScheduled
  | DeliveryPreparing
  | DeliveryDispatched
  | DeliveryDelivered
  | DeliveryReturned;

/** Written down in the transaction of what happened, handled after it (the outbox of `jobs/`). */
export type PublishOrderEvent = (
  sql: Sql,
  events: readonly OrderEvent[],
  when?: { readonly notBefore: Date },
) => Promise<void>;
