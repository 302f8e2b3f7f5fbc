import type { Announcement } from '@matiz/contracts/marketing/announcements.ts';
import type { Promotion } from '@matiz/contracts/marketing/promotion.ts';
import type { Banner, ClientPlatform } from '@matiz/contracts/marketing.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { readOwnPath } from '@matiz/domain/kernel/own-path.ts';
import { keepOwnLinks } from '@matiz/domain/kernel/rich-text.ts';
import { designOn, usualDesign } from '@matiz/domain/marketing/promotion-design.ts';
import type { Sql } from '#db/sql.ts';
import { readRichText } from '#lib/rich-text.ts';
import { selectAnnouncements } from './announcements.store.ts';
import { readBanners } from './marketing.store.ts';
import { selectOnboardingSlides } from './onboarding-slides.store.ts';
import { createPageViews } from './page-views.ts';
import { readPromotion } from './promotion.store.ts';

export type MarketingService = ReturnType<typeof createMarketingService>;

export function createMarketingService({ sql, clock }: { sql: Sql; clock: Clock }) {
  return {
    /** A link that is none of ours leads to the home, however it came to be stored. */
    async bannersAt(place: string, platform: ClientPlatform): Promise<Banner[]> {
      const banners = await readBanners(sql.reader, { place, platform }, clock());
      return banners.map(({ app_link, ...banner }) => ({
        ...banner,
        app_link: readOwnPath(app_link) ?? '/home/',
      }));
    },
    /** Colours and link are read as warily as they were written: a script may have stored them. */
    async promotion(): Promise<Promotion | null> {
      const row = await readPromotion(sql.reader, clock());
      if (row === null) return null;
      const { id, title, link, background, hasTimer, endDate } = row;
      return {
        _id: id,
        title,
        timer: hasTimer && endDate !== null,
        end_date: endDate?.toISOString() ?? null,
        design: { ...(designOn(background) ?? usualDesign) },
        app_link: readOwnPath(link),
      };
    },
    /** Read once more by the parser: what is stored may not have come through a form. */
    async announcements(): Promise<Announcement[]> {
      const rows = await selectAnnouncements(sql.reader, clock());
      return rows.map(({ id, color, message, isDismissable }) => ({
        _id: id,
        color,
        message: keepOwnLinks(readRichText(message)),
        dismissable: isDismissable,
      }));
    },
    slides: () => selectOnboardingSlides(sql.reader),
    pageViews: createPageViews({ sql, clock }),
  };
}
