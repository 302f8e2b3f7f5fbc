import { listDiscountedProducts } from '@matiz/contracts/catalogue.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { PricingService } from './pricing.service.ts';

export function pricingRoutes(app: FastifyInstance, service: PricingService): void {
  serve(app, listDiscountedProducts, ({ query, principal }) =>
    service.listOffers(query, principal),
  );
}
