export { DealsTable as Screen } from '#features/pricing/index.ts';
