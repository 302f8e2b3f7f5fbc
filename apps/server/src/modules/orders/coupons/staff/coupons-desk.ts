import type { BodyOf, QueryOf } from '@matiz/contracts/define-call.ts';
import * as calls from '@matiz/contracts/staff/pricing/coupons.ts';
import { viewPriceAs as viewCall } from '@matiz/contracts/staff/pricing/price-views.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { FastifyInstance } from 'fastify';
import type { Sql } from '#db/sql.ts';
import { serve } from '#http/serve.ts';
import { refuseEnding } from '#modules/pricing/index.ts';
import { serveBulk } from '#resource/bulk-change.ts';
import { createResource } from '#resource/resource.ts';
import { serveResource } from '#resource/serve-resource.ts';
import { viewPriceAs } from '../view-as/view-price-as.ts';
import { couponResource } from './coupon.resource.ts';
import { previewCoupon } from './preview-coupon.ts';

export type CouponsDesk = ReturnType<typeof createCouponsDesk>;

/** Coupons as staff make and end them, each with what it takes off shown before (D-19). */
export function createCouponsDesk(deps: { readonly sql: Sql; readonly clock: Clock }) {
  return {
    coupons: createResource(deps, couponResource(deps.clock)),
    viewAs: (query: QueryOf<typeof viewCall>) => viewPriceAs(deps, query),
    preview: (body: BodyOf<typeof calls.previewCoupon>) => previewCoupon(deps, body),
  };
}

export function couponsDeskRoutes(app: FastifyInstance, desk: CouponsDesk): void {
  serveResource(
    app,
    {
      list: calls.listStaffCoupons,
      read: calls.readCoupon,
      create: calls.createCoupon,
      change: calls.changeCoupon,
      remove: calls.removeCoupon,
      history: calls.listCouponHistory,
    },
    desk.coupons,
  );
  serveBulk(app, calls.bulkCoupons, desk.coupons, {
    nameOf: ({ code }) => String(code),
    refuse: refuseEnding,
  });
  serve(app, calls.previewCoupon, ({ body }) => desk.preview(body));
  serve(app, viewCall, ({ query }) => desk.viewAs(query));
}
