export { AppVersionsTable as Screen } from '#features/shop/index.ts';
