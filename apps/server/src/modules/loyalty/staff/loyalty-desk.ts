import * as tiers from '@matiz/contracts/staff/pricing/loyalty-tiers.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { FastifyInstance } from 'fastify';
import type { Sql } from '#db/sql.ts';
import { createResource } from '#resource/resource.ts';
import { serveResource } from '#resource/serve-resource.ts';
import { tierResource } from './tier.resource.ts';

export type LoyaltyDesk = ReturnType<typeof createLoyaltyDesk>;

/** What staff keep of the tiers (D-19). */
export function createLoyaltyDesk(deps: { readonly sql: Sql; readonly clock: Clock }) {
  return { tiers: createResource(deps, tierResource(deps.clock)) };
}

export function loyaltyDeskRoutes(app: FastifyInstance, desk: LoyaltyDesk): void {
  serveResource(
    app,
    {
      list: tiers.listStaffLoyaltyTiers,
      read: tiers.readLoyaltyTier,
      change: tiers.changeLoyaltyTier,
      history: tiers.listLoyaltyTierHistory,
    },
    desk.tiers,
  );
}
