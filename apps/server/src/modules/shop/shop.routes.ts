import { compareAppVersions, tellPageErrors } from '@matiz/contracts/shop.ts';
import * as menus from '@matiz/contracts/staff/content/menus.ts';
import * as appVersions from '@matiz/contracts/staff/shop/app-versions.ts';
import * as business from '@matiz/contracts/staff/shop/business.ts';
import { readBusinessSign } from '@matiz/contracts/staff/shop/business-sign.ts';
import { readFirstDay } from '@matiz/contracts/staff/shop/first-day.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { senderOf } from '#http/sender.ts';
import { serve } from '#http/serve.ts';
import { serveResource } from '#resource/serve-resource.ts';
import { reasonRoutes } from './reasons/reasons.routes.ts';
import type { ShopService } from './shop.service.ts';

export function shopRoutes(app: FastifyInstance, shop: ShopService): void {
  serveResource(
    app,
    {
      read: business.readBusiness,
      change: business.changeBusiness,
      history: business.listBusinessHistory,
    },
    shop.business,
  );
  serveResource(
    app,
    { read: menus.readMenus, change: menus.changeMenus, history: menus.listMenuHistory },
    shop.menus,
  );
  serveResource(
    app,
    {
      list: appVersions.listAppVersions,
      read: appVersions.readAppVersion,
      change: appVersions.changeAppVersion,
      history: appVersions.listAppVersionHistory,
    },
    shop.appVersions,
  );
  reasonRoutes(app, shop);
  serve(app, tellPageErrors, async ({ principal, body, raw }) => {
    const told = await shop.tellPageErrors(senderOf(principal, raw), body);
    return told.ok ? ok({ told: told.value }) : told;
  });
  serve(app, compareAppVersions, ({ body }) => shop.compareVersions(body));
  serve(app, readBusinessSign, async () => ok({ result: await shop.businessSign() }));
  serve(app, readFirstDay, async () => ok({ result: await shop.firstDay() }));
}
