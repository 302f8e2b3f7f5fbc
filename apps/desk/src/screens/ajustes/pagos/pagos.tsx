export { PaymentMethodsPage as Screen } from '#features/payments/index.ts';
