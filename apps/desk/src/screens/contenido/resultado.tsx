export { CurationPage as Screen } from '#features/catalogue/index.ts';
