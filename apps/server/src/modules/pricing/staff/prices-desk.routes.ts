import { findPriceCustomers } from '@matiz/contracts/staff/pricing/price-views.ts';
import * as calls from '@matiz/contracts/staff/pricing/prices.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { PricesDesk } from './prices-desk.ts';

export function pricesDeskRoutes(app: FastifyInstance, desk: PricesDesk): void {
  serve(app, calls.listPrices, ({ query }) => desk.list(query));
  serve(app, calls.previewPrices, ({ body }) => desk.preview(body));
  serve(app, calls.savePrices, ({ body, principal, requestId }) =>
    desk.save({ ...body, principal, requestId }),
  );
  serve(app, findPriceCustomers, ({ query }) => desk.customers(query));
}
