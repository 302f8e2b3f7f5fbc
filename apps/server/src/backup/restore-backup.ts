import type { Address } from '#db/pool.ts';
import { StartProblem } from '#db/start/start-problem.ts';
import { type ArchiveRecord, readArchive } from './archive.ts';
import { startFile } from './files.ts';
import { beginLoad, type DatabaseLoad } from './load-database.ts';
import {
  type ArchiveEntry,
  type BackupCounts,
  countsOfNothing,
  entryEndSchema,
  entrySchema,
  type Manifest,
  manifestSchema,
} from './manifest.ts';

export interface RestoreTarget {
  /** An empty database. */
  readonly address: Address;
  /** Where the files go. */
  readonly dataDir: string;
}

export interface RestoredShop {
  readonly manifest: Manifest;
  readonly counts: BackupCounts;
  /** The secret of the shop's sessions and second factors. */
  readonly secret: string;
}

/** What takes the bytes of one entry; `end` answers how many rows they made. */
interface Taker {
  write(bytes: Buffer): Promise<void>;
  end(): Promise<number | undefined>;
  /** Leaves nothing open of what did not come whole. */
  abandon?(): Promise<void>;
}

/**
 * Fills an empty database and a folder from a backup. The database is filled in one transaction:
 * it stays without rows when the file turns out to be damaged. Throws `StartProblem`.
 */
export async function restoreBackup(
  file: string,
  passphrase: string,
  target: RestoreTarget,
): Promise<RestoredShop> {
  let load: DatabaseLoad | undefined;
  let taker: Taker | undefined;
  try {
    return await readArchive(file, passphrase, async (records) => {
      const [manifest, rest] = await readManifest(records);
      load = await beginLoad(target.address, manifest);
      const counts = countsOfNothing();
      const secret: Buffer[] = [];
      for await (const { entry, bytes } of entriesOf(rest)) {
        taker = await takerOf(entry, { load, dataDir: target.dataDir, secret });
        let end: unknown;
        let length = 0;
        for await (const record of bytes) {
          if (record.kind === 'entryEnd') end = record.value;
          if (record.kind !== 'bytes') continue;
          length += record.bytes.length;
          await taker.write(record.bytes);
        }
        const rows = await taker.end();
        const said = entryEndSchema.parse(end);
        if (said.bytes !== length || said.rows !== rows) throw incomplete(entry);
        add(counts, entry, length, rows);
      }
      await load.finish();
      return { manifest, counts, secret: Buffer.concat(secret).toString() };
    });
  } catch (error) {
    await taker?.abandon?.();
    await load?.abandon().catch(() => {});
    throw error;
  }
}

type Records = AsyncIterator<ArchiveRecord>;

async function readManifest(records: AsyncIterable<ArchiveRecord>): Promise<[Manifest, Records]> {
  const iterator = records[Symbol.asyncIterator]();
  const first = await iterator.next();
  const parsed = manifestSchema.safeParse(
    first.value?.kind === 'manifest' ? first.value.value : undefined,
  );
  if (!parsed.success) {
    throw new StartProblem(
      'El respaldo es de otro formato: restáuralo con la versión que lo hizo.',
    );
  }
  return [parsed.data, iterator];
}

async function* entriesOf(records: Records) {
  for (;;) {
    const { value, done } = await records.next();
    if (done) return;
    if (value.kind !== 'entry') continue;
    yield { entry: entrySchema.parse(value.value), bytes: untilEnd(records) };
  }
}

async function* untilEnd(records: Records): AsyncGenerator<ArchiveRecord> {
  for (;;) {
    const { value, done } = await records.next();
    if (done) return;
    yield value;
    if (value.kind === 'entryEnd') return;
  }
}

async function takerOf(
  entry: ArchiveEntry,
  to: { load: DatabaseLoad; dataDir: string; secret: Buffer[] },
): Promise<Taker> {
  switch (entry.kind) {
    case 'table':
      return to.load.table(entry);
    case 'file': {
      const file = await startFile(to.dataDir, entry.name);
      return {
        write: file.write,
        abandon: file.abandon,
        end: async () => {
          await file.end();
          return undefined;
        },
      };
    }
    case 'secret':
      return {
        write: async (bytes) => void to.secret.push(bytes),
        end: async () => undefined,
      };
  }
}

function add(to: BackupCounts, { kind }: ArchiveEntry, bytes: number, rows = 0): void {
  if (kind === 'secret') return;
  if (kind === 'table') to.tables += 1;
  else to.files += 1;
  to.rows += rows;
  to.bytes += bytes;
}

function incomplete(entry: ArchiveEntry): StartProblem {
  return new StartProblem(`El respaldo no trae ${entry.name} completo: usa otro.`);
}
