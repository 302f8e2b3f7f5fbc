import * as calls from '@matiz/contracts/identity/registration.ts';
import * as staffCalls from '@matiz/contracts/identity/registration-staff.ts';
import { say } from '@matiz/contracts/messages.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { addressGroupOf } from '#http/limits/address-group.ts';
import { serve } from '#http/serve.ts';
import { readAccessToken } from '#http/session/credentials.ts';
import { readDeviceToken } from '#http/session/device.ts';
import { clearSessionCookies } from '#http/session/session-cookies.ts';
import type { IdentityService } from '../identity.service.ts';
import { answerSession } from '../session/answer-session.ts';
import type { RegistrationService } from './registration.service.ts';

export function registrationRoutes(
  app: FastifyInstance,
  service: RegistrationService,
  knockOf: IdentityService['knockOf'],
): void {
  serve(app, calls.register, async ({ principal, query, body, requestId, raw, reply }) => {
    const registered = await service.register({
      principal,
      body,
      requestId,
      isFromLanding: query.from_landing === '1',
      knock: await knockOf({ address: addressGroupOf(raw.ip) }, readDeviceToken(raw)),
    });
    if (!registered.ok) return registered;
    const { results, entered } = registered.value;
    const nobody = { token: null, refreshToken: null, user: null, device: null };
    // The visitor's session stays, so that the same sending, repeated, is answered the same.
    return ok({ ...(entered ? answerSession(raw, reply, entered) : nobody), results });
  });

  serve(app, calls.registrationStatus, async ({ principal }) => {
    const found = await service.status(principal);
    return found.ok ? ok({ results: found.value }) : found;
  });

  serve(app, calls.completeRegistration, async ({ principal, body, requestId }) => {
    const done = await service.complete(principal, body, requestId);
    return done.ok
      ? ok({ results: { message: say('registrationUpdated'), status: done.value } })
      : done;
  });

  serve(app, calls.confirmEmail, async ({ body }) => {
    const confirmed = await service.confirm(body.token);
    return confirmed.ok ? ok({ results: { message: say('emailConfirmed') } }) : confirmed;
  });

  serve(app, calls.resendEmail, async ({ principal }) => {
    const sent = await service.resend(principal);
    return sent.ok ? ok({ results: { message: say('emailSent') } }) : sent;
  });

  serve(app, calls.listTradeTypes, async () => ok({ results: await service.listTradeTypes() }));

  serve(app, calls.removeCustomer, async ({ principal, body, requestId, raw, reply }) => {
    const removed = await service.remove({ principal, password: body.password, requestId });
    if (!removed.ok) return removed;
    if (readAccessToken(raw)?.via === 'cookie') clearSessionCookies(reply);
    return ok({ results: { message: say('customerRemoved') } });
  });

  serve(app, staffCalls.listRegistrations, async ({ query }) =>
    ok({ results: await service.list(query.status) }),
  );

  serve(app, staffCalls.listCodeRequests, async () => ok({ results: await service.listWaiting() }));

  serve(app, staffCalls.tellCode, ({ principal, body, requestId }) =>
    service.tellCode({ staff: principal, phone: body.phone, requestId }),
  );

  serve(app, staffCalls.decideRegistration, async ({ principal, body, requestId }) => {
    const decided = await service.decide({ staff: principal, body, requestId });
    return decided.ok
      ? ok({ results: { message: say('registrationDecided'), status: decided.value } })
      : decided;
  });
}
