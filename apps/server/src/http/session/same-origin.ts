import { failure } from '@matiz/contracts/errors.ts';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../errors.ts';

/**
 * Throws `CROSS_SITE` unless the browser says that one of our own pages sends this.
 * `Sec-Fetch-Site` decides; a browser without it sends `Origin` with every write.
 */
export function requireSameOrigin(request: FastifyRequest): void {
  if (!isSameOrigin(request)) throw new Refused(failure('CROSS_SITE'));
}

export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === request.server.publicOrigin || new URL(origin).host === host;
}
