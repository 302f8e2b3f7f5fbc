import { failure } from '@matiz/contracts/errors.ts';
import * as calls from '@matiz/contracts/identity.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { addressGroupOf } from '../../http/address-group.ts';
import { readAccessToken, readRefreshToken } from '../../http/credentials.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { serve } from '../../http/serve.ts';
import { clearSessionCookies } from '../../http/session-cookies.ts';
import { answerSession, keepInCookies, leaveFormerSession } from './answer-session.ts';
import type { IdentityService } from './identity.service.ts';
import { phoneCodeRoutes } from './phone-code.routes.ts';
import { recoveryRoutes } from './recovery.routes.ts';
import { registrationRoutes } from './registration.routes.ts';

export function identityRoutes(app: FastifyInstance, service: IdentityService): void {
  serve(app, calls.login, async ({ body, raw, reply }) => {
    const entered = await service.logIn({ ...body, address: addressGroupOf(raw.ip) });
    if (!entered.ok) return entered;
    await leaveFormerSession(raw, service);
    return ok(answerSession(raw, reply, entered.value));
  });

  serve(app, calls.guestSession, async ({ raw, reply }) => {
    const entered = await service.enterAsGuest(addressGroupOf(raw.ip));
    return entered.ok ? ok(answerSession(raw, reply, entered.value)) : entered;
  });

  serve(app, calls.refreshToken, async ({ raw, reply, requestId }) => {
    const credential = readRefreshToken(raw);
    if (credential === null) return fail(failure('NO_SESSION'));
    if (credential.via === 'cookie') requireSameOrigin(raw);
    const tokens = await service.sessions.refresh(credential.token, requestId);
    if (tokens === null) return fail(failure('NO_SESSION'));
    return ok(credential.via === 'cookie' ? keepInCookies(reply, tokens) : tokens);
  });

  serve(app, calls.logout, async ({ principal, raw, reply }) => {
    await service.logOut(principal.sessionId);
    if (readAccessToken(raw)?.via === 'cookie') clearSessionCookies(reply);
    return ok({ results: { message: 'Cerraste tu sesión.' } });
  });

  serve(app, calls.me, async ({ principal }) => ok(await service.me(principal)));

  serve(app, calls.listSellerCustomers, async ({ principal, query }) =>
    ok({ results: await service.listCustomers(principal, query.search ?? '') }),
  );

  serve(app, calls.selectCustomer, async ({ principal, body, requestId }) => {
    const chosen = await service.chooseCustomer(principal, body.customerId, requestId);
    return chosen.ok ? ok({ customer: chosen.value }) : chosen;
  });

  phoneCodeRoutes(app, service);
  recoveryRoutes(app, service);
  registrationRoutes(app, service.registration);
}
