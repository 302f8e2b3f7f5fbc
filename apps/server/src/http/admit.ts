import { failure } from '@matiz/contracts/errors.ts';
import { type Access, type AccessDecision, decideAccess } from '@matiz/domain/identity/access.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from './errors.ts';
import { addressGroupOf } from './limits/address-group.ts';
import { readAccessToken, readRefreshToken } from './session/credentials.ts';
import { pageVisitor } from './session/page-visitor.ts';
import type { Principal, Visitor } from './session/principal.ts';
import { isSameOrigin, requireSameOrigin } from './session/same-origin.ts';
import { setSessionCookies } from './session/session-cookies.ts';

const refusals = {
  NO_SESSION: 'NO_SESSION',
  GUEST: 'LOGIN_REQUIRED',
  NEEDS_CUSTOMER: 'CUSTOMER_REQUIRED',
  REJECTED: 'REGISTRATION_REJECTED',
  FORBIDDEN: 'FORBIDDEN',
} as const satisfies Record<Exclude<AccessDecision, 'ALLOWED'>, string>;

/**
 * Who calls, if the call's access lets them (§6); else throws `Refused`. Null for public calls. A
 * page of ours whose visitor has no session is given one, in the reply's cookies, when a call
 * needs one to write to; any other client asks for it (`POST /v3/auth/guest`).
 */
export async function admit(
  access: Access,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visitor | null> {
  if (access === 'public') return null;
  const caller = await recognise(request);
  const mayBegin = access === 'session' && caller?.sessionId === null && isSameOrigin(request);
  const principal = mayBegin ? await beginSession(request, reply) : caller;
  const decision = decideAccess(access, principal && accessStateOf(principal));
  if (decision !== 'ALLOWED') throw new Refused(failure(refusals[decision]));
  return principal;
}

function accessStateOf({ role, customer, sessionId, scopes }: Visitor) {
  return { role, customerId: customer?.id ?? null, hasSession: sessionId !== null, scopes };
}

/** Null: a session was named, and it is over or needs to be refreshed. */
async function recognise(request: FastifyRequest): Promise<Visitor | null> {
  const { sessions } = request.server;
  const anybody = pageVisitor();
  if (anybody !== null) return anybody;
  const credential = readAccessToken(request);
  if (credential === null) {
    if (readRefreshToken(request) !== null) return null;
    const visitor = await sessions.visitor();
    return believesInAnother(request, visitor) ? null : visitor;
  }
  // A browser adds the cookie by itself, so a write must prove that it comes from our pages (D-2).
  if (credential.via === 'cookie' && request.method !== 'GET') requireSameOrigin(request);
  return sessions.authenticate(credential.token);
}

/**
 * Whether the page that asks still shows someone (§7's `userId`) whose cookies have run out: it
 * must learn that the session is over, instead of being answered as a visitor's.
 */
function believesInAnother({ query }: FastifyRequest, { userId }: Visitor): boolean {
  const said: unknown = Object(query).userId;
  return said !== undefined && said !== userId;
}

async function beginSession(request: FastifyRequest, reply: FastifyReply): Promise<Principal> {
  const { sessions } = request.server;
  const opened = await sessions.openGuest(addressGroupOf(request.ip));
  if (!opened.ok) throw new Refused(opened.error);
  const principal = await sessions.authenticate(opened.value.token);
  if (!principal) throw new Error('A session that was just opened is not there');
  setSessionCookies(reply, opened.value);
  return principal;
}
