export { ProductGridPage as Screen } from '#features/catalogue/index.ts';
