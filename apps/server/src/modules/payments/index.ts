export { type AttemptRow, openAttempt, selectAttempt } from './attempts.store.ts';
export { cardsRoutes } from './cards/cards.routes.ts';
export { type CardsService, createCardsService } from './cards/cards.service.ts';
export { takeCredit } from './credit/credit.store.ts';
export { createCreditsDesk, creditsDeskRoutes } from './credit/staff/credits-desk.ts';
export { paymentNoticedSchema } from './payment-events.ts';
export { paymentsRoutes } from './payments.routes.ts';
export { createPaymentsService, type PaymentsService } from './payments.service.ts';
export { type MethodRow, selectMethods } from './payments.store.ts';
export {
  creditPartRefused,
  methodRefused,
  sayCreditPart,
  showMethod,
} from './show-methods.ts';
export { paymentsDeskRoutes } from './staff/payments-desk.routes.ts';
export { createPaymentsDesk } from './staff/payments-desk.ts';
