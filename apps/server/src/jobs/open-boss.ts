import { type ConstructorOptions, type Db, PgBoss } from 'pg-boss';
import type { Sql } from '../db/pool.ts';

export const eventQueue = 'event';
export const taskQueue = 'task';

/** Seconds: a listener that cannot, because a mail server is down, is asked for two days. */
const retries = { retryLimit: 30, retryDelay: 5, retryBackoff: true, retryDelayMax: 7200 };
const day = 24 * 60 * 60;

/**
 * Opens pg-boss over our own pool, with its tables in the schema `pgboss` and our queues there.
 * Where the tables are missing or old it makes them (`installJobs` does so before); servers that start
 * together take turns.
 */
export async function openBoss(
  sql: Sql,
  report: (error: unknown) => void,
  more: Pick<ConstructorOptions, 'bamIntervalSeconds'> = {},
): Promise<PgBoss> {
  const boss = new PgBoss({ db: statementsOf(sql), reindex: false, monitorVacuum: false, ...more });
  // Without a listener a database that is down for a moment would end the process.
  boss.on('error', report);
  await boss.start();
  await boss.createQueue(eventQueue, {
    ...retries,
    expireInSeconds: 300,
    deleteAfterSeconds: 7 * day,
  });
  await boss.createQueue(taskQueue, {
    retryLimit: 0,
    expireInSeconds: 600,
    deleteAfterSeconds: day,
  });
  return boss;
}

/** How pg-boss speaks to the database; give it a transaction, and a job comes and goes with it. */
export function statementsOf(sql: Sql, options: { prepare?: boolean } = {}): Db {
  return {
    async executeSql(text, values = []) {
      const rows = isTransaction(text)
        ? await sql.begin((tx) => tx.unsafe(text))
        : await sql.unsafe(text, values, options);
      return { rows: [...rows] };
    },
  };
}

/**
 * Several statements between a BEGIN and a COMMIT of their own. One that fails half-way, as when two
 * servers make the tables at once, would leave its connection in a transaction that nobody ends;
 * inside of ours it is rolled back.
 */
function isTransaction(text: string): boolean {
  return /^\s*BEGIN\b/i.test(text);
}
