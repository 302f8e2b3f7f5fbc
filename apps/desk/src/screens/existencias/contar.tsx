export { ScanCountPage as Screen } from '#features/stock/index.ts';
