export { BrandsTable as Screen } from '#features/catalogue/index.ts';
