export { CouponPage as Screen } from '#features/pricing/index.ts';
