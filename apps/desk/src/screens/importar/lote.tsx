export { ImportPage as Screen } from '#features/catalogue/index.ts';
