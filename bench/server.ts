import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Address } from '../apps/server/src/db/pool.ts';

/** Starts the product as a process of its own on a database that is there; answers when it is ready. */
export async function startServer(
  database: Exclude<Address, string>,
  settings: { port: string; secret: string; env?: Record<string, string> },
) {
  const { host, port, user, password } = database;
  const url = `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${database.database}`;
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: settings.port,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'matiz-bench-data-')),
      DATABASE_URL: url,
      SESSION_SECRET: settings.secret,
      // One, so that figures stay comparable; `bench:processes` measures more.
      MATIZ_PROCESSES: '1',
      ...settings.env,
    },
  });
  process.once('exit', () => child.kill());
  for (let tries = 0; tries < 150 && child.exitCode === null; tries += 1) {
    if ((await fetch(`http://127.0.0.1:${settings.port}/readyz`).catch(() => null))?.ok)
      return child;
    await wait(200);
  }
  throw new Error('the product did not start');
}
