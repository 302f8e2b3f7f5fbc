import type { Query, Sql } from './sql.ts';

/**
 * Inserts many rows in one statement; the keys of the first are the columns. Dates, arrays and
 * JSON arrive as the column's type says. For loading, not for the paths of a request.
 */
export async function insertAll(sql: Sql, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = columnList(sql, Object.keys(first));
  await sql`
    INSERT INTO ${sql(table)} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql(table)}, ${sql.json(rows)}::jsonb)`;
}

function columnList(sql: Sql, [first = '', ...rest]: string[]): Query<unknown> {
  return rest.reduce((list, name) => sql`${list}, ${sql(name)}`, sql`${sql(first)}`);
}

/** The ids of a table's rows by a unique text column of theirs. Throws on an unknown key. */
export async function readIds(
  sql: Sql,
  table: string,
  column: string,
): Promise<(key: string) => number> {
  const rows = await sql<{ key: string; id: number }[]>`
    SELECT ${sql(column)} AS key, id FROM ${sql(table)}`;
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  return (key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`${table} has no ${column} ${key}`);
    return id;
  };
}
