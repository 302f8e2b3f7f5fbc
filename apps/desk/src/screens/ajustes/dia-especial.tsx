export { ShopDayPage as Screen } from '#features/delivery/index.ts';
