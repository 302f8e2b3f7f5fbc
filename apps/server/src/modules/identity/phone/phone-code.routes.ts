import * as calls from '@matiz/contracts/identity/registration.ts';
import { messages } from '@matiz/contracts/messages.ts';
import { codeLife } from '@matiz/domain/identity/code-sending.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressGroupOf } from '#http/limits/address-group.ts';
import { serve } from '#http/serve.ts';
import { readDeviceToken } from '#http/session/device.ts';
import type { Principal } from '#http/session/principal.ts';
import type { IdentityService } from '../identity.service.ts';
import { answerSession, leaveFormerSession } from '../session/answer-session.ts';
import type { SentCode } from './phone-code.ts';

export function phoneCodeRoutes(app: FastifyInstance, service: IdentityService): void {
  const { codes, proofs, loginCodes } = service;
  const askerOf = ({ sessionId }: Principal, raw: FastifyRequest) =>
    service.knockOf({ sessionId, address: addressGroupOf(raw.ip) }, readDeviceToken(raw));

  serve(app, calls.userStatus, async ({ body, principal }) => {
    const seen = await codes.lookAt(body.phone, principal.sessionId);
    return seen.ok ? ok({ results: { message: messages.userStatus, ...seen.value } }) : seen;
  });

  serve(app, calls.sendRegistrationCode, async ({ body, principal, raw }) => {
    const sent = await proofs.sendProofCode({ ...body, ...(await askerOf(principal, raw)) });
    return sent.ok ? ok(describeCode(sent.value)) : sent;
  });

  serve(app, calls.checkRegistrationCode, async ({ body, principal, raw }) => {
    const proven = await proofs.proveContact({ ...body, ...(await askerOf(principal, raw)) });
    const message = body.email === undefined ? messages.codeRight : messages.codeRightEmail;
    return proven.ok ? ok({ results: { message, hasAccount: proven.value.hasAccount } }) : proven;
  });

  serve(app, calls.sendLoginCode, async ({ body, principal, raw }) => {
    const sent = await loginCodes.sendLoginCode({ ...body, ...(await askerOf(principal, raw)) });
    return sent.ok ? ok(describeCode(sent.value)) : sent;
  });

  serve(app, calls.checkLoginCode, async ({ body, principal, raw, reply }) => {
    const entered = await loginCodes.logInByCode({ ...body, ...(await askerOf(principal, raw)) });
    if (!entered.ok) return entered;
    await leaveFormerSession(raw, service);
    return ok(answerSession(raw, reply, entered.value));
  });
}

function describeCode({ channel, resendInSeconds }: SentCode) {
  const expiresInSeconds = codeLife / 1000;
  const message = channel === 'staff' ? messages.codeFromStaff : messages.codeSent;
  return { results: { message, expiresInSeconds, resendInSeconds } };
}
