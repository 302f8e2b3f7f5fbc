import { failure } from '@matiz/contracts/errors.ts';
import { listSellerCustomers, readSellerDay } from '@matiz/contracts/identity/seller-customers.ts';
import * as calls from '@matiz/contracts/identity.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { addressGroupOf } from '#http/limits/address-group.ts';
import { serve } from '#http/serve.ts';
import { readAccessToken, readRefreshToken } from '#http/session/credentials.ts';
import { readDeviceToken } from '#http/session/device.ts';
import { requireSameOrigin } from '#http/session/same-origin.ts';
import { clearSessionCookies } from '#http/session/session-cookies.ts';
import { ownAccountRoutes } from './account/own-account.routes.ts';
import { customersDeskRoutes } from './customers/customers-desk.routes.ts';
import type { IdentityService } from './identity.service.ts';
import { legalTextRoutes } from './legal/legal-texts.routes.ts';
import { phoneCodeRoutes } from './phone/phone-code.routes.ts';
import { recoveryRoutes } from './recovery/recovery.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { secondFactorRoutes } from './second-factor/factor.routes.ts';
import { answerSession, keepInCookies, leaveFormerSession } from './session/answer-session.ts';
import { teamRoutes } from './team/team.routes.ts';
import { tradeTypeRoutes } from './trade-types/trade-types.routes.ts';
import { tableViewRoutes } from './views/table-views.routes.ts';

export function identityRoutes(app: FastifyInstance, service: IdentityService): void {
  serve(app, calls.login, async ({ body, raw, reply }) => {
    const sender = { address: addressGroupOf(raw.ip) };
    const knock = await service.knockOf(sender, readDeviceToken(raw));
    const entered = await service.logIn({ ...body, knock });
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
    if (principal.sessionId !== null) await service.logOut(principal.sessionId);
    if (readAccessToken(raw)?.via === 'cookie') clearSessionCookies(reply);
    return ok({ results: { message: 'Cerraste tu sesión.' } });
  });

  serve(app, calls.me, async ({ principal }) => ok(await service.me(principal)));

  serve(app, listSellerCustomers, ({ principal, query }) =>
    service.listCustomers(principal, query),
  );

  serve(app, readSellerDay, async ({ principal }) => ok(await service.readDay(principal)));

  serve(app, calls.selectCustomer, async ({ principal, body, requestId }) => {
    const chosen = await service.chooseCustomer(principal, body, requestId);
    return chosen.ok ? ok({ customer: chosen.value }) : chosen;
  });

  ownAccountRoutes(app, service);
  phoneCodeRoutes(app, service);
  recoveryRoutes(app, service);
  teamRoutes(app, service);
  secondFactorRoutes(app, service.secondFactor);
  tableViewRoutes(app, service.tableViews);
  tradeTypeRoutes(app, service.tradeTypes);
  legalTextRoutes(app, service.legalTexts);
  customersDeskRoutes(app, service.customersDesk, service);
  registrationRoutes(app, service.registration, service.knockOf);
}
