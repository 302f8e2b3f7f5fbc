import type { ClientPlatform, HomeBanner } from '@matiz/contracts/marketing.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { readOwnPath } from '@matiz/domain/kernel/own-path.ts';
import type { Sql } from '#db/sql.ts';
import { readBanners } from './marketing.store.ts';
import { createPageViews } from './page-views.ts';

export type MarketingService = ReturnType<typeof createMarketingService>;

export function createMarketingService({ sql, clock }: { sql: Sql; clock: Clock }) {
  return {
    /** A link that is none of ours leads to the home, however it came to be stored. */
    async homeBanners(platform: ClientPlatform): Promise<HomeBanner[]> {
      const banners = await readBanners(sql.reader, { place: 'home', platform }, clock());
      return banners.map(({ app_link, ...banner }) => ({
        ...banner,
        app_link: readOwnPath(app_link) ?? '/home/',
      }));
    },
    pageViews: createPageViews({ sql, clock }),
  };
}
