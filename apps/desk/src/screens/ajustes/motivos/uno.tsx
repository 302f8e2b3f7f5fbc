export { ReasonPage as Screen } from '#features/shop/index.ts';
