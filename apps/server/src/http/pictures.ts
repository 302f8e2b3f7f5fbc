import type { FastifyInstance } from 'fastify';
import type { PictureRequest, Pictures } from '../adapters/images/pictures.ts';

/** `product/ALM001.3fa9c1d2e4/480.avif` */
const addressPattern = /^(.+)\/([1-9]\d{1,3})\.([a-z]{4})$/;
/** The key holds the content's hash, so what it names never changes. */
const forEver = 'public, max-age=31536000, immutable';

/** Serves `/img/{key}/{width}.{format}`: pictures, without a session. Anything else is a 404. */
export function pictureRoutes(app: FastifyInstance, pictures: Pictures): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/img/*',
    config: { deadline: 'long' },
    handler: async (request, reply) => {
      const asked = readAddress(request.params['*']);
      const picture = asked && (await request.deadline.race(pictures.find(asked)));
      if (!picture) return reply.callNotFound();
      reply
        .header('cache-control', picture.isExact ? forEver : 'public, no-cache')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('etag', picture.etag);
      if (request.headers['if-none-match'] === picture.etag) return reply.status(304).send();
      return reply.type(picture.type).send(picture.bytes);
    },
  });
}

function readAddress(address: string): PictureRequest | null {
  const [, key, width, format] = addressPattern.exec(address) ?? [];
  return key && format ? { key, width: Number(width), format } : null;
}
