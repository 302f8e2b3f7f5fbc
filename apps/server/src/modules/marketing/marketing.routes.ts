import { readAnnouncements } from '@matiz/contracts/marketing/announcements.ts';
import { readOnboardingSlides } from '@matiz/contracts/marketing/onboarding-slides.ts';
import { readPromotionalHeader } from '@matiz/contracts/marketing/promotion.ts';
import { countPageViews, listBannersAt, listHomeBanners } from '@matiz/contracts/marketing.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { senderOf } from '#http/sender.ts';
import { serve } from '#http/serve.ts';
import type { MarketingService } from './marketing.service.ts';

export function marketingRoutes(app: FastifyInstance, service: MarketingService): void {
  serve(app, listHomeBanners, async ({ query }) =>
    ok({ result: await service.bannersAt('home', query.platform) }),
  );
  serve(app, listBannersAt, async ({ query }) =>
    ok({ result: await service.bannersAt(query.name, query.platform) }),
  );

  serve(app, readPromotionalHeader, async () => ok({ result: await service.promotion() }));

  serve(app, readAnnouncements, async () => ok({ result: await service.announcements() }));

  serve(app, readOnboardingSlides, async () => ok({ result: await service.slides() }));

  serve(app, countPageViews, async ({ principal, body, raw }) => {
    const counted = await service.pageViews.count(senderOf(principal, raw), body);
    return counted.ok ? ok({ counted: counted.value }) : counted;
  });
}
