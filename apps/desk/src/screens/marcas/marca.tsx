export { BrandPage as Screen } from '#features/catalogue/index.ts';
