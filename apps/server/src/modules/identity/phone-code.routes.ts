import { messages } from '@matiz/contracts/messages.ts';
import * as calls from '@matiz/contracts/registration.ts';
import { CODE_LIFE } from '@matiz/domain/identity/code-sending.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressGroupOf } from '../../http/address-group.ts';
import type { Principal } from '../../http/principal.ts';
import { serve } from '../../http/serve.ts';
import { answerSession, leaveFormerSession } from './answer-session.ts';
import type { IdentityService } from './identity.service.ts';
import type { SentCode } from './phone-code.ts';

export function phoneCodeRoutes(app: FastifyInstance, service: IdentityService): void {
  const { codes, proofs, loginCodes } = service;

  serve(app, calls.userStatus, async ({ body, principal }) => {
    const seen = await codes.lookAt(body.phone, principal.sessionId);
    return seen.ok ? ok({ results: { message: messages.userStatus, ...seen.value } }) : seen;
  });

  serve(app, calls.sendRegistrationCode, async ({ body, principal, raw }) => {
    const sent = await proofs.sendProofCode({ ...body, ...senderOf(principal, raw) });
    return sent.ok ? ok(describeCode(sent.value)) : sent;
  });

  serve(app, calls.checkRegistrationCode, async ({ body, principal, raw }) => {
    const proven = await proofs.provePhone({ ...body, ...senderOf(principal, raw) });
    return proven.ok
      ? ok({ results: { message: messages.codeRight, hasAccount: proven.value.hasAccount } })
      : proven;
  });

  serve(app, calls.sendLoginCode, async ({ body, principal, raw }) => {
    const sent = await loginCodes.sendLoginCode({ ...body, ...senderOf(principal, raw) });
    return sent.ok ? ok(describeCode(sent.value)) : sent;
  });

  serve(app, calls.checkLoginCode, async ({ body, principal, raw, reply }) => {
    const entered = await loginCodes.logInByCode({ ...body, ...senderOf(principal, raw) });
    if (!entered.ok) return entered;
    await leaveFormerSession(raw, service);
    return ok(answerSession(raw, reply, entered.value));
  });
}

function describeCode({ resendInSeconds }: SentCode) {
  const expiresInSeconds = CODE_LIFE / 1000;
  return { results: { message: messages.codeSent, expiresInSeconds, resendInSeconds } };
}

function senderOf({ sessionId }: Principal, { ip }: FastifyRequest) {
  return { sessionId, address: addressGroupOf(ip) };
}
