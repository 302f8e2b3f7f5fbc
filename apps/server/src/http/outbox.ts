import type { FastifyInstance } from 'fastify';
import type { Outbox } from '../adapters/messages/outbox.ts';
import { renderOutboxPage } from './outbox-page.ts';

/**
 * `/dev/outbox`: what was written to people and carried by nobody. With it anybody can enter any
 * account, so it is there in development and in the demonstration only; else `outbox` is null and
 * the address is one that nobody serves.
 */
export function outboxRoutes(app: FastifyInstance, outbox: Outbox | null): void {
  if (outbox === null) return;
  app.get<{ Querystring: { to?: string | string[] } }>('/dev/outbox', async (request, reply) => {
    const { to } = request.query;
    const messages = await outbox.list(typeof to === 'string' ? to : undefined);
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(renderOutboxPage(messages, reply.cspNonce?.style ?? ''));
  });
}
