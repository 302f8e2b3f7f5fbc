import { setTimeout as wait } from 'node:timers/promises';
import packageOfBoss from 'pg-boss/package.json' with { type: 'json' };
import type { Sql, SqlReader } from '../db/pool.ts';
import { openBoss } from './open-boss.ts';

/** How far pg-boss of this code wants its tables. */
const wanted = packageOfBoss.pgboss.schema;

/** Whether the tables of the jobs are there, at least as new as this code wants them. */
export async function hasJobsSchema(sql: SqlReader): Promise<boolean> {
  const [made] = await sql<{ exists: boolean }[]>`
    SELECT to_regclass('pgboss.version') IS NOT NULL AS exists`;
  if (!made?.exists) return false;
  const [row] = await sql<{ version: number }[]>`SELECT version FROM pgboss.version`;
  return (row?.version ?? 0) >= wanted;
}

/**
 * Makes the tables of the jobs or brings them up to date, as their owner, with the indexes that pg-boss
 * builds afterwards: servers that own nothing could not. Nothing happens where they are.
 */
export async function installJobs(sql: Sql): Promise<void> {
  if (await hasJobsSchema(sql.reader)) return;
  const boss = await openBoss(sql, () => {}, { bamIntervalSeconds: 1 });
  try {
    while ((await countUnbuilt(sql.reader)) > 0) await wait(200);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** What failed is tried again by pg-boss itself. */
async function countUnbuilt(sql: SqlReader): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pgboss.bam WHERE status IN ('pending', 'in_progress')`;
  return row?.count ?? 0;
}
