export { CategoryPage as Screen } from '#features/catalogue/index.ts';
