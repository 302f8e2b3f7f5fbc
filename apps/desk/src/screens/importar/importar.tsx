export { ImportsPage as Screen } from '#features/catalogue/index.ts';
