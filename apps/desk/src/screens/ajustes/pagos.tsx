export { PaymentMethodsTable as Screen } from '#features/payments/index.ts';
