import * as calls from '@matiz/contracts/orders/hand-over.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { senderOf } from '#http/sender.ts';
import { serve } from '#http/serve.ts';
import type { Visitor } from '#http/session/principal.ts';
import type { OrdersService } from '../orders.service.ts';

/** The links of a seller's drafts, and what is done by one without a session (ADR 52). */
export function handOverRoutes(
  app: FastifyInstance,
  { handOver }: Pick<OrdersService, 'handOver'>,
): void {
  const { seller, buyer } = handOver;
  serve(app, calls.sendHandOver, ({ principal, body, requestId }) =>
    seller.send(principal, body.cartId, requestId),
  );
  serve(app, calls.readHandOver, ({ principal, query }) => seller.read(principal, query.cartId));
  serve(app, calls.revokeHandOver, ({ principal, body, requestId }) =>
    seller.revoke(principal, body._id, requestId),
  );
  serve(app, calls.viewHandOver, (request) => buyer.view(request.body.token, openerOf(request)));
  serve(app, calls.editHandOver, (request) => buyer.edit(request.body, openerOf(request)));
  serve(app, calls.approveHandOver, (request) => buyer.approve(request.body, openerOf(request)));
  serve(app, calls.declineHandOver, (request) => buyer.decline(request.body, openerOf(request)));
}

function openerOf({
  principal,
  raw,
  requestId,
}: {
  principal: Visitor;
  raw: FastifyRequest;
  requestId: string;
}) {
  return { visitor: principal, sender: senderOf(principal, raw), requestId };
}
