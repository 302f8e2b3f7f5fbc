import { failure } from '@matiz/contracts/errors.ts';
import { type Access, type AccessDecision, decideAccess } from '@matiz/domain/identity/access.ts';
import type { FastifyRequest } from 'fastify';
import { readAccessToken } from './credentials.ts';
import { Refused } from './errors.ts';
import type { Principal } from './principal.ts';
import { requireSameOrigin } from './same-origin.ts';

const refusals = {
  NO_SESSION: 'NO_SESSION',
  GUEST: 'LOGIN_REQUIRED',
  NEEDS_CUSTOMER: 'CUSTOMER_REQUIRED',
  REJECTED: 'REGISTRATION_REJECTED',
  FORBIDDEN: 'FORBIDDEN',
} as const satisfies Record<Exclude<AccessDecision, 'ALLOWED'>, string>;

/** Who calls, if the call's access lets them (§6); else throws `Refused`. Null for public calls. */
export async function admit(access: Access, request: FastifyRequest): Promise<Principal | null> {
  if (access === 'public') return null;
  const principal = await authenticate(request);
  const decision = decideAccess(
    access,
    principal && { role: principal.role, customerId: principal.customer?.id ?? null },
  );
  if (decision !== 'ALLOWED') throw new Refused(failure(refusals[decision]));
  return principal;
}

async function authenticate(request: FastifyRequest): Promise<Principal | null> {
  const credential = readAccessToken(request);
  if (credential === null) return null;
  // A browser adds the cookie by itself, so a write must prove that it comes from our pages (D-2).
  if (credential.via === 'cookie' && request.method !== 'GET') requireSameOrigin(request);
  return request.server.sessions.authenticate(credential.token);
}
