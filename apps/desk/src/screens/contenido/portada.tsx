export { HomeRows as Screen } from '#features/catalogue/index.ts';
