import { changePassword, recoverPassword } from '@matiz/contracts/identity/registration.ts';
import { messages } from '@matiz/contracts/messages.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { addressGroupOf } from '#http/limits/address-group.ts';
import { serve } from '#http/serve.ts';
import { readDeviceToken } from '#http/session/device.ts';
import type { IdentityService } from '../identity.service.ts';

export function recoveryRoutes(app: FastifyInstance, service: IdentityService): void {
  const { recovery } = service;

  serve(app, recoverPassword, async ({ body, raw }) => {
    const sender = { address: addressGroupOf(raw.ip) };
    const knock = await service.knockOf(sender, readDeviceToken(raw));
    const asked = await recovery.recoverPassword(body.email, knock);
    return asked.ok ? ok({ results: { message: messages.recoverySent } }) : asked;
  });

  serve(app, changePassword, async ({ body, principal, requestId, raw }) => {
    const { sessionId } = principal;
    const address = addressGroupOf(raw.ip);
    const changed = await recovery.changePassword({ ...body, sessionId, requestId, address });
    return changed.ok ? ok({ results: { message: messages.passwordChanged } }) : changed;
  });
}
