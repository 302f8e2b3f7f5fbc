export { type AttemptRow, openAttempt, selectAttempt } from './attempts.store.ts';
export { paymentNoticedSchema } from './payment-events.ts';
export { paymentsRoutes } from './payments.routes.ts';
export { createPaymentsService, type PaymentsService } from './payments.service.ts';
export { type MethodRow, selectMethods } from './payments.store.ts';
export { methodRefused, showMethod } from './show-methods.ts';
export { paymentsDeskRoutes } from './staff/payments-desk.routes.ts';
export { createPaymentsDesk } from './staff/payments-desk.ts';
