import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { access, constants, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { sayImportFault } from '@matiz/contracts/catalogue/import-sentences.ts';
import { reportColumns } from '@matiz/domain/catalogue/import/columns.ts';
import { writeSafeCell } from '@matiz/domain/catalogue/import/spreadsheet-cell.ts';
import { stringify } from 'csv-stringify/sync';
import type { SqlReader } from '#db/sql.ts';
import type { Encoding } from './sources/encoding.ts';
import { openTable } from './sources/open-table.ts';
import { type Problem, readProblems } from './stage/staging.store.ts';

/** Reasons that are held at once. */
const page = 1_000;
/** So that a spreadsheet knows the letters. */
const mark = '\ufeff';

/**
 * Writes the rows that were not taken into a file beside the input, as they stood there and with
 * the reason: corrected, it can be imported as it is. Reads the input a second time instead of
 * holding it. Answers the file's path; null when no row was bad.
 */
export async function writeBadRows(
  sql: SqlReader,
  batchId: string,
  input: {
    readonly file: string;
    readonly encoding: Encoding | null;
    readonly isOnScreen: boolean;
  },
): Promise<string | null> {
  const problems = problemsOf(sql, batchId);
  let next = await problems.next();
  if (next.done) return null;
  const { header, delimiter, records } = await openTable(input.file, input.encoding);
  const file = await badFileOf(input.file);
  const draft = `${file}.parcial`;
  const out = createWriteStream(draft);
  const write = async (cells: readonly string[]) => {
    const text = stringify([cells.map(writeSafeCell)], { delimiter });
    if (!out.write(text)) await once(out, 'drain');
  };
  out.write(mark);
  const own = header.map((name) => !reportColumns.some((report) => report === name));
  const ownOf = (cells: readonly string[]) => cells.filter((_cell, index) => own[index] ?? true);
  await write([...ownOf(header), ...reportColumns]);
  for await (const { line, cells } of records) {
    if (next.done) break;
    if (line !== next.value.line) continue;
    const reasons = next.value.reasons.map((fault) => sayImportFault(fault, input)).join(' ');
    // A row of too few cells still has its reason under its name.
    const padded = [...ownOf(cells), ...Array(Math.max(0, header.length - cells.length)).fill('')];
    await write([...padded, String(line), reasons]);
    next = await problems.next();
  }
  out.end();
  await finished(out);
  await rename(draft, file);
  return file;
}

/**
 * `precios.csv` has its bad rows in `precios.filas-malas.csv`, in the system's temporary folder when
 * its own cannot be written into.
 */
async function badFileOf(file: string): Promise<string> {
  const { dir, name } = path.parse(file);
  const folder = await access(dir, constants.W_OK).then(
    () => dir,
    () => tmpdir(),
  );
  return path.join(folder, `${name}.filas-malas.csv`);
}

async function* problemsOf(sql: SqlReader, batchId: string): AsyncGenerator<Problem, undefined> {
  let after = 0;
  for (;;) {
    const problems = await readProblems(sql, batchId, after, page);
    yield* problems;
    const last = problems.at(-1);
    if (last === undefined) return undefined;
    after = last.line;
  }
}
