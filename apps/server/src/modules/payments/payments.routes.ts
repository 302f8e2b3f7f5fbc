import { listPseChoices, receivePaymentNotice } from '@matiz/contracts/orders/order-payment.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { PaymentsService } from './payments.service.ts';

/** What the gateway tells us, and what it wants the payer to choose (D-12). */
export function paymentsRoutes(app: FastifyInstance, service: PaymentsService): void {
  serve(app, listPseChoices, () => service.choices());
  serve(app, receivePaymentNotice, ({ body }) => service.receiveNotice(body));
}
