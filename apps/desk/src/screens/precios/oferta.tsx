export { DealPage as Screen } from '#features/pricing/index.ts';
