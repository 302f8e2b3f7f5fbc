export { RefundsPage as Screen } from '#features/payments/index.ts';
