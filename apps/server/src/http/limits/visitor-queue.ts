import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createQueue, type Queue } from '#lib/queue.ts';
import { spareProcessors } from '#lib/spare-processors.ts';
import { addressGroupOf } from './address-group.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly visitorQueue: Queue;
  }
}

export const visitorsAtOnce = 2 * spareProcessors();
/** More could not be answered before their deadline; one address never takes all places. */
const places = { atOnce: visitorsAtOnce, mostWaiting: 2_000, mostOfClient: 1_000 };

/**
 * What visitors read, by a page or by themselves, waits here: few of those readings run beside the
 * calls of buyers, which never wait for one. Addresses share the time that they take (ADR 38).
 */
export function queueVisitors(app: FastifyInstance): void {
  app.decorate('visitorQueue', createQueue(places));
}

/** Null: too many wait. */
export function readForVisitor<T>(
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T | null> {
  return request.server.visitorQueue.run(work, { client: addressGroupOf(request.ip) });
}
