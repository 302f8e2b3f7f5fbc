import * as gateways from '@matiz/contracts/staff/payments/payment-gateways.ts';
import * as limits from '@matiz/contracts/staff/payments/payment-limits.ts';
import * as methods from '@matiz/contracts/staff/payments/payment-methods.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import { serveResource } from '#resource/serve-resource.ts';
import type { PaymentsDesk } from './payments-desk.ts';

export function paymentsDeskRoutes(app: FastifyInstance, desk: PaymentsDesk): void {
  serveResource(
    app,
    {
      list: methods.listStaffPaymentMethods,
      read: methods.readPaymentMethod,
      change: methods.changePaymentMethod,
      history: methods.listPaymentMethodHistory,
    },
    desk.methods,
  );
  serveResource(
    app,
    {
      list: limits.listPaymentLimits,
      read: limits.readPaymentLimit,
      create: limits.createPaymentLimit,
      change: limits.changePaymentLimit,
      remove: limits.removePaymentLimit,
      history: limits.listPaymentLimitHistory,
    },
    desk.limits,
  );
  serve(app, gateways.listPaymentGateways, () => desk.gateways.list());
  serve(app, gateways.testPaymentGateway, ({ body, principal, requestId }) =>
    desk.gateways.test({ ...body, principal, requestId }),
  );
  serve(app, methods.previewPaymentMethod, ({ body }) => desk.preview(body));
}
