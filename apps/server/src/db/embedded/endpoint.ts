import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

/** Where PostgreSQL listens: a socket in a closed folder, or a port of the loopback. */
export interface Endpoint {
  /** A folder, or 127.0.0.1. */
  readonly host: string;
  readonly port: number;
  readonly flags: readonly string[];
}

/** The system's limit for the path of a socket, without its closing zero. */
const maxSocketBytes = process.platform === 'linux' ? 107 : 103;

/** A socket under `run`; where its path would be too long for the system, a free loopback port. */
export async function chooseEndpoint(run: string): Promise<Endpoint> {
  const port = 5432;
  const socket = path.join(run, `.s.PGSQL.${port}`);
  if (Buffer.byteLength(socket) <= maxSocketBytes) {
    // The setting is a list: quotes keep a comma in the path from splitting it.
    const folder = `"${run.replaceAll('"', '""')}"`;
    return {
      host: run,
      port,
      flags: toFlags({ unix_socket_directories: folder, listen_addresses: '', port }),
    };
  }
  const free = await findFreePort();
  return {
    host: '127.0.0.1',
    port: free,
    flags: toFlags({ unix_socket_directories: '', listen_addresses: '127.0.0.1', port: free }),
  };
}

/** `-c name=value` for each setting. */
export function toFlags(settings: Readonly<Record<string, string | number>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
