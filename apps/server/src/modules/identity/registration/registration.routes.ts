import * as calls from '@matiz/contracts/identity/registration.ts';
import * as progressCalls from '@matiz/contracts/identity/registration-progress.ts';
import * as staffCalls from '@matiz/contracts/identity/registration-staff.ts';
import { say } from '@matiz/contracts/messages.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressGroupOf } from '#http/limits/address-group.ts';
import { serve } from '#http/serve.ts';
import { readAccessToken } from '#http/session/credentials.ts';
import { readDeviceToken } from '#http/session/device.ts';
import type { Principal } from '#http/session/principal.ts';
import { clearSessionCookies } from '#http/session/session-cookies.ts';
import type { IdentityService } from '../identity.service.ts';
import { answerSession } from '../session/answer-session.ts';
import type { RegistrationOutcome } from './enrol.ts';
import type { RegistrationService } from './registration.service.ts';

export function registrationRoutes(
  app: FastifyInstance,
  service: RegistrationService,
  knockOf: IdentityService['knockOf'],
): void {
  /** Who asks for an account, and from where. */
  const applicantOf = async ({ principal, query, requestId, raw }: Application) => ({
    principal,
    requestId,
    isFromLanding: query.from_landing === '1',
    knock: await knockOf({ address: addressGroupOf(raw.ip) }, readDeviceToken(raw)),
  });

  serve(app, calls.register, async (call) => {
    const { body, raw, reply } = call;
    const registered = await service.register({ ...(await applicantOf(call)), body });
    return registered.ok ? ok(answerOutcome(raw, reply, registered.value)) : registered;
  });

  serve(app, calls.startRegistration, async (call) => {
    const { body, raw, reply } = call;
    const started = await service.start({ ...(await applicantOf(call)), body });
    return started.ok ? ok(answerOutcome(raw, reply, started.value)) : started;
  });

  serve(app, progressCalls.registrationStatus, async ({ principal }) => {
    const found = await service.status(principal);
    return found.ok ? ok({ results: found.value }) : found;
  });

  serve(app, progressCalls.saveRegistrationPart, async ({ principal, body, requestId }) => {
    const saved = await service.savePart(principal, body, requestId);
    return saved.ok
      ? ok({ results: { message: say('registrationSaved'), missing: saved.value } })
      : saved;
  });

  serve(app, progressCalls.completeRegistration, async ({ principal, body, requestId }) => {
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

interface Application {
  readonly principal: Principal;
  readonly query: { readonly from_landing?: '1' | undefined };
  readonly requestId: string;
  readonly raw: FastifyRequest;
}

/** The visitor's session stays, so that the same sending, repeated, is answered the same. */
function answerOutcome(
  raw: FastifyRequest,
  reply: FastifyReply,
  { results, entered }: RegistrationOutcome,
) {
  const nobody = { token: null, refreshToken: null, user: null, device: null };
  return { ...(entered ? answerSession(raw, reply, entered) : nobody), results };
}
