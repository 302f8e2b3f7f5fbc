import { addNote, type RowNote } from '@matiz/domain/catalogue/import/formats/mend-cell.ts';
import type { ImportFault } from '@matiz/domain/catalogue/import/import-fault.ts';
import type { ImportRow } from '@matiz/domain/catalogue/import/import-row.ts';
import { type RowContext, readRow } from '@matiz/domain/catalogue/import/read-row.ts';
import { isExample } from '@matiz/domain/catalogue/import/template.ts';
import { TakenOver } from '../apply/in-short-steps.ts';
import { keepAlive } from '../batch.store.ts';
import type { ImportDeps } from '../import-deps.ts';
import type { ImportWatch } from '../import-request.ts';
import type { createLocalPictures } from '../local-pictures.ts';
import { UnreadableFile } from '../sources/unreadable-file.ts';
import type { FileRows } from './file-rows.ts';
import { type Problem, recordProblems, stageRows, takeRepeatedBarcodes } from './staging.store.ts';

export interface StagedFile {
  readonly rows: number;
  readonly bad: number;
  /** Rows that say what another one said. */
  readonly repeated: number;
  /** Pictures that lie in the internet. */
  readonly leftOut: number;
  /** In how many rows something was mended. */
  readonly notes: Partial<Record<RowNote, number>>;
}

interface StageOptions {
  readonly onProgress?: ImportWatch['onProgress'] | undefined;
  readonly pictures: ReturnType<typeof createLocalPictures>;
  readonly signal?: AbortSignal | undefined;
}

/** What is held before it is set down. */
const rowsAtOnce = 500;
const lettersAtOnce = 1_000_000;

/**
 * Reads a whole file and sets its rows down beside the catalogue, before anything is changed: a
 * fault in its last byte finds the shop as it was. Throws `UnreadableFile`.
 */
export async function stageFile(
  { sql, clock }: ImportDeps,
  batchId: string,
  { isForeign, columns, rows }: FileRows,
  context: RowContext,
  { pictures, signal, onProgress }: StageOptions,
): Promise<StagedFile> {
  const counts = { rows: 0, bad: 0, repeated: 0, leftOut: 0, notes: {} as StagedFile['notes'] };
  let held: ImportRow[] = [];
  let problems: Problem[] = [];
  let letters = 0;
  /** What was read before is written while the file is read on, one part after the other. */
  let writing = Promise.resolve();

  async function setDown(): Promise<void> {
    await writing;
    signal?.throwIfAborted();
    writing = write(held, problems);
    // Told where it is waited for.
    writing.catch(() => {});
    [held, problems, letters] = [[], [], 0];
  }

  async function write(rows: readonly ImportRow[], faults: readonly Problem[]): Promise<void> {
    if (!(await keepAlive(sql, batchId, clock()))) throw new TakenOver();
    const repeated = await stageRows(sql, batchId, rows);
    // Lists of what was sold name the same goods again and again.
    const bad = repeated.filter(({ isSame }) => !isForeign || !isSame);
    await recordProblems(sql, batchId, [...faults, ...bad.map(({ problem }) => problem)]);
    counts.bad += faults.length + bad.length;
    counts.repeated += repeated.length - bad.length;
    await onProgress?.(counts.rows, null);
  }

  const codeAt = columns.findIndex((column) => column?.key === 'productCode');
  try {
    for await (const { line, cells } of rows) {
      if (isExample(cells[codeAt] ?? '')) continue;
      counts.rows += 1;
      const read = await readWithPictures(cells, line);
      if (read.ok) held.push(read.value);
      else problems.push({ line, reasons: read.error });
      letters += cells.reduce((sum, cell) => sum + cell.length, 0);
      if (held.length + problems.length >= rowsAtOnce || letters > lettersAtOnce) await setDown();
    }
    await setDown();
    await writing;
  } finally {
    // A file that ends in a fault leaves nothing under way.
    await writing.catch(() => {});
  }
  if (columns.some((column) => column?.key === 'barcodes')) await lookForRepeatedBarcodes();
  if (counts.rows === 0) throw new UnreadableFile({ code: 'NO_ROWS' });
  return counts;

  async function lookForRepeatedBarcodes(): Promise<void> {
    const found = await takeRepeatedBarcodes(sql, batchId, { keepsRows: isForeign });
    if (isForeign) counts.notes = addNote(counts.notes, 'BARCODE_LEFT_OUT', found.length);
    else {
      await recordProblems(sql, batchId, found);
      counts.bad += found.length;
    }
  }

  async function readWithPictures(cells: readonly string[], line: number) {
    const read = readRow(cells, line, context);
    if (!read.ok) return read;
    const { row, notes } = read.value;
    for (const note of new Set(notes)) counts.notes = addNote(counts.notes, note, 1);
    const { product, version } = row;
    const hasNone = !product.image && !product.pictures && !version.swatchImage;
    if (hasNone) return { ok: true, value: row } as const;
    const taken = await pictures.takeIn(row, columns, isForeign);
    if (!taken.ok) return { ok: false, error: taken.error as ImportFault[] } as const;
    counts.leftOut += taken.value.leftOut;
    return { ok: true, value: taken.value.row } as const;
  }
}
