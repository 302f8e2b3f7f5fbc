import { countedPath } from '@matiz/domain/marketing/counted-path.ts';
import { cleanError } from '@matiz/domain/shop/clean-error.ts';
import type { FastifyRequest } from 'fastify';

/** What was asked for, without what of it could name a person: a pattern, or the path of a page. */
export function routeOf({ method, url, routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url;
  const isPage = pattern === undefined || pattern === '/*';
  return `${method} ${isPage ? cleanError(countedPath(url), 'message') : pattern}`;
}
