import * as calls from '@matiz/contracts/delivery.ts';
import { say } from '@matiz/contracts/messages.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { DeliveryService } from './delivery.service.ts';

/** `/v3/me/addresses` (§7): list, new, edit, remove. */
export function addressRoutes(app: FastifyInstance, book: DeliveryService['addresses']): void {
  serve(app, calls.listAddresses, async ({ principal, query }) => {
    const addresses = await book.list(principal, query.customerId);
    return addresses.ok ? ok({ results: addresses.value }) : addresses;
  });

  serve(app, calls.addAddress, async ({ principal, body, requestId }) => {
    const added = await book.add(principal, body, requestId);
    return added.ok ? ok({ results: added.value }) : added;
  });

  serve(app, calls.editAddress, async ({ principal, body, requestId }) => {
    const edited = await book.edit(principal, body, requestId);
    return edited.ok ? ok({ results: edited.value }) : edited;
  });

  serve(app, calls.removeAddress, async ({ principal, query, requestId }) => {
    const removed = await book.remove(principal, query._id, requestId);
    return removed.ok ? ok({ results: { message: say('addressRemoved') } }) : removed;
  });
}
