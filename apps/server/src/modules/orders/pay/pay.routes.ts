import { changePayment, listWaysToPay } from '@matiz/contracts/orders/change-payment.ts';
import {
  checkPayment,
  payOrder,
  receiveLenderNotice,
  reopenOrder,
} from '@matiz/contracts/orders/order-payment.ts';
import { sendPaymentProof } from '@matiz/contracts/orders/payment-proof.ts';
import { listRefunds, noteRefund } from '@matiz/contracts/payments/payment-staff.ts';
import * as hand from '@matiz/contracts/staff/payments/hand-payments.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { sentText } from '#http/json-body.ts';
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
  serve(app, sendPaymentProof, ({ principal, query, body }) =>
    service.sendProof(principal, query, body),
  );
  serve(app, hand.listHandPayments, () => service.payments.byHand.list());
  serve(app, hand.readPaymentProof, ({ query }) => service.payments.byHand.proof(query.id));
  serve(app, hand.confirmHandPayment, ({ principal, body, requestId }) =>
    service.payments.byHand.confirm(principal, body, requestId),
  );
  serve(app, hand.refuseHandPayment, ({ principal, body, requestId }) =>
    service.payments.byHand.refuse(principal, body, requestId),
  );
  serve(app, receiveLenderNotice, ({ query, body, raw }) => {
    const { 'x-matiz-timestamp': time, 'x-matiz-signature': signature } = raw.headers;
    return service.payments.receiveLender(
      {
        method: query.method,
        text: sentText(raw),
        time: String(time),
        signature: String(signature),
      },
      body,
    );
  });
  serve(app, listWaysToPay, ({ principal, query }) =>
    service.payments.waysToPay(principal, query.code),
  );
  serve(app, changePayment, ({ principal, body, requestId }) =>
    service.changePayment(principal, body, requestId),
  );
  serve(app, reopenOrder, ({ principal, body, requestId }) =>
    service.reopen(principal, body, requestId),
  );
}
