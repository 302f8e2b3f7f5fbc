import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { SqlPool } from '../db/pool.ts';
import { createTestDatabase } from '../db/testing.ts';
import { type AppSettings, createDeps, type Deps, type World } from '../deps.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly sql: SqlPool;
  /** Closes the application and removes its database; call it in `afterAll`. */
  close(): Promise<void>;
}

const settings: AppSettings = {
  publicUrl: 'http://localhost:3000',
  secret: 'a secret that only the tests know, long enough',
  logLevel: 'silent',
  environment: 'test',
  trustProxy: [],
  holdPrincipalMs: 0,
};

/** The real application over an empty, migrated database of its own. */
export async function createTestApp(
  options: { settings?: Partial<AppSettings>; world?: Partial<World> } = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const deps = createDeps({ ...settings, ...options.settings }, database.sql, options.world);
  const app = await buildApp(deps);
  await app.ready();
  return {
    app,
    deps,
    sql: database.sql,
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}
