export { PriceListsTable as Screen } from '#features/pricing/index.ts';
