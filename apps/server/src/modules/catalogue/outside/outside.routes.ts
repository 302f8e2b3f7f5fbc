import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { failure } from '@matiz/contracts/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '#http/errors.ts';
import type { OutsideService, SharePicture } from './outside.service.ts';
import type { ShareKind } from './share-subject.store.ts';

const unsqueeze = promisify(gunzip);
const [anHour, aDay] = ['public, max-age=3600', 'public, max-age=86400'];

/**
 * `/robots.txt`, `/sitemap.xml`, `/sitemaps/{name}.xml` and `/share/{kind}/{id}.jpg`: for robots and
 * chats, without a session. Anything else there is a 404.
 */
export function outsideRoutes(app: FastifyInstance, service: OutsideService): void {
  const methods = ['GET', 'HEAD'];

  app.route({
    method: methods,
    url: '/robots.txt',
    handler: (_, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', anHour)
        .send(service.robots()),
  });

  app.route({
    method: methods,
    url: '/sitemap.xml',
    config: { deadline: 'long' },
    handler: async (request, reply) =>
      sendXml(request, reply, await request.deadline.race(service.sitemapIndex())),
  });

  app.route<{ Params: { name: string } }>({
    method: methods,
    url: '/sitemaps/:name.xml',
    config: { deadline: 'long' },
    handler: async (request, reply) =>
      sendXml(request, reply, await request.deadline.race(service.sitemap(request.params.name))),
  });

  app.route({
    method: methods,
    url: '/share/shop.jpg',
    config: { deadline: 'long' },
    handler: async (request, reply) =>
      sendPicture(request, reply, await request.deadline.race(service.shopPicture())),
  });

  app.route<{ Params: { kind: string; id: string } }>({
    method: methods,
    url: '/share/:kind/:id.jpg',
    config: { deadline: 'long' },
    handler: async (request, reply) => {
      const { kind, id } = request.params;
      if (!isShareKind(kind) || !/^[1-9]\d{0,8}$/.test(id)) return reply.callNotFound();
      const picture = await request.deadline.race(service.sharePicture(kind, Number(id)));
      return sendPicture(request, reply, picture);
    },
  });
}

function isShareKind(kind: string): kind is ShareKind {
  return kind === 'product' || kind === 'brand' || kind === 'category';
}

async function sendXml(request: FastifyRequest, reply: FastifyReply, xml: Uint8Array | null) {
  if (xml === null) return reply.callNotFound();
  reply.type('application/xml; charset=utf-8').header('cache-control', anHour);
  reply.header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return unsqueeze(xml);
  return reply.header('content-encoding', 'gzip').send(xml);
}

async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: SharePicture | 'busy' | null,
) {
  if (picture === null) return reply.callNotFound();
  if (picture === 'busy') throw new Refused(failure('BUSY'));
  reply
    .header('cache-control', aDay)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('etag', picture.etag);
  if (request.headers['if-none-match'] === picture.etag) return reply.status(304).send();
  return reply.type('image/jpeg').send(picture.bytes);
}
