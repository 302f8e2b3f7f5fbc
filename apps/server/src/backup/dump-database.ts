import { once } from 'node:events';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectionConfig } from '#db/connection/connections.ts';
import { quoteIdentifier } from '#db/connection/render-sql.ts';
import { type Address, withoutLimits } from '#db/pool.ts';
import type { ArchiveRecord } from './archive.ts';
import { readMigrationsOf, readSequences, readTables } from './catalogue-of-tables.ts';
import type { BackupCounts, Manifest, TableEntry } from './manifest.ts';

/** Bytes that are gathered before they make a record. */
const recordBytes = 128 * 1024;

/** A client without limits, for reading or writing whole tables. */
export async function openClient(address: Address): Promise<pg.Client> {
  const client = new pg.Client(connectionConfig(address, withoutLimits));
  // What breaks is told by the statement that runs.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * Everything that the database holds at one moment, while it serves: one snapshot, which waits for
 * nobody and keeps nobody waiting. `taken` hears of the description before the first table.
 */
export async function* dumpDatabase(
  address: Address,
  counts: BackupCounts,
  taken: (manifest: Manifest) => void,
): AsyncGenerator<ArchiveRecord> {
  const client = await openClient(address);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const manifest = await describe(client);
    taken(manifest);
    yield { kind: 'manifest', value: manifest };
    for (const table of await readTables(client)) {
      yield { kind: 'entry', value: table };
      yield* dumpTable(client, table, counts);
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

async function describe(client: pg.Client): Promise<Manifest> {
  const { rows } = await client.query<{ at: string; version: string }>(
    `SELECT to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
       current_setting('server_version') AS version`,
  );
  return {
    format: 1,
    takenAt: rows[0]?.at ?? '',
    postgres: rows[0]?.version ?? '',
    migrations: await readMigrationsOf(client),
    sequences: await readSequences(client),
  };
}

async function* dumpTable(
  client: pg.Client,
  table: TableEntry,
  counts: BackupCounts,
): AsyncGenerator<ArchiveRecord> {
  // A partitioned table is read by a question; for the others it costs the same.
  const columns = table.columns.map(({ name }) => quoteIdentifier(name)).join(', ');
  const copying = client.query(
    copyTo(`COPY (SELECT ${columns} FROM ${tableName(table)}) TO STDOUT`),
  );
  let bytes = 0;
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of copying as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < recordBytes) continue;
    yield { kind: 'bytes', bytes: Buffer.concat(waiting) };
    bytes += length;
    waiting = [];
    length = 0;
  }
  if (length > 0) yield { kind: 'bytes', bytes: Buffer.concat(waiting) };
  bytes += length;
  // How many there were is told behind the last of them, perhaps later than the stream's end.
  await client.query('SELECT 1');
  const rows = copying.rowCount;
  counts.tables += 1;
  counts.rows += rows;
  counts.bytes += bytes;
  yield { kind: 'entryEnd', value: { bytes, rows } };
}

export function tableName({ schema, name }: Pick<TableEntry, 'schema' | 'name'>): string {
  return `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
}

/** Writes to a stream that may be full for a moment. */
export async function writeTo(stream: NodeJS.WritableStream, bytes: Buffer): Promise<void> {
  if (!stream.write(bytes)) await once(stream, 'drain');
}
