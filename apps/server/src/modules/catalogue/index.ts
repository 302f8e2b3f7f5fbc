export type { PriceInputs } from './price-inputs.ts';
export {
  parseSellable,
  readSellables,
  type SellableSelection,
  selectSellables,
} from './sellable.store.ts';
export type { PartChoice, Sellable, SellablePart } from './sellable.ts';
export { type Viewer, viewerOf } from './viewer.ts';
