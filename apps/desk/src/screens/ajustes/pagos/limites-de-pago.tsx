export { PaymentLimitsTable as Screen } from '#features/payments/index.ts';
