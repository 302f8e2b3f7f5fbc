export { CategoryTree as Screen } from '#features/catalogue/index.ts';
