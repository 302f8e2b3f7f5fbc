import * as calls from '@matiz/contracts/staff/orders.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { OrdersDesk } from './orders-desk.ts';

export function ordersDeskRoutes(app: FastifyInstance, desk: OrdersDesk): void {
  serve(app, calls.listDeskOrders, ({ query }) => desk.list(query));
  serve(app, calls.readDeskOrder, ({ query }) => desk.read(query.code));
  serve(app, calls.sumSales, () => desk.sales());
  serve(app, calls.listOrderMethods, () => desk.methods());
  serve(app, calls.advanceOrders, ({ principal, body, requestId }) =>
    desk.advanceSeveral(principal, body, requestId),
  );
}
