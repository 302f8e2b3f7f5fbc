import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '../../db/sql.ts';
import { readBanners } from './marketing.store.ts';
import { createPageViews } from './page-views.ts';

export type MarketingService = ReturnType<typeof createMarketingService>;

export function createMarketingService({ sql, clock }: { sql: Sql; clock: Clock }) {
  return {
    homeBanners: () => readBanners(sql, 'home', clock()),
    pageViews: createPageViews({ sql, clock }),
  };
}
