import { readMigrations } from './migration-files.ts';
import type { Sql } from './pool.ts';

let expected: number | undefined;

/** Whether the database answers and holds every migration of this code. Throws when it is down. */
export async function isMigrated(sql: Sql): Promise<boolean> {
  expected ??= readMigrations().length;
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from schema_migration`;
  return (row?.count ?? 0) >= expected;
}
