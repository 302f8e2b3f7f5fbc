import { countPageViews, listHomeBanners } from '@matiz/contracts/marketing.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { MarketingService } from './marketing.service.ts';

export function marketingRoutes(app: FastifyInstance, service: MarketingService): void {
  serve(app, listHomeBanners, async () => ok({ result: await service.homeBanners() }));

  serve(app, countPageViews, async ({ principal, body }) => {
    const counted = await service.pageViews.count(principal, body);
    return counted.ok ? ok({ counted: counted.value }) : counted;
  });
}
