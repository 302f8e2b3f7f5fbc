import type { ImportFault } from '@matiz/domain/catalogue/import/import-fault.ts';
import type { ImportRow } from '@matiz/domain/catalogue/import/import-row.ts';
import { type RowContext, readRow } from '@matiz/domain/catalogue/import/read-row.ts';
import { keepAlive } from './batch.store.ts';
import type { FileRows } from './file-rows.ts';
import type { ImportDeps } from './import-deps.ts';
import { TakenOver } from './in-short-steps.ts';
import type { createLocalPictures } from './local-pictures.ts';
import { UnreadableFile } from './open-table.ts';
import { type Problem, recordProblems, stageRows } from './staging.store.ts';

export interface Staged {
  readonly rows: number;
  readonly bad: number;
  /** Pictures that lie in the internet. */
  readonly leftOut: number;
}

interface StageOptions {
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
  { format, columns, rows }: FileRows,
  context: RowContext,
  { pictures, signal }: StageOptions,
): Promise<Staged> {
  const counts = { rows: 0, bad: 0, leftOut: 0 };
  let held: ImportRow[] = [];
  let problems: Problem[] = [];
  let letters = 0;

  async function setDown(): Promise<void> {
    signal?.throwIfAborted();
    if (!(await keepAlive(sql, batchId, clock()))) throw new TakenOver();
    const repeated = await stageRows(sql, batchId, held);
    await recordProblems(sql, batchId, [...problems, ...repeated]);
    counts.bad += problems.length + repeated.length;
    [held, problems, letters] = [[], [], 0];
  }

  for await (const { line, cells } of rows) {
    counts.rows += 1;
    const read = await readWithPictures(cells, line);
    if (read.ok) held.push(read.value);
    else problems.push({ line, reasons: read.error });
    letters += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (held.length + problems.length >= rowsAtOnce || letters > lettersAtOnce) await setDown();
  }
  await setDown();
  if (counts.rows === 0) throw new UnreadableFile({ code: 'NO_ROWS' });
  return counts;

  async function readWithPictures(cells: readonly string[], line: number) {
    const read = readRow(cells, line, context);
    if (!read.ok) return read;
    const { product, version } = read.value;
    const hasNone = !product.image && !product.pictures && !version.swatchImage;
    if (hasNone) return read;
    const taken = await pictures.takeIn(read.value, columns, format === 'shopify');
    if (!taken.ok) return { ok: false, error: taken.error as ImportFault[] } as const;
    counts.leftOut += taken.value.leftOut;
    return { ok: true, value: taken.value.row } as const;
  }
}
