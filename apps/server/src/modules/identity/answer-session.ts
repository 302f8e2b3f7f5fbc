import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TokenPair } from '../../http/principal.ts';
import { isSameOrigin } from '../../http/same-origin.ts';
import { setSessionCookies } from '../../http/session-cookies.ts';
import type { SignedIn } from './identity.service.ts';

/** A page of ours gets cookies that no script can read; any other client gets the tokens. */
export function answerSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { tokens, user }: SignedIn,
) {
  return isSameOrigin(request) ? { ...keepInCookies(reply, tokens), user } : { ...tokens, user };
}

/** The tokens as cookies of this reply; what is left to say in its body. */
export function keepInCookies(reply: FastifyReply, tokens: TokenPair) {
  setSessionCookies(reply, tokens);
  return { token: null, refreshToken: null };
}
