export { HandPaymentsPage as Screen } from '#features/payments/index.ts';
