import type { FastifyReply } from 'fastify';
import type { SessionTokens } from './principal.ts';

/** §9: the refresh cookie lives 7 days; the access cookie as long as its token (D-2). */
const refreshSeconds = 7 * 24 * 60 * 60;
const accessSeconds = 15 * 60;

/** Gives a browser its session: no script can read it, no other site can send it with a write. */
export function setSessionCookies(reply: FastifyReply, tokens: SessionTokens): void {
  const { cookieNames } = reply.server;
  const options = cookieOptions(reply);
  reply.setCookie(cookieNames.access, tokens.token, { ...options, maxAge: accessSeconds });
  reply.setCookie(cookieNames.refresh, tokens.refreshToken, { ...options, maxAge: refreshSeconds });
}

export function clearSessionCookies(reply: FastifyReply): void {
  const { cookieNames } = reply.server;
  reply.clearCookie(cookieNames.access, cookieOptions(reply));
  reply.clearCookie(cookieNames.refresh, cookieOptions(reply));
}

function cookieOptions(reply: FastifyReply) {
  const secure = reply.server.publicOrigin.startsWith('https:');
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
}
