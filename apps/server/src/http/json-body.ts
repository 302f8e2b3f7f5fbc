import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON and nothing else (else 415). Names that poison prototypes are refused. A body
 * with no bytes counts as absent, since clients send the header with calls that take none.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, String(body), done);
  });
}
