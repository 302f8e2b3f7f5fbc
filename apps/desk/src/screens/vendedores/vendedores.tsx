export { SellersPage as Screen } from '#features/customers/index.ts';
