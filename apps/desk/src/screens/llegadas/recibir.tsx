export { ScanReceivePage as Screen } from '#features/stock/index.ts';
