import * as announcements from '@matiz/contracts/staff/content/announcements.ts';
import * as banners from '@matiz/contracts/staff/content/banners.ts';
import * as slides from '@matiz/contracts/staff/content/onboarding-slides.ts';
import * as promotions from '@matiz/contracts/staff/content/promotions.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { FastifyInstance } from 'fastify';
import type { Sql } from '#db/sql.ts';
import { type ListedRow, serveBulk } from '#resource/bulk-change.ts';
import { createResource } from '#resource/resource.ts';
import { serveResource } from '#resource/serve-resource.ts';
import { announcementResource } from './announcement.resource.ts';
import { bannerResource } from './banner.resource.ts';
import { onboardingSlideResource } from './onboarding-slide.resource.ts';
import { promotionResource } from './promotion.resource.ts';

interface MarketingDeskDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  /** Whether a key is of a picture that the shop has. */
  readonly hasPicture: (key: string) => Promise<boolean>;
}
export type MarketingDesk = ReturnType<typeof createMarketingDesk>;

/** What staff keep of the shop's own advertisements (D-19). */
export function createMarketingDesk(deps: MarketingDeskDeps) {
  return {
    banners: createResource(deps, bannerResource(deps.hasPicture)),
    promotions: createResource(deps, promotionResource(deps.clock)),
    announcements: createResource(deps, announcementResource(deps.clock)),
    slides: createResource(deps, onboardingSlideResource),
  };
}

const titled = { nameOf: ({ title }: ListedRow) => String(title) };

export function marketingDeskRoutes(app: FastifyInstance, desk: MarketingDesk): void {
  serveResource(
    app,
    {
      list: banners.listBanners,
      read: banners.readBanner,
      create: banners.createBanner,
      change: banners.changeBanner,
      remove: banners.removeBanner,
      history: banners.listBannerHistory,
    },
    desk.banners,
  );
  serveResource(
    app,
    {
      list: promotions.listPromotions,
      read: promotions.readPromotion,
      create: promotions.createPromotion,
      change: promotions.changePromotion,
      remove: promotions.removePromotion,
      history: promotions.listPromotionHistory,
    },
    desk.promotions,
  );
  serveBulk(app, promotions.bulkPromotions, desk.promotions, titled);
  serveResource(
    app,
    {
      list: announcements.listAnnouncements,
      read: announcements.readAnnouncement,
      create: announcements.createAnnouncement,
      change: announcements.changeAnnouncement,
      remove: announcements.removeAnnouncement,
      history: announcements.listAnnouncementHistory,
    },
    desk.announcements,
  );
  serveBulk(app, announcements.bulkAnnouncements, desk.announcements, {
    nameOf: ({ words }) => String(words),
  });
  serveResource(
    app,
    {
      list: slides.listOnboardingSlides,
      read: slides.readOnboardingSlide,
      change: slides.changeOnboardingSlide,
      history: slides.listOnboardingSlideHistory,
    },
    desk.slides,
  );
}
