export { MovementsTable as Screen } from '#features/stock/index.ts';
