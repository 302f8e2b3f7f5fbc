import * as calls from '@matiz/contracts/cart/stock-alerts.ts';
import { say } from '@matiz/contracts/messages.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { StockAlertsService } from './alerts.service.ts';

export function stockAlertRoutes(app: FastifyInstance, service: StockAlertsService): void {
  serve(app, calls.listStockAlerts, async ({ principal }) =>
    ok({ result: await service.list(principal) }),
  );

  serve(app, calls.addStockAlert, async ({ body, principal }) => {
    const added = await service.add(body, principal);
    if (!added.ok) return added;
    const message = say(added.value ? 'stockAlertAdded' : 'stockAlertNotNeeded');
    return ok({ message, result: { versionCode: body.versionCode, isWaiting: added.value } });
  });

  serve(app, calls.removeStockAlert, async ({ body: { versionCode }, principal }) => {
    await service.remove(versionCode, principal);
    return ok({ result: { versionCode, isWaiting: false as const } });
  });
}
