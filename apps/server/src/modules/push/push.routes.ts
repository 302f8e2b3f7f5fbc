import {
  listNotifications,
  readBrowserKey,
  readNotifications,
  registerBrowser,
  registerPushToken,
} from '@matiz/contracts/push.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import { readAccessToken } from '#http/session/credentials.ts';
import type { PushService } from './push.service.ts';

export function pushRoutes(app: FastifyInstance, service: PushService): void {
  serve(app, registerPushToken, ({ principal, body, raw }) =>
    // A page on the web has its session in cookies; only a shell sends it in a header (D-2).
    service.register(principal, body, readAccessToken(raw)?.via === 'header'),
  );
  serve(app, registerBrowser, ({ principal, body, raw }) =>
    service.registerBrowser(principal, body, readAccessToken(raw)?.via === 'header'),
  );
  serve(app, readBrowserKey, async ({ principal }) =>
    ok({ publicKey: service.browserKey(principal) }),
  );
  const { notifications } = service;
  serve(app, listNotifications, async ({ principal }) =>
    ok({ results: await notifications.list(principal) }),
  );
  serve(app, readNotifications, async ({ principal, body }) => {
    await notifications.read(principal, body.ids);
    return ok({ ok: true });
  });
}
