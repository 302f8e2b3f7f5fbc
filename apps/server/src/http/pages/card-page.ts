import type { FastifyReply } from 'fastify';

const path = '/home/purchase/order/payment-methods/add-credit-card';

/** The page on which a card is typed. */
export function isCardPage(pathname: string): boolean {
  return pathname.replace(/\/+$/, '') === path;
}

/**
 * The page of a card speaks with us and the gateway, and with nobody else: what other pages load
 * from elsewhere (statistics) stays out of it.
 */
export function closeToOthers(reply: FastifyReply, cardOrigin: string | null): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string') return;
  reply.header('content-security-policy', cardPolicy(policy, cardOrigin));
}

export function cardPolicy(policy: string, cardOrigin: string | null): string {
  const own = policy
    .split(';')
    .map((directive) =>
      directive
        .split(' ')
        .filter((source) => !source.startsWith('https://'))
        .join(' '),
    )
    .join(';');
  return cardOrigin === null ? own : own.replace(/connect-src[^;]*/, `$& ${cardOrigin}`);
}
