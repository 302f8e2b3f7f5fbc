export { arrivalsDeskRoutes } from './arrivals/arrivals-desk.routes.ts';
export { createArrivalsDesk } from './arrivals/arrivals-desk.ts';
export { couponsDeskRoutes, createCouponsDesk } from './coupons/staff/coupons-desk.ts';
export { createHandOverSubscribers } from './hand-over/hand-over-mails.ts';
export { createHandOverNotes } from './hand-over/hand-over-notes.ts';
export { findSeenOrder } from './history/order-name.store.ts';
export { createMailSubscribers } from './mails/mail-subscribers.ts';
export { createOrderNoteSubscribers } from './notes/order-note-subscribers.ts';
export { ordersRoutes } from './orders.routes.ts';
export { createOrdersService, type OrdersService } from './orders.service.ts';
export type { OrdersDeps } from './orders-deps.ts';
export {
  deliveryDeliveredSchema,
  deliveryReturnedSchema,
  reservationEndsSchema,
} from './rows/order-events.ts';
export { ordersDeskRoutes } from './staff/orders-desk.routes.ts';
export { createOrdersDesk } from './staff/orders-desk.ts';
