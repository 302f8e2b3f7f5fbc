import * as calls from '@matiz/contracts/identity/own-account.ts';
import { chooseOwnNotice, readOwnNotices } from '@matiz/contracts/identity/own-notices.ts';
import { acceptTerms, readOwnTerms } from '@matiz/contracts/identity/own-terms.ts';
import { messages } from '@matiz/contracts/messages.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { addressGroupOf } from '#http/limits/address-group.ts';
import { serve } from '#http/serve.ts';
import { readAccessToken } from '#http/session/credentials.ts';
import { clearSessionCookies } from '#http/session/session-cookies.ts';
import type { IdentityService } from '../identity.service.ts';

export function ownAccountRoutes(
  app: FastifyInstance,
  {
    ownAccount,
    ownNotices,
    ownPhone,
    ownTerms,
  }: Pick<IdentityService, 'ownAccount' | 'ownNotices' | 'ownPhone' | 'ownTerms'>,
): void {
  serve(app, calls.changeOwnPassword, (asked) => ownAccount.changePassword(asked));
  serve(app, calls.changeOwnName, (asked) => ownAccount.changeName(asked));
  serve(app, calls.changeOwnBusiness, ({ principal, body, requestId }) =>
    ownAccount.changeBusiness(principal, body, requestId),
  );
  serve(app, calls.changeOwnEmail, (asked) => ownAccount.changeEmail(asked));
  serve(app, calls.changeOwnPhone, (asked) => ownPhone.change(asked));
  serve(app, calls.listOwnSessions, ({ principal }) => ownAccount.listSessions(principal));
  serve(app, calls.closeOwnSession, async (asked) => {
    const closed = await ownAccount.closeSessions(asked);
    if (!closed.ok) return closed;
    const { principal, raw, reply } = asked;
    const isOwn = closed.value.includes(principal.sessionId);
    if (isOwn && readAccessToken(raw)?.via === 'cookie') clearSessionCookies(reply);
    return ok({ results: { message: messages.sessionClosed } });
  });
  serve(app, readOwnNotices, ({ principal }) => ownNotices.read(principal));
  serve(app, chooseOwnNotice, ({ principal, body }) => ownNotices.choose(principal, body));
  serve(app, readOwnTerms, ({ principal }) => ownTerms.read(principal));
  serve(app, acceptTerms, ({ principal, body, raw }) =>
    ownTerms.accept(principal, body.version, addressGroupOf(raw.ip)),
  );
  // A person recognises a device by where and when it was used; our own pages are none.
  app.addHook('onResponse', async ({ principal, headers, ip }) => {
    if (principal?.sessionId == null || principal.role === 'Guest') return;
    const agent = headers['user-agent'];
    if (agent === undefined || agent === 'lightMyRequest') return;
    ownAccount.noteUse(principal.sessionId, agent, addressGroupOf(ip));
  });
}
