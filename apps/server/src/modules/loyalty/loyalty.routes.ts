import { listLoyaltyTiers, loyaltyStatus } from '@matiz/contracts/loyalty.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { LoyaltyService } from './loyalty.service.ts';

export function loyaltyRoutes(app: FastifyInstance, service: LoyaltyService): void {
  serve(app, loyaltyStatus, ({ principal, query }) =>
    service.statusFor(principal, query.customer_id),
  );
  serve(app, listLoyaltyTiers, async () => ok({ results: await service.listTiers() }));
}
