import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/**
 * Lets the pages of these origins read what the API answers them: the installed shells, which are
 * served from an origin of their own and send tokens in headers (D-2). Never with cookies, so an
 * origin gains nothing here that a program without a browser would not have.
 */
export async function admitOrigins(
  app: FastifyInstance,
  origins: readonly string[],
): Promise<void> {
  await app.register(fastifyCors, {
    origin: [...origins],
    credentials: false,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'content-type',
      'token',
      'refreshToken',
      'device',
      'idempotency-key',
      'x-request-id',
    ],
    exposedHeaders: ['x-request-id', 'retry-after'],
    // Seconds that a shell need not ask again; browsers keep it for two hours at most.
    maxAge: 7200,
  });
}
