import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is kept as it came: its signature is over its bytes. */
    readonly keepsText?: boolean;
  }
}

const texts = new WeakMap<FastifyRequest, string>();

/** The body as it came, of a call that keeps it; empty where it has none. */
export function sentText(request: FastifyRequest): string {
  return texts.get(request) ?? '';
}

function keepsText({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.keepsText === true;
}

/**
 * Bodies are JSON and nothing else (else 415). Names that poison prototypes are refused. A body
 * with no bytes counts as absent, since clients send the header with calls that take none.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (keepsText(request)) texts.set(request, String(body));
    return parse(request, String(body), done);
  });
}
