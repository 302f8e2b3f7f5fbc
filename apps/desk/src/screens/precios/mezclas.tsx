export { MixesTable as Screen } from '#features/pricing/index.ts';
