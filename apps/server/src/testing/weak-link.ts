import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Address } from '../db/pool.ts';

type Target = Exclude<Address, string>;

/** A way to a database that a test breaks: `silent` swallows what is sent, `gone` refuses. */
export interface WeakLink {
  readonly address: Target;
  turn(state: 'open' | 'silent' | 'gone'): Promise<void>;
  close(): Promise<void>;
}

export async function linkTo(target: Target): Promise<WeakLink> {
  const pairs = new Set<readonly [Socket, Socket]>();
  const state = { isSilent: false };
  const server = createServer((near) => {
    const isFolder = target.host.startsWith('/');
    const far = isFolder
      ? connect(`${target.host}/.s.PGSQL.${target.port}`)
      : connect(target.port, target.host);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (chunk) => void (state.isSilent || to.write(chunk)));
      from.on('error', () => {});
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const cut = () => {
    for (const [near] of pairs) near.destroy();
  };
  const port = await listen(0);
  return {
    address: { ...target, host: '127.0.0.1', port },
    async turn(next) {
      state.isSilent = next === 'silent';
      // What was swallowed is lost: nobody can go on in the middle of a sentence.
      if (next !== 'silent') cut();
      if (next === 'gone' && server.listening) await closed(server);
      if (next !== 'gone' && !server.listening) await listen(port);
    },
    async close() {
      cut();
      if (server.listening) await closed(server);
    },
  };
}

async function closed(server: ReturnType<typeof createServer>): Promise<void> {
  server.close();
  await once(server, 'close');
}
