import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CarrierNews } from '../adapters/messages/carrier-news.ts';

/** Meta's requests have up to 3 MB, of many messages at once. */
const bodyLimit = 3 * 1024 * 1024;

/**
 * What carriers of messages tell us. Not calls of the product: their shape is the carriers', and
 * what is signed are the bytes, so bodies are taken as they come. Who did not sign learns nothing.
 */
export function carrierNoticeRoutes(app: FastifyInstance, news: CarrierNews): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );

    scope.get('/api/message/whatsapp', async (request, reply) => {
      const { query } = request;
      const challenge = textOf(query, 'hub.challenge');
      if (!news.isMeta(textOf(query, 'hub.mode'), textOf(query, 'hub.verify_token'))) {
        return reply.status(403).type('text/plain').send('');
      }
      return reply.type('text/plain').send(/^[\w-]{1,200}$/.test(challenge) ? challenge : '');
    });

    scope.post('/api/message/whatsapp', { bodyLimit }, async (request, reply) => {
      const signature = headerOf(request, 'x-hub-signature-256');
      const isHeard = await news.hearWhatsApp(bytesOf(request), signature);
      return reply.status(isHeard ? 200 : 401).send();
    });

    scope.post('/api/message/sms', async (request, reply) => {
      const signature = headerOf(request, 'x-twilio-signature');
      const id = textOf(request.query, 'id');
      const isHeard = await news.hearSms(id, bytesOf(request), signature);
      return reply.status(isHeard ? 200 : 401).send();
    });

    scope.post('/api/message/bounce', async (request, reply) => {
      const [, token = ''] = /^Bearer (.+)$/.exec(headerOf(request, 'authorization')) ?? [];
      const isHeard = await news.hearBounce(bytesOf(request), token);
      return reply.status(isHeard ? 200 : 401).send();
    });
  });
}

function bytesOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function headerOf({ headers }: FastifyRequest, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

function textOf(query: unknown, name: string): string {
  const value = (query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : '';
}
