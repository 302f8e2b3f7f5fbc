export { ShopDaysTable as Screen } from '#features/delivery/index.ts';
