export { loyaltyRoutes } from './loyalty.routes.ts';
export { createLoyaltyService, type LoyaltyService } from './loyalty.service.ts';
export { createLoyaltyDesk, type LoyaltyDesk, loyaltyDeskRoutes } from './staff/loyalty-desk.ts';
