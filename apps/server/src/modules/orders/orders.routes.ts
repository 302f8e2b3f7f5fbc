import { listCoupons } from '@matiz/contracts/orders/coupons.ts';
import { listWindows } from '@matiz/contracts/orders/delivery-windows.ts';
import { cancelOrder, keepDelivery, printOrder } from '@matiz/contracts/orders/order-history.ts';
import { advanceOrder, moveArrival, receiveArrival } from '@matiz/contracts/orders/order-staff.ts';
import {
  choosePurchase,
  createOrder,
  listOrders,
  queryOrder,
  viewPurchase,
} from '@matiz/contracts/orders.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import { handOverRoutes } from './hand-over/hand-over.routes.ts';
import type { OrdersService } from './orders.service.ts';
import { payRoutes } from './pay/pay.routes.ts';

/** The purchase flow, the order and its history (§2, §7), and the staff's part in it. */
export function ordersRoutes(app: FastifyInstance, service: OrdersService): void {
  serve(app, viewPurchase, ({ principal }) => service.viewPurchase(principal));
  serve(app, choosePurchase, ({ principal, body, requestId }) =>
    service.choosePurchase(principal, body, requestId),
  );
  serve(app, listWindows, ({ principal }) => service.listWindows(principal));
  serve(app, listCoupons, async ({ principal }) => service.listCoupons(principal));
  serve(app, createOrder, ({ principal: buyer, body, idempotencyKey: key, requestId }) =>
    service.create({ buyer, body, key, requestId }),
  );
  serve(app, listOrders, ({ principal, query }) => service.list(principal, query));
  serve(app, queryOrder, ({ principal, query }) => service.query(principal, query.code));
  serve(app, printOrder, async ({ principal, query, reply }) => {
    const printed = await service.print(principal, query.orderCode);
    if (printed.ok) reply.header('content-disposition', `inline; filename="${printed.value.name}"`);
    return printed.ok ? { ok: true, value: printed.value.bytes } : printed;
  });
  payRoutes(app, service);
  handOverRoutes(app, service);
  serve(app, cancelOrder, ({ principal, body, requestId }) =>
    service.cancel(principal, body, requestId),
  );
  serve(app, keepDelivery, ({ principal, body, requestId }) =>
    service.keep(principal, body, requestId),
  );
  serve(app, advanceOrder, ({ principal, body, requestId }) =>
    service.advance(principal, body, requestId),
  );
  serve(app, moveArrival, ({ principal, body, requestId }) =>
    service.moveArrival(principal, body, requestId),
  );
  serve(app, receiveArrival, ({ principal, body, requestId }) =>
    service.receiveArrival(principal, body, requestId),
  );
}
