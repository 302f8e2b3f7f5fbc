import type { FastifyInstance } from 'fastify';

/** Why a process cannot serve: the database does not answer, or its tables are of before. */
type UnreadyReason = 'database' | 'migrations';

/** `/healthz`: the process answers. `/readyz`: it can also serve, which is asked each time; else why not. */
export function healthRoutes(app: FastifyInstance, isMigrated: () => Promise<boolean>): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const reasons = await request.deadline
      .race(isMigrated())
      .then((isDone): UnreadyReason[] => (isDone ? [] : ['migrations']))
      .catch((): UnreadyReason[] => ['database']);
    if (reasons.length === 0) return { status: 'ok' };
    return reply.status(503).send({ status: 'unavailable', reasons });
  });
}
