import type { FastifyInstance } from 'fastify';
import { renderApiPage } from './api-page.ts';
import { describeApi } from './openapi.ts';
import { prepareText, sendPrepared } from './prepared-text.ts';

/**
 * `/api/openapi.json` for programs and `/api/docs` for people, both made from the contracts: once,
 * when someone asks first, since making one takes as long as hundreds of calls.
 */
export function apiDocumentRoutes(app: FastifyInstance): void {
  const page = once(async () => {
    const { html, policy } = renderApiPage();
    return { text: await prepareText('text/html; charset=utf-8', html), policy };
  });
  const document = once(() =>
    prepareText('application/json; charset=utf-8', JSON.stringify(describeApi(app.publicOrigin))),
  );

  app.get('/api/openapi.json', { helmet: false, compress: false }, async (request, reply) =>
    sendPrepared(request, reply.headers(app.callHeaders), await document()),
  );

  app.get('/api/docs', { helmet: false, compress: false }, async (request, reply) => {
    const { text, policy } = await page();
    reply.headers({ ...app.callHeaders, 'content-security-policy': policy });
    return sendPrepared(request, reply, text);
  });
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
