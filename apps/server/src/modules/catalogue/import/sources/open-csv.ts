import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { createGunzip } from 'node:zlib';
import type { FileRecord } from '@matiz/domain/catalogue/import/formats/shopify.ts';
import { CsvError, parse } from 'csv-parse';
import { type Encoding, findEncoding } from './encoding.ts';
import { UnreadableFile } from './unreadable-file.ts';

export interface CsvSource {
  readonly file: string;
  /** Its beginning, unpacked. */
  readonly beginning: Buffer;
  readonly isPacked: boolean;
}

/** A record beyond it is no record, but quotes that never close. */
const longestRecord = 256 * 1024;
const bytesAtOnce = 64 * 1024;

/** Opens a CSV to read it record by record, never as a whole. `encoding` null: it is found out. */
export async function openCsv(source: CsvSource, asked: Encoding | null) {
  const encoding = asked ?? (await findEncoding(source.beginning, () => bytesOf(source)));
  const delimiter = delimiterOf(new TextDecoder(encoding).decode(source.beginning));
  return { encoding, delimiter, records: readRecords(source, encoding, delimiter) };
}

/** The mark that stands most often in the first line that has any, outside of quotes. */
function delimiterOf(text: string): string {
  const lines = text.replace(/"[^"]*"/g, '').split(/[\r\n]+/, 30);
  const count = (line: string) =>
    [';', '\t', ','].map((mark) => ({ mark, count: line.split(mark).length }));
  const counted = lines.map((line) =>
    count(line).reduce((best, one) => (one.count >= best.count ? one : best)),
  );
  const most = Math.max(...counted.map((one) => one.count));
  return counted.find((one) => one.count >= most * 0.6)?.mark ?? ',';
}

async function* readRecords(
  source: CsvSource,
  encoding: Encoding,
  delimiter: string,
): AsyncGenerator<FileRecord> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    max_record_size: longestRecord,
  });
  pipeline(Readable.from(decode(source, encoding)), parser, () => {
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
async function* decode(source: CsvSource, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let lines = 1;
  for await (const bytes of bytesOf(source) as AsyncIterable<Buffer>) {
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

function bytesOf({ file, isPacked }: CsvSource): Readable {
  const bytes = createReadStream(file, { highWaterMark: bytesAtOnce });
  if (!isPacked) return bytes;
  return pipeline(bytes, createGunzip(), () => {
    // Anyone who reads gets the same error.
  });
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
