import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '#db/testing.ts';
import { compileCache } from '#testing/compile-cache.ts';

const main = path.join(import.meta.dirname, '..', 'main.ts');
let folder: string;
let database: TestDatabase;
let child: ChildProcess;
let address: string;
const said: string[] = [];
const heard = () => said.join('');
const patience = { timeout: 100_000, interval: 50 };

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'matiz-processes-'));
  database = await createEmptyDatabase();
  const { host, port, user, password, database: name } = database.address;
  const url = `postgres://${user}:${password}@/${name}?host=${encodeURIComponent(host)}&port=${port}`;
  const free = await findFreePort();
  address = `http://127.0.0.1:${free}`;
  const starting = spawn(process.execPath, [main], {
    env: {
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: compileCache,
      PORT: free,
      MATIZ_PROCESSES: '2',
      DATA_DIR: folder,
      DATABASE_URL: url,
      SESSION_SECRET: 'pYwR0t7uKq2zXv9Lb4Nf8Jm1Hd6Gs3Ec5Ta',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = starting;
  for (const stream of [starting.stdout, starting.stderr]) {
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  }
  const isOver = once(starting, 'exit').then(() => 'It ended as it started.');
  while (!heard().includes('Matiz listo')) {
    const end = await Promise.race([once(starting.stdout, 'data'), isOver]);
    // Nobody waits for one that is gone: a desk that was not built took all of the patience.
    if (typeof end === 'string') throw new Error(`${end} ${heard()}`);
  }
});
afterAll(async () => {
  child.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function findFreePort(): Promise<string> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

/** The processes that serve. */
function servers(): number[] {
  const { pid } = child;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').map(Number);
}

/** People who ask one thing after the other, until they are told to stop. */
function visit(people: number) {
  let isOver = false;
  const answers = { good: 0, bad: [] as string[] };
  const all = Promise.all(
    Array.from({ length: people }, async (_, n) => {
      while (!isOver) {
        // Half of them over connections that they keep, half over new ones.
        const headers = n % 2 === 0 ? {} : { connection: 'close' };
        const reply = await fetch(`${address}/api/states`, { headers })
          .then(async (each) => `${each.status} ${(await each.text()).length > 100}`)
          .catch((error: Error) => String(error.cause ?? error));
        if (reply === '200 true') answers.good += 1;
        else answers.bad.push(reply);
        // The processes that start need the processor too.
        await wait(20);
      }
    }),
  );
  return {
    answers,
    end: async () => {
      isOver = true;
      await all;
      return answers;
    },
  };
}

test.skipIf(process.platform !== 'linux')(
  'MATIZ_PROCESSES: renewed one by one nobody notices; one that is killed is replaced; a stop ends all',
  async () => {
    const before = servers();
    expect(before).toHaveLength(2);
    const crowd = visit(6);
    await vi.waitFor(() => expect(crowd.answers.good).toBeGreaterThan(20), patience);
    child.kill('SIGHUP');
    await vi.waitFor(() => expect(heard()).toContain('Todos los procesos son nuevos.'), patience);
    const { good, bad } = await crowd.end();
    expect(bad).toEqual([]);
    expect(good).toBeGreaterThan(20);
    const after = servers();
    expect(after).toHaveLength(2);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);

    const others = visit(4);
    process.kill(after[0] ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(heard()).toContain('El proceso nuevo ya atiende.'), patience);
    const told = await others.end();
    // What it had under way is lost with it, one request each at most; the other one serves on.
    expect(told.bad.length).toBeLessThanOrEqual(4);
    expect(told.good).toBeGreaterThan(20);
    expect(servers()).toHaveLength(2);
    expect(servers()).toContain(after[1]);

    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    // Each task that is due was put on the timetable once, no matter which started first.
    const [row] = await database.sql<{ tasks: number; names: number }[]>`
      SELECT count(*)::int AS tasks, count(DISTINCT key)::int AS names FROM pgboss.schedule`;
    expect(row?.tasks).toBe(row?.names);
  },
);
