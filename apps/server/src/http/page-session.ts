import { failure } from '@matiz/contracts/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressGroupOf } from './address-group.ts';
import { Refused } from './errors.ts';
import type { Principal, TokenPair } from './principal.ts';
import { setSessionCookies } from './session-cookies.ts';

/** Who loads a page, and the access token with which the page is rendered for them. */
export interface PageSession {
  readonly principal: Principal;
  readonly token: string;
}

/**
 * The session of a page that a browser loads (§2: a session always exists): that of its access
 * cookie, else of a session refreshed by its refresh cookie, else of a new visitor's session.
 * Sets the cookies on the page's reply. Throws `Refused` when no session can be opened now.
 */
export async function ensurePageSession(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageSession> {
  const { sessions, cookieNames } = request.server;
  reply.header('cache-control', 'no-store');
  const access = request.cookies[cookieNames.access];
  const current = access ? await sessions.authenticate(access) : null;
  if (access && current) return { principal: current, token: access };

  const refresh = request.cookies[cookieNames.refresh];
  const refreshed = refresh ? await sessions.refresh(refresh, request.id) : null;
  if (refreshed) {
    const principal = await sessions.authenticate(refreshed.token);
    if (principal) return keep(reply, refreshed, principal);
  }

  const opened = await sessions.openGuest(addressGroupOf(request.ip));
  if (!opened.ok) throw new Refused(opened.error);
  const visitor = await sessions.authenticate(opened.value.token);
  if (!visitor) throw new Refused(failure('NO_SESSION'));
  return keep(reply, opened.value, visitor);
}

function keep(reply: FastifyReply, tokens: TokenPair, principal: Principal): PageSession {
  setSessionCookies(reply, tokens);
  return { principal, token: tokens.token };
}
