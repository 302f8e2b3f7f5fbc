import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { isLinkPage, keepToItself } from './link-page.ts';

it('is one route', () => {
  const paths = ['/aprobar-pedido', '/aprobar-pedido/', '/aprobar', '/'];
  expect(paths.map(isLinkPage)).toEqual([true, true, false, false]);
});

it('sends no referrer and is kept by no search engine', () => {
  const headers: Record<string, string> = {};
  const reply = {
    header(name: string, value: string) {
      headers[name] = value;
      return reply;
    },
  };
  keepToItself(reply as unknown as FastifyReply);
  expect(headers).toEqual({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
});
