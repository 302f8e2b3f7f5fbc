export { type AttemptRow, openAttempt, selectAttempt } from './attempts.store.ts';
export { methodFor, offerMethods, type PaymentContext } from './offer-methods.ts';
export { paymentNoticedSchema } from './payment-events.ts';
export { paymentsRoutes } from './payments.routes.ts';
export { createPaymentsService, type PaymentsService } from './payments.service.ts';
export { type MethodRow, selectMethods } from './payments.store.ts';
