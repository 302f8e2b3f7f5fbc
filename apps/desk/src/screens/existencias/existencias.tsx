export { StockTable as Screen } from '#features/stock/index.ts';
