import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Address, createSql, type SqlPool } from './db/pool.ts';
import { openStandby } from './db/replica/open-standby.ts';
import { readDeployment } from './db/start/deployment.ts';
import { createDeps, type Deps } from './deps.ts';
import { prepareDrain } from './drain.ts';
import { isDevelopment, type Settings } from './env.ts';
import { openErrorReports } from './error-reports/open-error-reports.ts';
import { registerDesk } from './http/desk.ts';
import { registerPages } from './http/pages/pages.ts';
import { listenOn } from './listen.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { createShopFacts } from './metrics/shop-facts.ts';
import { preparePictures } from './prepare-pictures.ts';
import type { ProcessPart } from './processes/process-part.ts';
import type { RunningServer } from './processes/running-server.ts';
import { adviseOn, signOf } from './production/advice.ts';
import { adviseOnShop } from './production/shop-advice.ts';
import { openTracing } from './tracing/open-tracing.ts';
import { createWork } from './work.ts';

/** For imports: few connections, and statements that take as long as they need. */
const longRunning = { max: 3, statementTimeout: 0 };
/** Milliseconds that a stop waits for the jobs that run, and for what else is under way then. */
const timeouts = { jobs: 3_000, rest: 700 };

/** Serves, works, or both, from a database that is ready. Throws `StartProblem`. */
export async function serveShop(
  settings: Settings,
  address: Address,
  part: ProcessPart,
): Promise<RunningServer> {
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  const metrics = settings.metrics === null ? null : createMetrics();
  const tracing = await openTracing(settings);
  if (tracing) closers.push(() => within(timeouts.rest, tracing.stop()));
  const errorReports = await openErrorReports(settings);
  if (errorReports) closers.push(() => within(timeouts.rest, errorReports.stop()));
  const watched = {
    ...(metrics && { onTime: metrics.observeStatement }),
    ...(tracing && { trace: tracing.statements }),
  };
  try {
    const { database } = settings;
    const pooler = database.kind === 'url' ? database.pooler : null;
    const sql = createSql(address, { ...watched, pooler });
    closers.push(() => within(timeouts.rest, sql.end()));
    const unlimitedSql = createSql(address, { ...longRunning, ...watched });
    closers.push(() => within(timeouts.rest, unlimitedSql.end()));
    // By the direct way, about which it tells as well.
    const facts = await readDeployment(unlimitedSql.reader, new Date());
    const sign = signOf(settings, facts);
    const isProduction = sign !== null;
    const read = database.kind === 'url' ? database.read : null;
    const standby = read === null ? null : openStandby(read, sql, watched);
    if (standby) closers.push(() => within(timeouts.rest, standby.end()));
    const deps = createDeps({ ...settings, isProduction, practisesCarriers: !isProduction }, sql, {
      unlimitedSql,
      ...(tracing && { tracing }),
      ...(errorReports && { errorReports }),
      ...(standby && { standby }),
    });
    const app = await buildApp(deps);
    metrics?.observeRequests(app);
    metrics?.watch([sql, unlimitedSql], createShopFacts({ ...settings, ...deps, sql: sql.reader }));
    if (metrics && settings.metrics) {
      // One of several answers to the one that started it, which is asked for all of them.
      if (cluster.isWorker) metrics.joinFamily();
      else closers.push(await serveMetrics(settings.metrics, () => metrics.registry.metrics()));
    }
    const drain = part.serves ? prepareDrain(app) : async () => {};
    const preparing = new AbortController();
    closers.push(async () => {
      preparing.abort();
      await Promise.all([drain(), within(timeouts.jobs, deps.jobs.rest())]);
      await within(timeouts.rest, app.close());
    });
    if (part.serves) await addScreens(app, { settings, deps, sql, onPage: metrics?.countPage });
    await app.ready();
    if (part.works) await deps.jobs.start(createWork(deps), app.log);
    const isDemo = facts.hasDemonstration && !isProduction;
    const firstInvitation = part.isFirst ? await deps.identity.invitations.firstInvitation() : null;
    const advice = [
      ...adviseOn(sign, settings, facts),
      ...adviseOnShop(await deps.shop.firstDay()),
    ];
    // Last: who serves outlives the database, and from here on nothing is asked of it to start.
    if (part.serves) await listenOn(settings, (place) => app.listen(place));
    if (part.isFirst) startPreparing(deps, app, preparing.signal);
    return { isDemo, firstInvitation, advice, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface ScreenDeps {
  readonly settings: Settings;
  readonly deps: Deps;
  readonly sql: SqlPool;
  readonly onPage: Metrics['countPage'] | undefined;
}

/** The desk and the shop's pages. */
async function addScreens(
  app: FastifyInstance,
  { settings, deps, sql, onPage }: ScreenDeps,
): Promise<void> {
  await registerDesk(app);
  await registerPages(app, {
    isDevelopment: isDevelopment(deps.settings),
    ga4Id: settings.ga4MeasurementId,
    cardOrigin: deps.cardOrigin,
    news: sql,
    onShown: deps.catalogue.forgetMenus,
    isHidden: deps.settings.isProduction === false,
    onPage,
  });
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
