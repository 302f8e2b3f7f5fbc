import type { FastifyRequest } from 'fastify';
import { createQueue, type Queue } from '#lib/queue.ts';
import { spareProcessors } from '#lib/spare-processors.ts';
import { addressGroupOf } from '../limits/address-group.ts';
import type { PageSession } from './page-session.ts';

/** Threads that draw pages. Each takes the memory of the web's server build: not as many as fit. */
export const pageThreads = Math.min(4, spareProcessors());

/** One page of each thread is drawn while others read: a page reads for longer than it is drawn. */
export const pagesAtOnce = 8 * pageThreads;

/** More could not be answered before their deadline; one address never takes all places. */
const places = { atOnce: pagesAtOnce, mostWaiting: 500, mostOfClient: 250 };

export interface PageQueue {
  /** Null: too many wait. */
  run<T>(
    request: FastifyRequest,
    session: PageSession | null,
    work: () => Promise<T>,
  ): Promise<T | null>;
}

/**
 * Pages wait here to be drawn: those of people with an account first, and of each account or
 * address as much as of any other (ADR 38). Nobody is refused for where they come from.
 */
export function createPageQueue(queue: Queue = createQueue(places)): PageQueue {
  return {
    run(request, session, work) {
      const isGuest = session === null || session.principal.role === 'Guest';
      const client = isGuest ? addressGroupOf(request.ip) : session.principal.userId;
      return queue.run(work, { priority: isGuest ? 1 : 0, client });
    },
  };
}
