import type { FastifyReply } from 'fastify';

const path = '/aprobar-pedido';

/** The page that a seller's link opens (ADR 52). */
export function isLinkPage(pathname: string): boolean {
  return pathname.replace(/\/+$/, '') === path;
}

/** Nobody who is led on from it learns where they came from, and no search engine keeps it. */
export function keepToItself(reply: FastifyReply): void {
  reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
}
