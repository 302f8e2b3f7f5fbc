import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { loadDemo } from './db/demo/load.ts';
import { ensureDemonstration, hasDemonstration } from './db/demonstration.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { type Address, createSql, withoutLimits } from './db/pool.ts';
import { loadReferenceData } from './db/reference/load-reference-data.ts';
import { createDeps, type Deps } from './deps.ts';
import type { Settings } from './env.ts';
import { registerPages } from './http/pages.ts';
import { listenOn, provePortFree } from './listen.ts';
import { createPasswordHasher } from './modules/identity/index.ts';
import { preparePictures } from './prepare-pictures.ts';
import { createWork } from './work.ts';

/** Milliseconds that a stop waits for the requests in flight. */
const drainMs = 10_000;

export interface RunningServer {
  /** Whether the database holds the demonstration, with its well-known accounts. */
  readonly isDemo: boolean;
  /** Finishes the requests in flight, closes the pool, stops an embedded database. */
  stop(): Promise<void>;
}

/**
 * Brings the product up: database, migrations, demonstration, application, port. When a part fails
 * those before it are taken down again. Throws `StartProblem` for what the starter can mend.
 */
export async function runServer(
  settings: Settings,
  say: (line: string) => void,
): Promise<RunningServer> {
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    await provePortFree(settings);
    const database = await openDatabase(settings, say);
    closers.push(() => database.stop());
    const isDemo = await prepareTables(database.address, settings, say);
    const sql = createSql(database.address);
    closers.push(() => sql.end());
    const deps = createDeps({ ...settings, hasDemonstration: isDemo }, sql);
    const app = await buildApp(deps);
    closers.push(() => drain(app));
    await registerPages(app, {
      isDevelopment: settings.environment === 'development',
      ga4Id: settings.ga4MeasurementId,
    });
    await listenOn(settings, (place) => app.listen(place));
    await deps.jobs.start(createWork(deps), app.log);
    closers.push(startPreparing(deps, app));
    return { isDemo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepareTables(
  address: Address,
  settings: Settings,
  say: (line: string) => void,
): Promise<boolean> {
  const sql = createSql(address, withoutLimits);
  try {
    await migrate(sql);
    await loadReferenceData(sql);
    if (settings.isDemo && !(await hasDemonstration(sql))) {
      say('Cargando la demostración (solo la primera vez)…');
      const { hash: hashPassword } = createPasswordHasher();
      const now = new Date();
      const newId = () => crypto.randomUUID();
      await ensureDemonstration(sql, (tx) => loadDemo(tx, { now, newId, hashPassword }));
    }
    return await hasDemonstration(sql);
  } finally {
    await sql.end();
  }
}

/** Makes pictures ready behind the requests; what it answers stops that and waits for the last. */
function startPreparing(deps: Deps, { log }: FastifyInstance): () => Promise<void> {
  const stopping = new AbortController();
  const done = preparePictures(deps, stopping.signal).catch((error: unknown) =>
    log.warn({ err: error }, 'pictures were not prepared'),
  );
  return async () => {
    stopping.abort();
    await done;
  };
}

/** Stops listening and waits for the requests in flight, then cuts what is still open. */
async function drain(app: FastifyInstance): Promise<void> {
  const patience = new AbortController();
  const closed = app.close().finally(() => patience.abort());
  await Promise.race([closed, wait(drainMs, patience.signal)]);
  app.server.closeAllConnections();
  // A connection that was upgraded, such as a live reload's, is nobody's to close.
  await Promise.race([closed, wait(1_000, patience.signal)]);
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return sleep(ms, undefined, { signal }).catch(() => {});
}
