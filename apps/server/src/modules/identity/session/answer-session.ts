import type { FastifyReply, FastifyRequest } from 'fastify';
import { readAccessToken } from '#http/session/credentials.ts';
import { setDeviceCookie } from '#http/session/device.ts';
import type { SessionTokens } from '#http/session/principal.ts';
import { isSameOrigin } from '#http/session/same-origin.ts';
import { setSessionCookies } from '#http/session/session-cookies.ts';
import type { IdentityService } from '../identity.service.ts';
import type { SignedIn } from './signed-in.ts';

/** A page of ours gets cookies that no script can read; any other client gets the tokens. */
export function answerSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { tokens, user, device }: SignedIn,
) {
  if (!isSameOrigin(request)) return { ...tokens, user, device };
  if (device !== null) setDeviceCookie(reply, device);
  return { ...keepInCookies(reply, tokens), user, device: null };
}

/** The tokens as cookies of this reply; what is left to say in its body. */
export function keepInCookies(reply: FastifyReply, tokens: SessionTokens) {
  setSessionCookies(reply, tokens);
  return { token: null, refreshToken: null };
}

/** Who logs in leaves the session that they had on this device, usually the visitor's. */
export async function leaveFormerSession(
  request: FastifyRequest,
  service: Pick<IdentityService, 'sessions' | 'logOut'>,
): Promise<void> {
  const credential = readAccessToken(request);
  if (credential === null) return;
  const former = await service.sessions.authenticate(credential.token);
  if (former) await service.logOut(former.sessionId);
}
