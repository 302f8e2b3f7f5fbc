export { PastePage as Screen } from '#features/pricing/index.ts';
