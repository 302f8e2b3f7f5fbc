export { TradeTypesTable as Screen } from '#features/identity/index.ts';
