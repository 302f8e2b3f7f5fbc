export { optionName } from './option-name.ts';
export { saveStock } from './save-stock.store.ts';
export { stockDeskRoutes } from './stock-desk.routes.ts';
export { createStockDesk } from './stock-desk.ts';
