import type { Mapping } from '@matiz/domain/catalogue/import/columns.ts';
import type { Sql, SqlReader } from '#db/sql.ts';

/** What the columns of such a header were taken for the last time; null: it was never imported. */
export async function findMapping(sql: SqlReader, headerKey: string): Promise<Mapping | null> {
  const [row] = await sql<{ columns: Record<string, string | null> }[]>`
    SELECT columns FROM import_mapping WHERE header_key = ${headerKey}`;
  return row ? new Map(Object.entries(row.columns)) : null;
}

export async function keepMapping(
  sql: Sql,
  headerKey: string,
  mapping: Mapping,
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO import_mapping (header_key, columns, used_at)
    VALUES (${headerKey}, ${sql.json(Object.fromEntries(mapping))}, ${now})
    ON CONFLICT (header_key) DO UPDATE SET columns = excluded.columns, used_at = excluded.used_at`;
}
