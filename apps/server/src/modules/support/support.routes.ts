import * as staff from '@matiz/contracts/staff/support.ts';
import * as calls from '@matiz/contracts/support.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { SupportService } from './support.service.ts';
import type { SupportDesk } from './support-desk.ts';

export function supportRoutes(app: FastifyInstance, support: SupportService): void {
  serve(app, calls.readSupportChannels, async () => ok({ result: await support.channels() }));
  serve(app, calls.listSupportThreads, ({ principal, query }) =>
    support.list(principal, query.orderCode),
  );
  serve(app, calls.sendSupportMessage, ({ principal, body }) => support.send(principal, body));
}

export function supportDeskRoutes(app: FastifyInstance, desk: SupportDesk): void {
  serve(app, staff.listDeskThreads, ({ query }) => desk.list(query));
  serve(app, staff.readDeskThread, ({ query }) => desk.read(query.id));
  serve(app, staff.answerSupport, ({ body, principal, requestId }) =>
    desk.answer(body, { principal, requestId }),
  );
  serve(app, staff.closeThread, ({ body, principal, requestId }) =>
    desk.close(body, { principal, requestId }),
  );
}
