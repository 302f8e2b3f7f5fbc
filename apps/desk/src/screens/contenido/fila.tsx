export { HomeRowPage as Screen } from '#features/catalogue/index.ts';
