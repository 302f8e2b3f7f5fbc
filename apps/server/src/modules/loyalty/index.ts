export { loyaltyRoutes } from './loyalty.routes.ts';
export { createLoyaltyService, type LoyaltyService } from './loyalty.service.ts';
