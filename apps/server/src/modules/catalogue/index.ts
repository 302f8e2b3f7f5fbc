export type { PriceInputs } from './price-inputs.ts';
export { readSellables, type SellableSelection, selectSellables } from './sellable.store.ts';
export { type PartChoice, parseSellable, type Sellable, type SellablePart } from './sellable.ts';
export { type Viewer, viewerOf } from './viewer.ts';
