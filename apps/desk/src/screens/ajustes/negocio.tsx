export { BusinessPage as Screen } from '#features/shop/index.ts';
