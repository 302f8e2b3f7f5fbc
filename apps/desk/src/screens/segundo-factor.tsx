export { SecondFactorPage as Screen } from '#features/identity/index.ts';
