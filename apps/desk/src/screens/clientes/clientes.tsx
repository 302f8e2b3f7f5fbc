export { CustomersTable as Screen } from '#features/customers/index.ts';
