export { ReasonsTable as Screen } from '#features/shop/index.ts';
