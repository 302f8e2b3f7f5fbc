export { RegistrationsPage as Screen } from '#features/customers/index.ts';
