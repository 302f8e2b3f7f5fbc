import type { FastifyInstance } from 'fastify';
import { Deadline } from '#lib/deadline.ts';

/**
 * Milliseconds in which requests are answered: most, and those that take goods, give them back, or
 * ask for a picture that has yet to be drawn.
 */
export interface Deadlines {
  readonly usual: number;
  readonly long: number;
}

export const usualDeadlines: Deadlines = { usual: 5_000, long: 15_000 };

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly deadline?: keyof Deadlines;
  }
  interface FastifyInstance {
    /** Every request, of now and to come, is answered in so many milliseconds from now. */
    shortenDeadlines(milliseconds: number): void;
  }
  interface FastifyRequest {
    /** Handlers that wait for anything race it; `app.ts` gives each request one. */
    deadline: Deadline;
  }
}

/**
 * Gives every request a deadline over all that is done for it. Not by Fastify's `handlerTimeout`:
 * it ends with the body (5.12 clears it when the request stream closes), so no POST ever had one.
 */
export function setDeadlines(app: FastifyInstance, deadlines: Deadlines): void {
  const running = new Set<Deadline>();
  let last = Number.POSITIVE_INFINITY;
  app.decorateRequest('deadline');
  app.decorate('shortenDeadlines', (milliseconds) => {
    last = performance.now() + milliseconds;
    for (const deadline of running) deadline.shorten(milliseconds);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const most = deadlines[request.routeOptions.config?.deadline ?? 'usual'];
    const left = Math.min(most, last - performance.now());
    const deadline = new Deadline(left, () => running.delete(deadline));
    running.add(deadline);
    request.deadline = deadline;
    deadline.run(done);
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    request.deadline.pause();
    done();
  });
  // Again within it: the body comes from the socket, outside of what the request began.
  app.addHook('preValidation', (request, _reply, done) => {
    request.deadline.resume();
    request.deadline.run(done);
  });
  // What was answered early has none.
  app.addHook('onResponse', async (request) => request.deadline?.end());
}
