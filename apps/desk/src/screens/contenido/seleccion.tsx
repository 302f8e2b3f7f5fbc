export { SelectionPage as Screen } from '#features/catalogue/index.ts';
