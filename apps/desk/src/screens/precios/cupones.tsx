export { CouponsTable as Screen } from '#features/pricing/index.ts';
