import { checkPayment, payOrder, reopenOrder } from '@matiz/contracts/orders/order-payment.ts';
import { listRefunds, noteRefund } from '@matiz/contracts/payments/payment-staff.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { OrdersService } from '../orders.service.ts';

/** Paying an order online (§2 FinalizingPayment, D-12). */
export function payRoutes(app: FastifyInstance, service: OrdersService): void {
  serve(app, payOrder, ({ principal, body }) => service.pay(principal, body));
  serve(app, checkPayment, ({ principal, body }) => service.checkPayment(principal, body));
  serve(app, listRefunds, async () => ok(await service.payments.refunds()));
  serve(app, noteRefund, ({ principal, body, requestId }) =>
    service.payments.noteRefunded(principal, body, requestId),
  );
  serve(app, reopenOrder, ({ principal, body, requestId }) =>
    service.reopen(principal, body, requestId),
  );
}
