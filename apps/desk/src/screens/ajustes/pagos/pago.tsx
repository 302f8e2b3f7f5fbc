export { PaymentMethodPage as Screen } from '#features/payments/index.ts';
