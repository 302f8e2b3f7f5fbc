import {
  listPseChoices,
  receiveBoldNotice,
  receivePaymentNotice,
} from '@matiz/contracts/orders/order-payment.ts';
import { printCreditStatement, showCreditStatement } from '@matiz/contracts/payments/credit.ts';
import type { FastifyInstance } from 'fastify';
import { sentText } from '#http/json-body.ts';
import { serve } from '#http/serve.ts';
import type { PaymentsService } from './payments.service.ts';

/** What the gateway tells us, and what it wants the payer to choose (D-12). */
export function paymentsRoutes(app: FastifyInstance, service: PaymentsService): void {
  serve(app, listPseChoices, ({ principal }) => service.choicesFor(principal));
  serve(app, showCreditStatement, ({ principal }) => service.creditOf(principal.customer.id));
  serve(app, printCreditStatement, async ({ principal, query, reply }) => {
    const { kind = '', since = '', until = '' } = query;
    const printed = await service.printCredit(principal.customer.id, { kind, since, until });
    if (printed.ok) reply.header('content-disposition', `inline; filename="${printed.value.name}"`);
    return printed.ok ? { ok: true, value: printed.value.bytes } : printed;
  });
  serve(app, receiveBoldNotice, ({ raw }) => {
    const signature = raw.headers['x-bold-signature'];
    return service.receiveSigned(sentText(raw), typeof signature === 'string' ? signature : '');
  });
  serve(app, receivePaymentNotice, ({ body }) => service.receiveNotice(body));
}
