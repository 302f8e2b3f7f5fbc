export { marketingRoutes } from './marketing.routes.ts';
export { createMarketingService, type MarketingService } from './marketing.service.ts';
export { createMarketingDesk, marketingDeskRoutes } from './staff/marketing-desk.ts';
export { createPromotionSubscriber } from './telling/promotion-subscriber.ts';
export { createTellPromotions } from './telling/tell-promotions.ts';
