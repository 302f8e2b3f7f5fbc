import type { Address } from '#db/pool.ts';
import { type ArchiveRecord, readArchive, writeArchive } from './archive.ts';
import { dumpDatabase } from './dump-database.ts';
import { dumpFiles } from './files.ts';
import {
  type BackupCounts,
  countsOfNothing,
  entryEndSchema,
  entrySchema,
  type Manifest,
  manifestSchema,
} from './manifest.ts';

export interface BackupSource {
  readonly address: Address;
  readonly dataDir: string;
  /** Signs tokens and seals second factors: without it staff could not enter. */
  readonly secret: string;
}

/** What a file holds. */
export interface BackupContent {
  readonly manifest: Manifest;
  readonly counts: BackupCounts;
}

/**
 * Writes everything that the shop is into one sealed file, while it serves, and reads the file once
 * more: what it says was written is what is in it. Answers its size in bytes too.
 */
export async function takeBackup(
  source: BackupSource,
  { file, passphrase }: { file: string; passphrase: string },
): Promise<BackupContent & { readonly size: number }> {
  const counts = countsOfNothing();
  let taken: Manifest | undefined;
  const size = await writeArchive(
    file,
    passphrase,
    dump(source, counts, (m) => (taken = m)),
  );
  const read = await readContent(file, passphrase);
  const isSame = JSON.stringify(read) === JSON.stringify({ manifest: taken, counts });
  if (!isSame) throw new Error(`${file} does not hold what was written to it`);
  return { ...read, size };
}

async function* dump(
  { address, dataDir, secret }: BackupSource,
  counts: BackupCounts,
  taken: (manifest: Manifest) => void,
): AsyncGenerator<ArchiveRecord> {
  yield* dumpDatabase(address, counts, taken);
  yield* dumpFiles(dataDir, counts);
  const bytes = Buffer.from(secret);
  yield { kind: 'entry', value: { kind: 'secret', name: 'session' } };
  yield { kind: 'bytes', bytes };
  yield { kind: 'entryEnd', value: { bytes: bytes.length } };
  yield { kind: 'end' };
}

/** Reads a backup from its first byte to its last, and answers what it holds. */
async function readContent(file: string, passphrase: string): Promise<BackupContent> {
  const counts = countsOfNothing();
  let manifest: Manifest | undefined;
  await readArchive(file, passphrase, async (records) => {
    let kind = '';
    for await (const record of records) {
      if (record.kind === 'manifest') manifest = manifestSchema.parse(record.value);
      if (record.kind === 'entry') ({ kind } = entrySchema.parse(record.value));
      if (record.kind === 'entryEnd') count(kind, entryEndSchema.parse(record.value), counts);
    }
  });
  if (manifest === undefined) throw new Error(`${file} has no description`);
  return { manifest, counts };
}

function count(kind: string, end: { bytes: number; rows?: number | undefined }, to: BackupCounts) {
  if (kind === 'secret') return;
  if (kind === 'table') to.tables += 1;
  else to.files += 1;
  to.rows += end.rows ?? 0;
  to.bytes += end.bytes;
}
