export { ProductsTable as Screen } from '#features/catalogue/index.ts';
