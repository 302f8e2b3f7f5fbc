export { FirstDay as Screen } from '#features/shop/index.ts';
