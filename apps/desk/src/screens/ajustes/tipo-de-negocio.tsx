export { TradeTypePage as Screen } from '#features/identity/index.ts';
