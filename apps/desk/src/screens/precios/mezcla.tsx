export { MixPage as Screen } from '#features/pricing/index.ts';
