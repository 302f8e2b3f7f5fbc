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

export const testSettings: AppSettings = {
  publicUrl: 'http://localhost:3000',
  secret: 'a secret that only the tests know, long enough',
  logLevel: 'silent',
  environment: 'test',
  trustProxy: [],
  holdPrincipalMs: 0,
};

export interface TestAppOptions {
  readonly settings?: Partial<AppSettings>;
  readonly world?: Partial<World>;
  /** Adds routes that only the test needs. */
  readonly addRoutes?: (app: FastifyInstance) => void;
}

/** The real application over an empty, migrated database of its own. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const deps = createDeps({ ...testSettings, ...options.settings }, database.sql, options.world);
  const app = await buildApp(deps);
  options.addRoutes?.(app);
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
