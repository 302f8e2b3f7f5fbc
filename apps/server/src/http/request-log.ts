import type { FastifyInstance } from 'fastify';

const secrets = ['authorization', 'token', 'refreshtoken', 'refreshToken', 'cookie', 'password'];

/** Structured log lines, in which no secret stands wherever one is logged by mistake. */
export function loggerOptions(level: string) {
  return {
    level,
    redact: {
      paths: [
        ...secrets,
        ...secrets.map((name) => `*.${name}`),
        ...secrets.map((name) => `*.*.${name}`),
        '*["set-cookie"]',
        '*.*["set-cookie"]',
      ],
      censor: '[oculto]',
    },
  };
}

/** One line for each request, without its query: what people search for is not ours to keep. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        address: request.ip,
      },
      'request',
    );
  });
}

/** A client's own request id when it is harmless to print, else undefined. */
export function givenRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w.-]{8,64}$/.test(header) ? header : undefined;
}
