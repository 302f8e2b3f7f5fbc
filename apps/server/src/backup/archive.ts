import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { StartProblem } from '#db/start/start-problem.ts';
import { createByteReader } from './byte-reader.ts';
import { openFrames, sealFrames } from './sealed-frames.ts';

/** What is in a backup: its description first, then entries with their bytes, then its end. */
export type ArchiveRecord =
  | { readonly kind: 'manifest'; readonly value: unknown }
  | { readonly kind: 'entry'; readonly value: unknown }
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'entryEnd'; readonly value: unknown }
  | { readonly kind: 'end' };

const codes = { manifest: 77, entry: 69, bytes: 68, entryEnd: 90, end: 88 } as const;
const kinds = new Map(
  (Object.keys(codes) as (keyof typeof codes)[]).map((kind) => [codes[kind], kind] as const),
);
/** A record is never longer: a length beyond it is damage, and nothing is allocated for it. */
const mostBytes = 64 * 1024 * 1024;

/** Writes records to a file, compressed and sealed; whole or not at all. Answers its size. */
export async function writeArchive(
  file: string,
  passphrase: string,
  records: AsyncIterable<ArchiveRecord>,
): Promise<number> {
  const draft = `${file}.incompleto`;
  try {
    await pipeline(
      Readable.from(encode(records), { objectMode: false, highWaterMark: 1024 * 1024 }),
      createZstdCompress(),
      (source: AsyncIterable<Buffer>) => sealFrames(source, passphrase),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return (await stat(file)).size;
}

/** Hands the records of a file to `use`. Throws `StartProblem` where it is not whole and ours. */
export async function readArchive<T>(
  file: string,
  passphrase: string,
  use: (records: AsyncIterable<ArchiveRecord>) => Promise<T>,
): Promise<T> {
  const answer: { value?: T } = {};
  await pipeline(
    createReadStream(file, { highWaterMark: 1024 * 1024 }),
    (source: AsyncIterable<Buffer>) => openFrames(source, passphrase),
    createZstdDecompress(),
    async (source: AsyncIterable<Buffer>) => {
      answer.value = await use(decode(source));
    },
  );
  return answer.value as T;
}

async function* encode(records: AsyncIterable<ArchiveRecord>): AsyncGenerator<Buffer> {
  for await (const record of records) {
    const payload = payloadOf(record);
    const head = Buffer.alloc(5);
    head[0] = codes[record.kind];
    head.writeUInt32BE(payload.length, 1);
    yield head;
    if (payload.length > 0) yield payload;
  }
}

function payloadOf(record: ArchiveRecord): Buffer {
  if (record.kind === 'bytes') return record.bytes;
  return record.kind === 'end' ? Buffer.alloc(0) : Buffer.from(JSON.stringify(record.value));
}

async function* decode(source: AsyncIterable<Buffer>): AsyncGenerator<ArchiveRecord> {
  const reader = createByteReader(source);
  for (;;) {
    const head = await reader.take(5);
    const kind = kinds.get((head?.[0] ?? 0) as 77);
    const length = head?.readUInt32BE(1) ?? 0;
    const payload = length > mostBytes ? null : await reader.take(length);
    if (kind === undefined || payload === null) {
      throw new StartProblem('El respaldo está incompleto: usa otro.');
    }
    if (kind === 'bytes') yield { kind, bytes: payload };
    else if (kind === 'end') yield { kind };
    else yield { kind, value: JSON.parse(payload.toString()) };
    // Read to the end of the stream, so that its last frame is looked at as well.
    if (kind === 'end' && (await reader.isAtEnd())) return;
  }
}
