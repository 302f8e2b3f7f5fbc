import type { FastifyInstance } from 'fastify';
import type { IdentityService } from '../identity.service.ts';

const hour = 60 * 60 * 1000;

/** Throws dead sessions away every hour, for as long as the application listens. */
export function sweepSessions(app: FastifyInstance, service: IdentityService): void {
  const sweep = () =>
    service.removeDeadSessions().catch((error: unknown) => {
      app.log.warn({ err: error }, 'dead sessions stay for another hour');
    });
  const timer = setInterval(sweep, hour).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
