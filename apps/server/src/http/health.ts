import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process answers. `/readyz`: it can also serve, which is asked each time. */
export function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const ready = await request.deadline.race(isReady()).catch(() => false);
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
}
