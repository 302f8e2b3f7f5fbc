export { TierPage as Screen } from '#features/pricing/index.ts';
