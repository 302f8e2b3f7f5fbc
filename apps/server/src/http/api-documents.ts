import type { FastifyInstance } from 'fastify';
import { renderApiPage } from './api-page.ts';
import { describeApi } from './openapi.ts';

/** `/api/openapi.json` for programs and `/api/docs` for people, both made from the contracts. */
export function apiDocumentRoutes(app: FastifyInstance): void {
  let document: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(describeApi(app.publicOrigin));
    return reply.type('application/json; charset=utf-8').send(document);
  });

  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderApiPage(reply.cspNonce.style)),
  );
}
