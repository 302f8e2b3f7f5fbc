export { SelectionsTable as Screen } from '#features/catalogue/index.ts';
