export { TiersTable as Screen } from '#features/pricing/index.ts';
