import type { FastifyRequest } from 'fastify';

export interface Credential {
  readonly token: string;
  readonly via: 'header' | 'cookie';
}

/** The access token: the `token` header of other clients, or the cookie of the web (D-2). */
export function readAccessToken(request: FastifyRequest): Credential | null {
  return read(request, 'token', request.server.cookieNames.access);
}

/** The refresh token: the `refreshToken` header, or the cookie of the web (D-2). */
export function readRefreshToken(request: FastifyRequest): Credential | null {
  return read(request, 'refreshtoken', request.server.cookieNames.refresh);
}

function read(request: FastifyRequest, header: string, cookie: string): Credential | null {
  const sent = request.headers[header];
  if (typeof sent === 'string' && sent !== '') return { token: sent, via: 'header' };
  const kept = request.cookies[cookie];
  return kept ? { token: kept, via: 'cookie' } : null;
}
