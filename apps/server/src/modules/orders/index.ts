export { createMailListeners } from './mails/mail-listeners.ts';
export { deliveryDeliveredSchema, deliveryReturnedSchema, holdEndsSchema } from './order-events.ts';
export { ordersRoutes } from './orders.routes.ts';
export { createOrdersService, type OrdersService } from './orders.service.ts';
export type { OrdersDeps } from './orders-deps.ts';
