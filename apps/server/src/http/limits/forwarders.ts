import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressGroupOf } from './address-group.ts';

/** So many are told of: the one who reaches the server directly may pretend to be a proxy. */
const most = 20;

/**
 * Says once of each peer that forwards requests without being named in TRUST_PROXY: everybody
 * behind it looks like one visitor, and shares one visitor's limits. `note` remembers it for the
 * next start and the doctor.
 */
export function noticeForwarders(
  app: FastifyInstance,
  note: (address: string) => Promise<void>,
): void {
  const known = new Set<string>();

  async function notice({ socket, ip, log }: FastifyRequest): Promise<void> {
    // Behind a proxy that is believed the address is the visitor's.
    if (ip !== socket.remoteAddress || known.size >= most) return;
    const address = plainAddress(ip);
    if (known.has(address)) return;
    known.add(address);
    log.warn(
      { address },
      `Llegan peticiones reenviadas por ${address}, que TRUST_PROXY no nombra: todos los visitantes que vienen por ahí cuentan como uno solo. Si es tu proxy, pon TRUST_PROXY=${address}.`,
    );
    // Once a peer, so the request may wait; what goes wrong here is not its fault.
    await note(address).catch((err: unknown) => log.warn({ err }, 'a forwarder was not noted'));
  }

  app.addHook('onRequest', async (request) => {
    if (request.headers['x-forwarded-for'] !== undefined) await notice(request);
  });
}

/** An IPv4 address in its own form, whatever the socket listens on. */
function plainAddress(ip: string): string {
  return ip.includes('.') ? addressGroupOf(ip) : ip;
}
