import type { FastifyInstance } from 'fastify';
import type { Pictures, Variant } from '../adapters/images/pictures.ts';
import { pictureFormats, pictureWidths } from '../adapters/images/render-picture.ts';

/** `product/ALM001.3fa9c1d2e4/480.avif` */
const addressPattern = /^(.+)\/(\d{2,4})\.([a-z]{4})$/;
/** The key holds the content's hash, so what it names never changes. */
const forEver = 'public, max-age=31536000, immutable';

/** Serves `/img/{key}/{width}.{format}`: pictures, without a session. Anything else is a 404. */
export function pictureRoutes(app: FastifyInstance, pictures: Pictures): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/img/*',
    handler: async (request, reply) => {
      const variant = readAddress(request.params['*']);
      const picture = variant && (await pictures.find(variant));
      if (!variant || !picture) return reply.callNotFound();
      reply
        .header('cache-control', picture.isExact ? forEver : 'public, no-cache')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('etag', picture.etag);
      if (request.headers['if-none-match'] === picture.etag) return reply.status(304).send();
      return reply.type(`image/${variant.format}`).send(picture.bytes);
    },
  });
}

function readAddress(address: string): Variant | null {
  const [, key = '', digits, extension] = addressPattern.exec(address) ?? [];
  const width = pictureWidths.find((allowed) => String(allowed) === digits);
  const format = pictureFormats.find((allowed) => allowed === extension);
  return width && format ? { key, width, format } : null;
}
