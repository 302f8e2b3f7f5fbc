export { methodFor, offerMethods, type PaymentContext } from './offer-methods.ts';
export { type MethodRow, selectMethods } from './payments.store.ts';
