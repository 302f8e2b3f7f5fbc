export { pricingRoutes } from './pricing.routes.ts';
export { createPricingService, type PricingService } from './pricing.service.ts';
export { pricesDeskRoutes } from './staff/prices-desk.routes.ts';
export { createPricesDesk } from './staff/prices-desk.ts';
export { priceRulesDeskRoutes } from './staff/rules/price-rules-desk.routes.ts';
export { createPriceRulesDesk } from './staff/rules/price-rules-desk.ts';
export { refuseBackwards } from './staff/rules/refusals.ts';
export { ruleState, utcText } from './staff/rules/rule-columns.ts';
