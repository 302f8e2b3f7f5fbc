import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartProblem, systemCode } from './db/start/start-problem.ts';

interface Place {
  readonly host: string;
  readonly port: number;
}

/** The addresses to try: the one that was asked for, else all of IPv6 and IPv4, else of IPv4. */
function hostsOf(host: string | undefined): readonly string[] {
  return host === undefined ? ['::', '0.0.0.0'] : [host];
}

/**
 * Listens on the first host that this machine has. Throws `StartProblem` when the port is taken,
 * not allowed, or the host is not of this machine.
 */
export async function listenOn(
  { host, port }: { host: string | undefined; port: number },
  listen: (place: Place) => Promise<unknown>,
): Promise<void> {
  const hosts = hostsOf(host);
  for (const [index, each] of hosts.entries()) {
    try {
      await listen({ host: each, port });
      return;
    } catch (error) {
      const isMissing = /^(EAFNOSUPPORT|EADDRNOTAVAIL)$/.test(systemCode(error));
      if (!isMissing || index === hosts.length - 1) throw explain(error, { host: each, port });
    }
  }
}

/** Fails early when the port is taken: before a database is started and a shop is loaded. */
export async function provePortFree(desired: {
  host: string | undefined;
  port: number;
}): Promise<void> {
  const server = createServer();
  await listenOn(desired, async (place) => {
    server.listen(place);
    await once(server, 'listening');
  });
  server.close();
  await once(server, 'close');
}

function explain(error: unknown, { host, port }: Place): unknown {
  switch (systemCode(error)) {
    case 'EADDRINUSE':
      return new StartProblem(
        `El puerto ${port} está ocupado: detén el programa que lo usa o elige otro, por ejemplo PORT=${port + 1} npm start.`,
      );
    case 'EACCES':
      return new StartProblem(
        `No hay permiso para escuchar en el puerto ${port}: elige uno mayor que 1023, por ejemplo PORT=3000.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartProblem(`HOST (${host}) no es de esta máquina: corrígelo o quítalo.`);
    default:
      return error;
  }
}
