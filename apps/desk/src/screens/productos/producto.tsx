export { ProductPage as Screen } from '#features/catalogue/index.ts';
