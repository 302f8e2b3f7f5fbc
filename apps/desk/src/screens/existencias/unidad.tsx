export { UnitPage as Screen } from '#features/stock/index.ts';
