import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { loadDemo } from './db/demo/load.ts';
import { migrate } from './db/migrate.ts';
import { type Address, createSql, withoutLimits } from './db/pool.ts';
import { loadReferenceData } from './db/reference/load-reference-data.ts';
import { ensureDemonstration, hasDemonstration } from './db/start/demonstration.ts';
import { beginProduction, type DeploymentFacts, readDeployment } from './db/start/deployment.ts';
import { openDatabase } from './db/start/open-database.ts';
import { createDeps, type Deps } from './deps.ts';
import { prepareDrain } from './drain.ts';
import { isDevelopment, type Settings } from './env.ts';
import { registerDesk } from './http/desk.ts';
import { registerPages } from './http/pages/pages.ts';
import { listenOn, provePortFree } from './listen.ts';
import { createPasswordHasher } from './modules/identity/index.ts';
import { preparePictures } from './prepare-pictures.ts';
import { adviseOn, signOf } from './production/advice.ts';
import type { ProductionSign } from './production/production-sign.ts';
import { adviseOnShop } from './production/shop-advice.ts';
import { createWork } from './work.ts';

/** For imports: few connections, and statements that take as long as they need. */
const longRunning = { max: 3, statementTimeout: 0 };
/** Milliseconds that a stop waits for the jobs that run, and for what else is under way then. */
const timeouts = { jobs: 3_000, rest: 700 };

export interface RunningServer {
  /** Whether it shows the demonstration, with its well-known accounts. */
  readonly isDemo: boolean;
  /** Makes the first director of a shop in which nobody works yet (D-19); null where someone does. */
  readonly firstInvitation: string | null;
  /** What is missing here, and what to do about it, in Spanish; a line each. */
  readonly advice: readonly string[];
  /** Finishes what was asked, closes the pool, stops an embedded database: in under five seconds. */
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
    const { sign, facts } = await prepareTables(database.address, settings, say);
    const sql = createSql(database.address);
    closers.push(() => within(timeouts.rest, sql.end()));
    const isProduction = sign !== null;
    const unlimitedSql = createSql(database.address, longRunning);
    closers.push(() => within(timeouts.rest, unlimitedSql.end()));
    const deps = createDeps({ ...settings, isProduction }, sql, { unlimitedSql });
    const app = await buildApp(deps);
    const drain = prepareDrain(app);
    const preparing = new AbortController();
    closers.push(async () => {
      preparing.abort();
      await Promise.all([drain(), within(timeouts.jobs, deps.jobs.rest())]);
      await within(timeouts.rest, app.close());
    });
    await registerDesk(app);
    await registerPages(app, {
      isDevelopment: isDevelopment(deps.settings),
      ga4Id: settings.ga4MeasurementId,
      cardOrigin: deps.cardOrigin,
      news: sql,
    });
    await listenOn(settings, (place) => app.listen(place));
    await deps.jobs.start(createWork(deps), app.log);
    startPreparing(deps, app, preparing.signal);
    const isDemo = facts.hasDemonstration && !isProduction;
    const firstInvitation = await deps.identity.invitations.firstInvitation();
    const advice = [
      ...adviseOn(sign, settings, facts),
      ...adviseOnShop(await deps.shop.firstDay()),
    ];
    return { isDemo, firstInvitation, advice, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Prepared {
  readonly sign: ProductionSign | null;
  readonly facts: DeploymentFacts;
}

/** Tables and what every database holds; the demonstration where it may be, its end where not. */
async function prepareTables(
  address: Address,
  settings: Settings,
  say: (line: string) => void,
): Promise<Prepared> {
  const sql = createSql(address, withoutLimits);
  const now = new Date();
  try {
    await migrate(sql);
    await loadReferenceData(sql);
    const { productionSince } = await readDeployment(sql.reader, now);
    if (settings.isDemo && productionSince === null && !(await hasDemonstration(sql))) {
      say('Cargando la demostración (solo la primera vez)…');
      const { hash: hashPassword } = createPasswordHasher();
      const newId = () => crypto.randomUUID();
      await ensureDemonstration(sql, (tx) => loadDemo(tx, { now, newId, hashPassword }));
    }
    const facts = await readDeployment(sql.reader, now);
    const sign = signOf(settings, facts);
    if (sign !== null) await beginProduction(sql, now);
    return { sign, facts };
  } finally {
    await sql.end();
  }
}

/** Makes pictures ready behind the requests, until the signal says that the server stops. */
function startPreparing(deps: Deps, { log }: FastifyInstance, signal: AbortSignal): void {
  preparePictures(deps, signal).catch((error: unknown) =>
    log.warn({ err: error }, 'pictures were not prepared'),
  );
}

/** Waits for what ends a part, but not for ever: the process ends after it, whatever that still does. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const done = new AbortController();
  const enough = sleep(milliseconds, undefined, done).catch(() => {});
  await Promise.race([work.catch(() => {}), enough]);
  done.abort();
}
