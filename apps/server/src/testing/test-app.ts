import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Address, PoolOptions, SqlPool } from '../db/pool.ts';
import { createTestDatabase, createTestPool } from '../db/testing.ts';
import { createDeps, type Deps } from '../deps.ts';
import type { Ports } from '../ports.ts';
import type { AppSettings } from '../server-settings.ts';
import { nextId, nextRandom } from './numbers.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly sql: SqlPool;
  /** Where its database is, for a second server beside it. */
  readonly database: Exclude<Address, string>;
  /** Closes the application and removes its database; call it in `afterAll`. */
  close(): Promise<void>;
}

export const testSettings: AppSettings = {
  publicUrl: 'http://localhost:3000',
  secret: 'a secret that only the tests know, long enough',
  logLevel: 'silent',
  environment: 'test',
  isProduction: false,
  trustProxy: [],
  principalTtlMs: 0,
  searchTtlMs: 0,
  totalsTtlMs: 0,
  // How busy a machine is must not decide a test.
  deadlines: { usual: 60_000, long: 60_000 },
};

export interface TestAppOptions {
  readonly settings?: Partial<AppSettings>;
  readonly ports?: Partial<Ports>;
  /** Told every statement that its pool sends. */
  readonly onQuery?: PoolOptions['onQuery'];
  /** Adds routes that only the test needs. */
  readonly addRoutes?: (app: FastifyInstance) => void;
}

/** The real application over an empty, migrated database of its own. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { onQuery, ports } = options;
  const trace = ports?.tracing?.statements;
  const { sql, address, drop } = await createTestDatabase({
    ...(onQuery ? { onQuery } : {}),
    ...(trace ? { trace } : {}),
  });
  return startApp(sql, address, options, drop);
}

/**
 * A second server over the database of another, with connections and memory of its own. Close it
 * before the first.
 */
export async function joinTestApp(
  { database }: Pick<TestApp, 'database'>,
  options: TestAppOptions = {},
): Promise<TestApp> {
  const sql = createTestPool(database);
  return startApp(sql, database, options, () => sql.end());
}

/** What the application asks of itself over the network, without one: the local gateway. */
function fetchWithin(app: () => FastifyInstance | undefined): typeof fetch {
  return async (address, init) => {
    const { pathname, search } = new URL(String(address));
    const answer = await app()?.inject({
      method: init?.method === 'POST' ? 'POST' : 'GET',
      url: `${pathname}${search}`,
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(init?.body ? { payload: String(init.body) } : {}),
    });
    if (!answer) throw new TypeError('fetch failed');
    return new Response(answer.body, { status: answer.statusCode });
  };
}

async function startApp(
  sql: SqlPool,
  database: Exclude<Address, string>,
  options: TestAppOptions,
  end: () => Promise<void>,
): Promise<TestApp> {
  const started: { app?: FastifyInstance } = {};
  const fetch = fetchWithin(() => started.app);
  const settings = { ...testSettings, ...options.settings };
  const deps = createDeps(settings, sql, {
    fetch,
    newId: nextId,
    random: nextRandom,
    ...options.ports,
  });
  const app = await buildApp(deps);
  started.app = app;
  options.addRoutes?.(app);
  await app.ready();
  const close = async () => {
    await app.close();
    await end();
  };
  return { app, deps, sql, database, close };
}
