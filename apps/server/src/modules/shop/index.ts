export type { PageError } from './page-errors.ts';
export { shopRoutes } from './shop.routes.ts';
export { createShopService, readFirstDay } from './shop.service.ts';
