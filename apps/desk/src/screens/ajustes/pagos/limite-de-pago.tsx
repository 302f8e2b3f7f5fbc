export { PaymentLimitPage as Screen } from '#features/payments/index.ts';
