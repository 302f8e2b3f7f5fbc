import type { Fragment, SqlFragments } from './sql.ts';

/**
 * The condition that a table is there. Read from the list of tables as rows are read: `to_regclass`
 * answers from what its connection remembers, and a table that was missing once stays missing to a
 * transaction that waited for the one that made it.
 */
export function hasTable(sql: SqlFragments, name: string, schema = 'public'): Fragment {
  return sql`EXISTS (SELECT FROM pg_tables WHERE schemaname = ${schema} AND tablename = ${name})`;
}
