export { ReceivedTable as Screen } from '#features/stock/index.ts';
