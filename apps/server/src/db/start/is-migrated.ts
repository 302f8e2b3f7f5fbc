import { readMigrations } from '../migration-files.ts';
import type { SqlReader } from '../pool.ts';

let expected: number | undefined;

/** Whether the database answers and holds every migration of this code. Throws when it is down. */
export async function isMigrated(sql: SqlReader): Promise<boolean> {
  expected ??= readMigrations().length;
  const [row] = await sql<{ count: number }[]>`SELECT count(*)::int AS count FROM schema_migration`;
  return (row?.count ?? 0) >= expected;
}
