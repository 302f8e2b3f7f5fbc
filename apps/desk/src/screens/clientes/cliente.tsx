export { CustomerPage as Screen } from '#features/customers/index.ts';
