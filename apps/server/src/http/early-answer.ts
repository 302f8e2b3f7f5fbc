import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers at once what lies ready, on `reply.raw`, and says whether it did. */
    readonly early?: (request: FastifyRequest, reply: FastifyReply) => boolean;
  }
}

/**
 * What lies ready is sent before anything is prepared for a request that has to be worked on:
 * deadline, cookies, the headers of others. It is logged like any other. Call it before other hooks.
 */
export function answerEarly(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config?.early?.(request, reply)) done();
  });
}
