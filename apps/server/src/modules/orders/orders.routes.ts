import {
  choosePurchase,
  createOrder,
  listOrders,
  queryOrder,
  viewPurchase,
} from '@matiz/contracts/orders.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { OrdersService } from './orders.service.ts';

/** The purchase flow, the order and its history (§2, §7). */
export function ordersRoutes(app: FastifyInstance, service: OrdersService): void {
  serve(app, viewPurchase, ({ principal }) => service.viewPurchase(principal));
  serve(app, choosePurchase, ({ principal, body, requestId }) =>
    service.choosePurchase(principal, body, requestId),
  );
  serve(app, createOrder, ({ principal: buyer, body, idempotencyKey: key, requestId }) =>
    service.create({ buyer, body, key, requestId }),
  );
  serve(app, listOrders, ({ principal, query }) => service.list(principal, query.page ?? 1));
  serve(app, queryOrder, ({ principal, query }) => service.query(principal, query.code));
}
