import { type FileHandle, open } from 'node:fs/promises';
import { constants, gunzipSync } from 'node:zlib';
import type { FileRecord } from '@matiz/domain/catalogue/import/formats/shopify.ts';
import { findHeader } from '@matiz/domain/catalogue/import/mapping/find-header.ts';
import type { Encoding } from './encoding.ts';
import { openCsv } from './open-csv.ts';
import { openObjects } from './open-objects.ts';
import { openWorkbook } from './open-workbook.ts';
import type { Table } from './table.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** What is looked at to find out how a file is written. */
const sampleBytes = 64 * 1024;
/** Records that are looked at to find the header and to propose what the columns are. */
const sampleRecords = 200;
/** What a spreadsheet in Colombia takes for the next cell. */
const usualDelimiter = ';';

/**
 * Opens a file as a table, whatever it is written in: a CSV, a workbook, a list of objects, packed
 * or not. Throws `UnreadableFile` for one that is none of them.
 */
export async function openTable(file: string, encoding: Encoding | null = null): Promise<Table> {
  const start = await readStart(file);
  const isPacked = start.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]));
  const beginning = isPacked ? unpackStart(start) : start;
  const four = beginning.toString('latin1', 0, 4);
  if (four.startsWith('PK')) return tableOf(listed(await openWorkbook(file)), usualDelimiter, null);
  // What Excel wrote before there was .xlsx, and wraps a book in that asks for a password.
  if (four.startsWith('\xd0\xcf')) {
    const isWrapped = /\.xls[xm]$/i.test(file);
    throw new UnreadableFile({ code: isWrapped ? 'LOCKED_WORKBOOK' : 'OLD_WORKBOOK' });
  }
  if (four.startsWith('%PDF')) throw new UnreadableFile({ code: 'NOT_A_TABLE' });
  if (/^(\xef\xbb\xbf)?\s*[[{]/.test(beginning.toString('latin1', 0, 200))) {
    const { header, records } = await openObjects(file, isPacked);
    return tableOf(listed([{ line: 1, cells: header }, ...records]), usualDelimiter, null);
  }
  const csv = await openCsv({ file, beginning, isPacked }, encoding);
  return tableOf(csv.records, csv.delimiter, csv.encoding);
}

/** Finds the header among the first records: lists often begin with a title. */
async function tableOf(
  records: AsyncGenerator<FileRecord>,
  delimiter: string,
  encoding: Encoding | null,
): Promise<Table> {
  const first: FileRecord[] = [];
  while (first.length <= sampleRecords) {
    const next = await records.next();
    if (next.done) break;
    first.push(next.value);
  }
  const place = findHeader(first.map(({ cells }) => cells));
  const header = first[place];
  if (header === undefined) throw new UnreadableFile({ code: 'EMPTY' });
  const sample = first.slice(place + 1);
  const names = header.cells.map((name) => name.trim());
  const isOpen = encoding === null;
  async function* rest() {
    try {
      for (const record of sample) yield fitted(record);
      for await (const record of records) yield fitted(record);
    } finally {
      await records.return(undefined);
    }
  }
  /** A workbook leaves out the empty cells at the end of a row. */
  function fitted({ line, cells }: FileRecord): FileRecord {
    if (!isOpen || cells.length === names.length) return { line, cells };
    const missing = Math.max(0, names.length - cells.length);
    return { line, cells: [...cells.slice(0, names.length), ...Array(missing).fill('')] };
  }
  return { header: names, delimiter, encoding, sample: sample.map(fitted), records: rest() };
}

async function* listed(records: readonly FileRecord[]): AsyncGenerator<FileRecord> {
  yield* records;
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file).catch(() => null);
  if (handle === null) throw new UnreadableFile({ code: 'NO_FILE' });
  const start = await readFrom(handle).finally(() => handle.close());
  if (start.length === 0) throw new UnreadableFile({ code: 'EMPTY' });
  return start;
}

async function readFrom(handle: FileHandle): Promise<Buffer> {
  // A folder, for instance, opens and cannot be read.
  const read = await handle.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0).catch(() => null);
  if (read === null) throw new UnreadableFile({ code: 'NO_FILE' });
  return read.buffer.subarray(0, read.bytesRead);
}

function unpackStart(start: Buffer): Buffer {
  try {
    // It ends in the middle, which is no fault of the file.
    const most = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 64 * 1024 * 1024 };
    return gunzipSync(start, most).subarray(0, sampleBytes);
  } catch {
    throw new UnreadableFile({ code: 'NOT_A_TABLE' });
  }
}
