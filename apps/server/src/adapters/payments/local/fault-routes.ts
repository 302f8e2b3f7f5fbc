import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiFault, Faults } from './faults.ts';

/** Longer than anyone waits, and shorter than the one who asks waits. */
const never = 60_000;
const slowMs = 3_000;
const page = '<html><body><h1>502 Bad Gateway</h1></body></html>';

/** `POST {prefix}/faults` orders them; the API's requests, under `{prefix}/v1`, have them. */
export function faultRoutes(
  app: FastifyInstance,
  {
    faults,
    prefix,
    wait,
  }: { faults: Faults; prefix: string; wait?: ((ms: number) => Promise<void>) | undefined },
): void {
  const closing = new AbortController();
  const closed = new Promise<void>((resolve) => {
    closing.signal.addEventListener('abort', () => resolve());
  });
  app.addHook('onClose', async () => closing.abort());
  const pause = (ms: number) =>
    wait
      ? Promise.race([wait(ms), closed])
      : sleep(ms, undefined, { ref: false, signal: closing.signal }).catch(() => {});

  app.post('/faults', async (request, reply) => {
    faults.order(request.body);
    return reply.status(204).send();
  });

  const losing = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(`${prefix}/v1/`)) return;
    const path = request.url.slice(`${prefix}/v1`.length);
    const fault = faults.takeApi(`${request.method} ${path}`);
    if (fault === 'answer-lost') losing.add(request);
    if (fault === 'slow') await pause(slowMs);
    const answer = fault && answerOf(fault, reply);
    if (answer) return answer;
    if (fault === 'timeout') {
      await pause(never);
      return reply.status(504).send({});
    }
    if (fault === 'reset') {
      reply.hijack();
      request.raw.destroy();
    }
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!losing.delete(request)) return payload;
    reply.status(500);
    return '{}';
  });
}

function answerOf(fault: ApiFault, reply: FastifyReply): FastifyReply | null {
  if (fault === '500') return reply.status(500).send({ error: { type: 'INTERNAL_ERROR' } });
  if (fault === '429') return reply.status(429).send({ error: { type: 'TOO_MANY_REQUESTS' } });
  if (fault === 'garbage') return reply.status(200).type('text/html').send(page);
  return null;
}
