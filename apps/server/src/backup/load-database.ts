import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { quoteIdentifier } from '#db/connection/render-sql.ts';
import { migrate } from '#db/migrate.ts';
import { readMigrations } from '#db/migration-files.ts';
import { type Address, createSql, withoutLimits } from '#db/pool.ts';
import { StartProblem } from '#db/start/start-problem.ts';
import { openBoss } from '#jobs/open-boss.ts';
import { ourSchemas, readTables } from './catalogue-of-tables.ts';
import { openClient, tableName, writeTo } from './dump-database.ts';
import type { Manifest, TableEntry } from './manifest.ts';

/** A database that is being filled from a backup; in one transaction, so whole or not at all. */
export interface DatabaseLoad {
  /** Where a table's bytes go. `end` answers how many rows came. */
  table(entry: TableEntry): Promise<TableLoad>;
  /** Builds what was left out while the rows came, and commits. */
  finish(): Promise<void>;
  /** Gives up. */
  abandon(): Promise<void>;
}

export interface TableLoad {
  write(bytes: Buffer): Promise<void>;
  end(): Promise<number>;
}

/**
 * Makes the tables as they were when the backup was taken, without rows, keys to others, secondary
 * indexes and triggers: those come back when every row is there, and prove them. The database must
 * be empty.
 */
export async function beginLoad(address: Address, manifest: Manifest): Promise<DatabaseLoad> {
  await makeTables(address, manifest);
  const client = await openClient(address);
  try {
    await client.query('BEGIN');
    await client.query("SET LOCAL maintenance_work_mem = '256MB'");
    const later = await takeAway(client);
    const known = new Map((await readTables(client)).map((table) => [tableName(table), table]));
    return {
      table: (entry) => loadTable(client, entry, known.get(tableName(entry))),
      finish: async () => {
        for (const statement of later) await client.query(statement);
        for (const { name, value, isCalled } of manifest.sequences) {
          await client.query('SELECT setval($1::regclass, $2, $3)', [name, value, isCalled]);
        }
        await client.query('COMMIT');
        await client.query('ANALYZE');
        await client.end();
      },
      abandon: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** The tables by the migrations that the backup had; later ones run when the server starts. */
async function makeTables(address: Address, { migrations }: Manifest): Promise<void> {
  const ours = readMigrations();
  for (const [index, { name, checksum }] of migrations.entries()) {
    if (ours[index]?.checksum === checksum && ours[index]?.name === name) continue;
    throw new StartProblem(
      `El respaldo es de un Matiz más nuevo o distinto (tiene la migración ${name}, que este código no trae): restáuralo con la versión que lo hizo.`,
    );
  }
  const sql = createSql(address, withoutLimits);
  try {
    await migrate(sql, ours.slice(0, migrations.length));
    const boss = await openBoss(sql, () => {});
    await boss.stop({ graceful: false });
  } finally {
    await sql.end();
  }
}

/** Takes away what slows the rows down or looks at them; answers how it comes back. */
async function takeAway(client: pg.Client): Promise<string[]> {
  const { rows: keys } = await client.query<{ owner: string; name: string; text: string }>(
    `SELECT conrelid::regclass::text AS owner, conname AS name, pg_get_constraintdef(oid) AS text
     FROM pg_constraint WHERE contype = 'f' AND conparentid = 0
       AND connamespace = ANY ($1::regnamespace[])`,
    [ourSchemas],
  );
  const { rows: indexes } = await client.query<{ name: string; text: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS text
     FROM pg_index JOIN pg_class class ON class.oid = indexrelid
     WHERE class.relnamespace = 'public'::regnamespace AND NOT indisprimary
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = indexrelid AND deptype = 'e')`,
  );
  const tables = (await readTables(client)).map(tableName);
  for (const { owner, name } of keys) {
    await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${quoteIdentifier(name)}`);
  }
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${tables.join(', ')}`);
  return [
    ...indexes.map(({ text }) => text),
    ...keys.map(
      ({ owner, name, text }) =>
        `ALTER TABLE ${owner} ADD CONSTRAINT ${quoteIdentifier(name)} ${text}`,
    ),
    ...tables.map((table) => `ALTER TABLE ${table} ENABLE TRIGGER USER`),
  ];
}

async function loadTable(
  client: pg.Client,
  entry: TableEntry,
  known: TableEntry | undefined,
): Promise<TableLoad> {
  const types = entry.columns.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`);
  // What a start makes beside the migrations (the mark of the demonstration) is made alike.
  if (!known) await client.query(`CREATE TABLE ${tableName(entry)} (${types.join(', ')})`);
  const names = entry.columns.map(({ name }) => quoteIdentifier(name));
  const missing = entry.columns.filter(
    ({ name }) => known && !known.columns.some((column) => column.name === name),
  );
  if (missing.length > 0)
    return loadByDetour(
      client,
      entry,
      missing.map(({ name }) => name),
    );
  return startCopy(client, `COPY ${tableName(entry)} (${names.join(', ')}) FROM STDIN`);
}

/** A column that is there no more (pg-boss changed its tables): the others are taken over. */
async function loadByDetour(
  client: pg.Client,
  entry: TableEntry,
  missing: readonly string[],
): Promise<TableLoad> {
  const types = entry.columns.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`);
  await client.query(`CREATE TEMP TABLE detour (${types.join(', ')})`);
  const copy = startCopy(client, 'COPY detour FROM STDIN');
  const kept = entry.columns.filter(({ name }) => !missing.includes(name));
  const names = kept.map(({ name }) => quoteIdentifier(name)).join(', ');
  return {
    write: copy.write,
    end: async () => {
      const rows = await copy.end();
      await client.query(`INSERT INTO ${tableName(entry)} (${names}) SELECT ${names} FROM detour`);
      await client.query('DROP TABLE detour');
      return rows;
    },
  };
}

function startCopy(client: pg.Client, text: string): TableLoad {
  const stream = client.query(copyFrom(text));
  const done = finished(stream);
  done.catch(() => {});
  return {
    write: (bytes) => Promise.race([writeTo(stream, bytes), done]),
    end: async () => {
      stream.end();
      await done;
      return stream.rowCount;
    },
  };
}
