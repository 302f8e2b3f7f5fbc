import type pg from 'pg';
import type { Manifest, TableEntry } from './manifest.ts';

/** The schemas that are ours: the product's, and that of its jobs. */
export const ourSchemas = ['public', 'pgboss'] as const;

/** Tables with their columns, without partitions, generated columns and what extensions bring. */
export async function readTables(client: pg.Client): Promise<TableEntry[]> {
  const { rows } = await client.query<Omit<TableEntry, 'kind'>>(
    `SELECT space.nspname AS schema, class.relname AS name,
       (SELECT coalesce(json_agg(json_build_object(
           'name', attname, 'type', format_type(atttypid, atttypmod)) ORDER BY attnum), '[]')
         FROM pg_attribute
         WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
       ) AS columns
     FROM pg_class class JOIN pg_namespace space ON space.oid = class.relnamespace
     WHERE space.nspname = ANY ($1) AND class.relkind IN ('r', 'p') AND NOT class.relispartition
       AND NOT EXISTS (SELECT FROM pg_depend
         WHERE classid = 'pg_class'::regclass AND objid = class.oid AND deptype = 'e')
     ORDER BY 1, 2`,
    [ourSchemas],
  );
  return rows.map((row) => ({ kind: 'table', ...row }));
}

/** Where each counter stands; at least as far as any row that the snapshot shows. */
export async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value
     FROM pg_sequences WHERE schemaname = ANY ($1) ORDER BY 1`,
    [ourSchemas],
  );
  return rows.map(({ name, value }) => ({
    name,
    value: value ?? '1',
    isCalled: value !== null,
  }));
}

export async function readMigrationsOf(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<Manifest['migrations'][number]>(
    'SELECT number, name, checksum FROM schema_migration ORDER BY number',
  );
  return rows;
}
