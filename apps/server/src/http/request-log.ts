import { hideCardNumbers } from '@matiz/domain/payments/card/find-card-number.ts';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';

const secrets = ['authorization', 'token', 'refreshtoken', 'refreshToken', 'cookie', 'password'];

/** Structured log lines, in which no secret stands wherever one is logged by mistake. */
export function loggerOptions(level: string) {
  return {
    level,
    // Whatever writes the line, and wherever in it the number stands.
    hooks: { streamWrite: hideCardNumbers },
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

let output: DestinationStream | undefined;

/**
 * Where the process writes its log: lines go out together, a tenth of a second late at most and
 * before it ends. Each by itself held up everything for as long as the system took to write it, a
 * quarter of what a kept page costs.
 */
export function logOutput(): DestinationStream {
  output ??= pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 100 });
  return output;
}

/**
 * One line for each request, without its query: what people search for is not ours to keep. Nothing
 * else of the request stands in it, so nothing has to be looked for that must not: that took an
 * eighth of a kept page.
 */
export function logRequests(app: FastifyInstance, level: string): void {
  const { hooks } = loggerOptions(level);
  const log = pino({ level, hooks }, logOutput());
  app.addHook('onResponse', async (request, reply) => {
    if (!log.isLevelEnabled('info')) return;
    log.info(
      {
        reqId: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0] ?? '',
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
