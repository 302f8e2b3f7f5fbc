import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import type { FileFault } from '@matiz/domain/catalogue/import/import-fault.ts';
import type { FileRecord } from '@matiz/domain/catalogue/import/shopify.ts';
import { CsvError, parse } from 'csv-parse';

/** How a file says its letters; unless told otherwise, UTF-8 and nothing else. */
export const encodings = ['utf-8', 'latin1', 'utf-16le'] as const;
export type Encoding = (typeof encodings)[number];

/** A file that turned out not to be readable, which may be seen in its last byte only. */
export class UnreadableFile extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(`The file cannot be read: ${fault.code}`);
    this.fault = fault;
  }
}

export interface Table {
  readonly header: readonly string[];
  readonly delimiter: string;
  /** Can be read once. Throws `UnreadableFile`. */
  readonly records: AsyncGenerator<FileRecord>;
}

/** What is looked at to find out how a file is written. */
const sampleBytes = 64 * 1024;
/** A record beyond it is no record, but quotes that never close. */
const longestRecord = 256 * 1024;

/**
 * Opens a CSV and reads it record by record, never as a whole. Throws `UnreadableFile` for one
 * that is none: empty, in another encoding than the one named, or something else altogether.
 */
export async function openTable(file: string, encoding: Encoding = 'utf-8'): Promise<Table> {
  const delimiter = delimiterOf(decodeSample(await readSample(file), encoding));
  const records = readRecords(file, encoding, delimiter);
  const first = await records.next();
  if (first.done) throw new UnreadableFile({ code: 'EMPTY' });
  return { header: first.value.cells.map((name) => name.trim()), delimiter, records };
}

async function readSample(file: string): Promise<Buffer> {
  const handle = await open(file).catch(() => null);
  if (handle === null) throw new UnreadableFile({ code: 'NO_FILE' });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    if (bytesRead === 0) throw new UnreadableFile({ code: 'EMPTY' });
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    // A folder, for instance.
    throw new UnreadableFile({ code: 'NO_FILE' });
  } finally {
    await handle.close();
  }
}

/** The beginning of the file as text; says what it is in when it is not what it should be. */
function decodeSample(sample: Buffer, encoding: Encoding): string {
  if (encoding !== 'utf-16le') {
    const isMarked = /^(\xff\xfe|\xfe\xff)/.test(sample.toString('latin1', 0, 2));
    const nulls = sample.filter((byte) => byte === 0).length;
    if (isMarked || nulls > sample.length / 8) throw new UnreadableFile({ code: 'UTF16' });
    // `PK`, `%PDF`: a workbook or a document that was only renamed.
    if (nulls > 0 || /^(PK|%PDF|\xd0\xcf)/.test(sample.toString('latin1', 0, 4))) {
      throw new UnreadableFile({ code: 'NOT_A_TABLE' });
    }
  }
  return new TextDecoder(encoding).decode(sample);
}

/** The mark that stands most often in the header, outside of quotes. */
function delimiterOf(text: string): string {
  const header = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? '';
  const counted = [';', '\t', ','].map((mark) => ({ mark, count: header.split(mark).length }));
  return counted.reduce((best, one) => (one.count >= best.count ? one : best)).mark;
}

async function* readRecords(
  file: string,
  encoding: Encoding,
  delimiter: string,
): AsyncGenerator<FileRecord> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    max_record_size: longestRecord,
  });
  pipeline(Readable.from(decode(file, encoding)), parser, () => {
    // The parser ends with the same error, and is read below.
  });
  let line = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      line += 1;
      // Rows that a spreadsheet left empty at its end.
      if (cells.some((cell) => cell.trim() !== '')) yield { line, cells };
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new UnreadableFile({ code: 'BROKEN_QUOTES', line: line + 1 });
    throw error;
  }
}

/** Throws where bytes are no letters, with the line where they stand. */
async function* decode(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let lines = 1;
  for await (const bytes of createReadStream(file, { highWaterMark: sampleBytes })) {
    const text = decodeStrictly(decoder, bytes);
    if (text === null) {
      const upTo = new TextDecoder(encoding).decode(bytes).split('\ufffd', 1)[0] ?? '';
      throw new UnreadableFile({ code: 'WRONG_ENCODING', line: lines + countLines(upTo) });
    }
    lines += countLines(text);
    yield text;
  }
  if (decodeStrictly(decoder, null) === null) {
    throw new UnreadableFile({ code: 'WRONG_ENCODING', line: lines });
  }
}

/** The next letters, or the last ones for null; null when the bytes are none. */
function decodeStrictly(decoder: TextDecoder, bytes: Uint8Array | null): string | null {
  try {
    return bytes === null ? decoder.decode() : decoder.decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
