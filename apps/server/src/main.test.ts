import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createTestRoles, type TestRoles } from './db/roles/testing.ts';
import { createEmptyDatabase, type TestDatabase } from './db/testing.ts';
import { compileCache } from './testing/compile-cache.ts';

const main = path.join(import.meta.dirname, 'main.ts');
const secret = 'pYwR0t7uKq2zXv9Lb4Nf8Jm1Hd6Gs3Ec5Ta';
let folder: string;
const busy = createServer();
const started: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'matiz-main-'));
  writeFileSync(path.join(folder, 'file'), '');
  busy.listen(0);
  await once(busy, 'listening');
});
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  busy.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the product with nothing but these settings; ROLE stands for `npm start -- jobs`. */
function start({ ROLE, ...settings }: Record<string, string>) {
  const child = spawn(process.execPath, ROLE === undefined ? [main] : [main, ROLE], {
    // As a test it serves the calls alone: the pages may not have been built.
    // `processes.test.ts` starts several.
    env: {
      NODE_ENV: 'test',
      MATIZ_PROCESSES: '1',
      DATA_DIR: path.join(folder, 'data'),
      NODE_COMPILE_CACHE: compileCache,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  return { child, said, ended: once(child, 'close') };
}

async function findFreePort(): Promise<string> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

describe('a start that cannot work ends with 1 and one plain line', () => {
  const url = { DATABASE_URL: 'postgres://app:hush@127.0.0.1:1/tienda', SESSION_SECRET: secret };
  test.each<[string, () => Record<string, string>, RegExp]>([
    [
      'a port in use',
      () => ({ PORT: String((busy.address() as AddressInfo).port) }),
      /está ocupado.*PORT=/,
    ],
    [
      'a DATA_DIR that is a file',
      () => ({ DATA_DIR: path.join(folder, 'file') }),
      /no es una carpeta/,
    ],
    ['a DATABASE_URL that does not answer', () => url, /no responde \(ECONNREFUSED\)/],
    ['no secret', () => ({ ...url, SESSION_SECRET: '' }), /Falta SESSION_SECRET/],
    ['jobs apart of an embedded database', () => ({ ROLE: 'jobs' }), /pon DATABASE_URL/],
    ['an unknown role', () => ({ ROLE: 'todo' }), /web \| jobs \| migrate/],
    ['a wrong PORT', () => ({ PORT: 'http' }), /PORT \(vale "http"\)/],
  ])('%s', async (_, settings, sentence) => {
    const free = { PORT: await findFreePort() };
    const { said, ended } = start({ ...free, ...settings() });
    expect(await ended).toEqual([1, null]);
    expect(said.err).toMatch(sentence);
    expect(said.err.trimEnd().split('\n')).toHaveLength(1);
    expect(said.err).not.toContain('hush');
  });
});

describe('with DATABASE_URL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createEmptyDatabase();
  });
  afterAll(() => database.drop());

  function addressOf({ address }: Pick<TestDatabase, 'address'>): string {
    const { host, port } = inject('testServer');
    const { database: name, user, password } = address;
    const place = `host=${encodeURIComponent(host)}&port=${port}`;
    return `postgres://${user}:${password}@/${name}?${place}`;
  }

  async function isReady({ child, said }: ReturnType<typeof start>): Promise<boolean> {
    while (child.exitCode === null && !said.out.includes('listo')) {
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    }
    return child.exitCode === null;
  }

  test('it migrates, says its address, loads no demonstration, and stops on SIGTERM', async () => {
    const port = await findFreePort();
    const settings = { PORT: port, DATABASE_URL: addressOf(database), SESSION_SECRET: secret };
    const tables = start({ ...settings, ROLE: 'migrate' });
    expect(await tables.ended).toEqual([0, null]);
    expect(tables.said.out).toBe('Las tablas están al día.\n');
    const server = start(settings);
    const { child, said, ended } = server;
    await isReady(server);
    expect(said.out).toContain(`Matiz listo en http://localhost:${port}`);
    expect(said.out).not.toContain('demo');
    const reply = await fetch(`http://localhost:${port}/readyz`);
    expect(reply.status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(said.err).toBe('');
    // Nobody works there yet, and this is how the first director is made.
    expect(said.out).toContain(`http://localhost:${port}/desk/invitacion/`);
  });

  test('it listens once nothing more is asked of the database to start', async () => {
    const port = await findFreePort();
    const settings = { PORT: port, DATABASE_URL: addressOf(database), SESSION_SECRET: secret };
    await start({ ...settings, ROLE: 'migrate' }).ended;
    const server = await database.sql.begin(async (tx) => {
      // Read for the advice of a start, which is the last that a start asks.
      await tx`LOCK TABLE base_price IN ACCESS EXCLUSIVE MODE`;
      const starting = start(settings);
      await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 20_000 });
      await expect(fetch(`http://localhost:${port}/readyz`)).rejects.toThrow();
      return starting;
    });
    expect(await isReady(server)).toBe(true);
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual([0, null]);
  });

  async function countWaiting(): Promise<number | undefined> {
    const [row] = await database.sql<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_locks
      WHERE relation = 'base_price'::regclass AND NOT granted`;
    return row?.count;
  }

  const four = { timeout: 240_000 };
  test(
    'four that start at once on an empty database, in one new folder, all serve',
    four,
    async () => {
      const empty = await createEmptyDatabase();
      const settings = {
        DATABASE_URL: addressOf(empty),
        SESSION_SECRET: secret,
        MATIZ_DEMO: '1',
        DATA_DIR: path.join(folder, 'shared', 'data'),
      };
      const ports = await Promise.all([1, 2, 3, 4].map(findFreePort));
      const servers = ports.map((port) => start({ ...settings, PORT: port }));
      const ready = await Promise.all(servers.map(isReady));
      expect(servers.map(({ said }) => said.err)).toEqual(['', '', '', '']);
      expect(ready).toEqual([true, true, true, true]);
      const [loaded] = await empty.sql`SELECT count(*)::int AS times FROM demonstration`;
      expect(loaded).toEqual({ times: 1 });
      for (const { child } of servers) child.kill('SIGTERM');
      for (const { ended } of servers) expect(await ended).toEqual([0, null]);
      await empty.drop();
    },
  );

  describe('with DATABASE_OWNER_URL (ADR 95)', () => {
    let empty: TestDatabase;
    let roles: TestRoles;
    beforeAll(async () => {
      empty = await createEmptyDatabase();
      roles = await createTestRoles();
    });
    afterAll(async () => {
      await roles.drop(empty.address.database);
      await empty.drop();
    });

    test('migrate makes all tables as the owner, and web and jobs serve from them as another', {
      timeout: 240_000,
    }, async () => {
      const asApplication = { ...empty, address: roles.as('application', empty.address) };
      const settings = { DATABASE_URL: addressOf(asApplication), SESSION_SECRET: secret };
      const early = start({ ...settings, ROLE: 'web', PORT: await findFreePort() });
      expect(await early.ended).toEqual([1, null]);
      expect(early.said.err).toMatch(/está vacía.*npm start -- migrate con DATABASE_OWNER_URL/);

      const owner = {
        DATABASE_OWNER_URL: addressOf(empty),
        DATABASE_REPORTS_ROLE: roles.names.reports,
      };
      const tables = start({ ...settings, ...owner, ROLE: 'migrate' });
      expect([await tables.ended, tables.said.err]).toEqual([[0, null], '']);

      const port = await findFreePort();
      const parts = [
        start({ ...settings, ROLE: 'web', PORT: port }),
        start({ ...settings, ROLE: 'jobs', PORT: await findFreePort() }),
      ];
      expect(await Promise.all(parts.map(isReady))).toEqual([true, true]);
      expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
      const [found] = await empty.sql`
        SELECT count(*)::int AS foreign FROM pg_class
        WHERE relnamespace = ANY ('{public,pgboss}'::regnamespace[]) AND relkind IN ('r', 'p')
          AND relowner <> 'matiz'::regrole`;
      expect(found).toEqual({ foreign: 0 });
      for (const { child } of parts) child.kill('SIGTERM');
      for (const { ended } of parts) expect(await ended).toEqual([0, null]);

      await empty.sql.unsafe(`REVOKE INSERT ON customer_order FROM ${roles.names.application}`);
      const poor = start({ ...settings, ROLE: 'web', PORT: await findFreePort() });
      expect(await poor.ended).toEqual([1, null]);
      expect(poor.said.err).toMatch(/le faltan permisos \(INSERT en customer_order\): ejecuta/);
    });
  });

  describe('D-20: a database that had the demonstration', () => {
    let shop: TestDatabase;
    beforeAll(async () => {
      shop = await createEmptyDatabase();
    });
    afterAll(() => shop.drop());

    /** What a start says, and what someone finds there who knows the README. */
    async function visit(settings: Record<string, string>) {
      const port = await findFreePort();
      const url = { DATABASE_URL: addressOf(shop), SESSION_SECRET: secret };
      const server = start({ ...url, ...settings, PORT: port });
      await isReady(server);
      const found = await knock(port);
      server.child.kill('SIGTERM');
      await server.ended;
      return { ...found, said: server.said.out };
    }
    const nothing = { login: 'BAD_CREDENTIALS', outbox: 404, gateway: 404, bold: 404 };

    // Four servers, one after the other.
    const timeout = 240_000;
    test('serves its accounts and pages of development until it is in production, and never again', {
      timeout,
    }, async () => {
      const demonstration = await visit({ MATIZ_DEMO: '1' });
      expect(demonstration).toMatchObject({
        login: undefined,
        outbox: 200,
        gateway: 200,
        bold: 401,
      });
      expect(demonstration.said).toContain('matiz-demo-2026');

      for (const claim of [{ PUBLIC_URL: 'https://tienda.co' }, {}, { MATIZ_DEMO: '1' }]) {
        const { said, ...found } = await visit(claim);
        expect(found).toEqual(nothing);
        expect(said).toContain('Producción (');
        expect(said).toContain('Esta base de datos tuvo la demostración.');
        expect(said).not.toContain('matiz-demo-2026');
      }
      const [left] = await shop.sql`
        SELECT (SELECT count(*)::int FROM session WHERE ended_at IS NULL) AS sessions,
          (SELECT count(*)::int FROM local_message) AS messages,
          (SELECT count(*)::int FROM app_user WHERE removed_at IS NULL) AS users`;
      // The visitor's account alone.
      expect(left).toEqual({ sessions: 0, messages: 0, users: 1 });
    });
  });

  /** What a login answers; how busy the machine is must not decide it. */
  async function enter(at: string): Promise<string | undefined> {
    const reply = await fetch(`${at}/api/v3/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'operaciones@demo.matiz.co', password: 'matiz-demo-2026' }),
    });
    const { code } = (await reply.json()) as { code?: string };
    return code === 'DEADLINE_PASSED' || code === 'BUSY' ? enter(at) : code;
  }

  /** What someone finds who knows the README. */
  async function knock(port: string) {
    const at = `http://localhost:${port}`;
    const login = await enter(at);
    const { status: outbox } = await fetch(`${at}/dev/outbox`);
    const { status: gateway } = await fetch(`${at}/dev/wompi/contracts/policy`);
    const { status: bold } = await fetch(`${at}/dev/bold/v1/online/link/v1/LNK_X`);
    return { login, outbox, gateway, bold };
  }
});
