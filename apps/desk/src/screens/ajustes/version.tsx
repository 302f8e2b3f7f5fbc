export { AppVersionPage as Screen } from '#features/shop/index.ts';
