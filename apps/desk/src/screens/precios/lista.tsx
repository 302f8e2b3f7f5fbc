export { PriceListPage as Screen } from '#features/pricing/index.ts';
