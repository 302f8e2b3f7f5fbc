export { BulkPicturesPage as Screen } from '#features/catalogue/index.ts';
