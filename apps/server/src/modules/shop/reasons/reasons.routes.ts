import * as reasons from '@matiz/contracts/staff/shop/reasons.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import { serveResource } from '#resource/serve-resource.ts';
import type { ShopService } from '../shop.service.ts';

export function reasonRoutes(app: FastifyInstance, shop: ShopService): void {
  serveResource(
    app,
    {
      list: reasons.listReasons,
      read: reasons.readReason,
      create: reasons.createReason,
      change: reasons.changeReason,
      remove: reasons.removeReason,
      history: reasons.listReasonHistory,
    },
    shop.reasons,
  );
  serve(app, reasons.readReasonChoices, async () => ok({ reasons: await shop.readReasons() }));
}
