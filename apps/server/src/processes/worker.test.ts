import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { WorkerOrder } from './messages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'matiz-worker-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a process whose database is away says so to its parent, and ends', async () => {
  const worker = fork(path.join(import.meta.dirname, 'worker.ts'), {
    env: {
      NODE_ENV: 'test',
      DATA_DIR: folder,
      DATABASE_URL: 'postgres://matiz@localhost/matiz',
      SESSION_SECRET: 'pYwR0t7uKq2zXv9Lb4Nf8Jm1Hd6Gs3Ec5Ta',
    },
    stdio: 'ignore',
  });
  const ended = once(worker, 'exit');
  const order: WorkerOrder = {
    kind: 'serve',
    // A folder in which no PostgreSQL listens.
    address: { host: folder, port: 5432, user: 'matiz', password: '', database: 'matiz' },
    part: { serves: true, works: true, isFirst: true },
    processes: 1,
  };
  worker.send(order);
  expect(await once(worker, 'message')).toEqual([
    {
      kind: 'problem',
      message:
        'La base de datos no contestó mientras se iniciaba un proceso. Espera un momento y vuelve a intentarlo.',
    },
    undefined,
  ]);
  expect(await ended).toEqual([1, null]);
});
