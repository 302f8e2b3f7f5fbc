export { catalogueRoutes } from './catalogue.routes.ts';
export { type CatalogueService, createCatalogueService } from './catalogue.service.ts';
export type { Selection } from './page.store.ts';
export { pagesOf, spanOf } from './paging.ts';
export type { PriceInputs } from './price-inputs.ts';
export { selectSellables } from './sellable.store.ts';
export { type PartChoice, parseSellable, type Sellable, type SellablePart } from './sellable.ts';
export { versionName } from './version-name.ts';
export { type Viewer, viewerOf } from './viewer.ts';
