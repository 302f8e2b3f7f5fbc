export { priceOf } from './pricing.service.ts';
