import { setTimeout as wait } from 'node:timers/promises';
import packageOfBoss from 'pg-boss/package.json' with { type: 'json' };
import { hasTable } from '../db/has-table.ts';
import { takeTurn, usualLockRetryPolicy } from '../db/online/take-turns.ts';
import type { Sql, SqlReader } from '../db/pool.ts';
import { openBoss } from './open-boss.ts';

/** How far pg-boss of this code wants its tables. */
const wanted = packageOfBoss.pgboss.schema;
/** Seconds between two of the indexes that an upgrade leaves for later; it takes no less. */
const bamIntervalSeconds = 10;

/** Whether the tables of the jobs are there, at least as new as this code wants them. */
export async function hasJobsSchema(sql: SqlReader): Promise<boolean> {
  const [made] = await sql<{ isMade: boolean }[]>`
    SELECT ${hasTable(sql, 'version', 'pgboss')} AS "isMade"`;
  if (!made?.isMade) return false;
  const [row] = await sql<{ version: number }[]>`SELECT version FROM pgboss.version`;
  return (row?.version ?? 0) >= wanted;
}

/**
 * Makes the tables of the jobs or brings them up to date, as their owner, with the indexes that pg-boss
 * builds afterwards: servers that own nothing could not. Nothing happens where they are. `sql` should have
 * no time limits (`withoutLimits`) and two connections.
 */
export async function installJobs(sql: Sql): Promise<void> {
  if (await hasJobsSchema(sql.reader)) return;
  await takeTurn(sql, usualLockRetryPolicy, async () => {
    if (await hasJobsSchema(sql.reader)) return;
    const boss = await openBoss(sql, () => {}, { bamIntervalSeconds });
    try {
      while ((await countUnbuilt(sql.reader)) > 0) await wait(200);
    } finally {
      await boss.stop({ graceful: false });
    }
  });
}

/** What failed is tried again by pg-boss itself. */
async function countUnbuilt(sql: SqlReader): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pgboss.bam WHERE status IN ('pending', 'in_progress')`;
  return row?.count ?? 0;
}
