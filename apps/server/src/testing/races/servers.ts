import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Address } from '#db/pool.ts';
import { compileCache } from '../compile-cache.ts';

const productMain = path.resolve(import.meta.dirname, '..', '..', 'main.ts');

export interface Servers {
  /** `http://127.0.0.1:4123`, one for each process. */
  readonly addresses: readonly string[];
  /** By which their access tokens are signed. */
  readonly secret: string;
  stop(): Promise<void>;
}

/** Starts so many processes of the product on one database; without its pages. */
export async function startServers(
  database: Exclude<Address, string>,
  { main = productMain, count = 2 } = {},
): Promise<Servers> {
  const secret = randomBytes(48).toString('base64');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'matiz-race-'));
  const children: ChildProcess[] = [];
  const addresses: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const port = await findFreePort();
    const child = spawn(process.execPath, [main], {
      env: {
        NODE_ENV: 'test',
        LOG_LEVEL: 'error',
        NODE_COMPILE_CACHE: compileCache,
        PORT: port,
        HOST: '127.0.0.1',
        DATA_DIR: path.join(dataDir, String(number)),
        DATABASE_URL: urlOf(database),
        SESSION_SECRET: secret,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    addresses.push(`http://127.0.0.1:${port}`);
  }
  const end = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  process.once('exit', end);
  await Promise.all(addresses.map((address, index) => untilReady(address, children[index])));
  return {
    addresses,
    secret,
    async stop() {
      process.off('exit', end);
      await Promise.all(children.map(endProcess));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function untilReady(address: string, child: ChildProcess | undefined): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(`${address}/readyz`).catch(() => null))?.ok) return;
    if (child === undefined || child.exitCode !== null) break;
    await wait(100);
  }
  throw new Error(`the server at ${address} did not start`);
}

function urlOf({ host, port, user, password, database }: Exclude<Address, string>): string {
  const place = new URLSearchParams({ host, port: String(port) });
  return `postgres://${user}:${password}@/${database}?${place}`;
}

async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return String(typeof address === 'object' ? address?.port : '');
}
