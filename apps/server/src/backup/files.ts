import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { systemCode } from '#db/start/start-problem.ts';
import type { ArchiveRecord } from './archive.ts';
import type { BackupCounts } from './manifest.ts';

/** What lies in DATA_DIR and can be made from nothing else: originals, and files under way. */
const folders = ['pictures', 'picture-uploads', 'imports'];

/**
 * The files of DATA_DIR, read after the database: what a row names is there before the row is
 * committed, and is never changed.
 */
export async function* dumpFiles(
  dataDir: string,
  counts: BackupCounts,
): AsyncGenerator<ArchiveRecord> {
  for (const folder of folders) {
    for (const file of await listFiles(path.join(dataDir, folder))) {
      yield* dumpFile(dataDir, path.relative(dataDir, file), counts);
    }
  }
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    return found
      .filter((each) => each.isFile())
      .map((each) => path.join(each.parentPath, each.name))
      .sort();
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** One that went away since it was listed was a draft. */
async function* dumpFile(
  dataDir: string,
  name: string,
  counts: BackupCounts,
): AsyncGenerator<ArchiveRecord> {
  const handle = await open(path.join(dataDir, name)).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (handle === null) return;
  yield { kind: 'entry', value: { kind: 'file', name: name.split(path.sep).join('/') } };
  let bytes = 0;
  const stream = createReadStream('', { fd: handle, highWaterMark: 256 * 1024 });
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    yield { kind: 'bytes', bytes: chunk };
  }
  counts.files += 1;
  counts.bytes += bytes;
  yield { kind: 'entryEnd', value: { bytes } };
}

/** Writes a file below a folder: beside its place first, so that nobody reads half of it. */
export async function startFile(folder: string, name: string) {
  const file = path.join(folder, name);
  const draft = `${file}.restaurando`;
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(draft, 'w');
  return {
    write: async (bytes: Buffer) => void (await handle.writeFile(bytes)),
    end: async () => {
      await handle.close();
      await rename(draft, file);
    },
    abandon: async () => {
      await handle.close().catch(() => {});
      await rm(draft, { force: true });
    },
  };
}
