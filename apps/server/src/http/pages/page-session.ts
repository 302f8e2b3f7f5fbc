import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '../session/principal.ts';
import { setSessionCookies } from '../session/session-cookies.ts';

export interface PageSession {
  readonly token: string;
  readonly principal: Principal;
}

/**
 * The session for which a page is rendered: that of the browser's access cookie, else one refreshed
 * by its refresh cookie, which sets the cookies again. Null for a visitor who has none: who only
 * looks is written down nowhere and given nothing to keep (D-21, ADR 0028).
 */
export async function findPageSession(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageSession | null> {
  const { sessions, cookieNames } = request.server;
  const access = request.cookies[cookieNames.access];
  const known = access ? await sessionOf(access) : null;
  if (known) return known;

  const refresh = request.cookies[cookieNames.refresh];
  const refreshed = refresh ? await sessions.refresh(refresh, request.id) : null;
  if (refreshed === null) return null;
  setSessionCookies(reply, refreshed);
  return sessionOf(refreshed.token);

  async function sessionOf(token: string): Promise<PageSession | null> {
    const principal = await sessions.authenticate(token);
    return principal && { token, principal };
  }
}
