export { PricesTable as Screen } from '#features/pricing/index.ts';
