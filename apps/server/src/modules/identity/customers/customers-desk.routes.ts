import * as calls from '@matiz/contracts/staff/customers.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import { serveResource } from '#resource/serve-resource.ts';
import type { TeamServices } from '../team/team.routes.ts';
import type { CustomersDesk } from './customers-desk.ts';

export function customersDeskRoutes(
  app: FastifyInstance,
  desk: CustomersDesk,
  { invitations }: Pick<TeamServices, 'invitations'>,
): void {
  serveResource(
    app,
    {
      list: calls.listCustomers,
      read: calls.readCustomer,
      change: calls.changeCustomer,
      history: calls.listCustomerHistory,
    },
    desk.customers,
  );
  serve(app, calls.listCustomerAddresses, ({ query }) => desk.addresses(query.id));
  serve(app, calls.listSellerRows, ({ query }) => desk.listSellers(query));
  serve(app, calls.listSellers, () => desk.sellers());
  serve(app, calls.assignCustomers, ({ principal, body, requestId }) =>
    desk.assign(principal, body, requestId),
  );
  serve(app, calls.listSellerInvitations, () => invitations.listOpenSellers());
  serve(app, calls.inviteSeller, ({ body, principal, requestId }) =>
    invitations.inviteSeller({ ...body, by: principal, requestId }),
  );
  serve(app, calls.withdrawSellerInvitation, ({ body, principal, requestId }) =>
    invitations.withdraw({ ...body, by: principal, requestId }, 'Seller'),
  );
}
