export { AccountPage as Screen } from '#features/identity/index.ts';
