import { addNote } from '@matiz/domain/catalogue/import/formats/mend-cell.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { TakenOver } from './apply/in-short-steps.ts';
import {
  addBrands,
  addCategories,
  removeIdleBrands,
  removeIdleCategories,
} from './apply/journal.store.ts';
import { takeChunks } from './apply/take-chunks.ts';
import { writeBadRows } from './bad-rows.ts';
import { addCounts, closeBatch, forgetBatch } from './batch.store.ts';
import type { ImportDeps } from './import-deps.ts';
import type { ImportFailure, ImportReport, ImportRequest, ImportWatch } from './import-request.ts';
import { keepMapping } from './stage/mapping.store.ts';
import { type ReadFile, readFile } from './stage/read-file.ts';
import { clearStaging, readProblems } from './stage/staging.store.ts';
import { tidyUp } from './tidy-up.store.ts';

/** Rows whose reasons a report says itself; all of them stand in the file. */
const mostBadExamples = 20;

/** The work ended before its time; what it wrote stands, product by product, and can be undone. */
export class InterruptedImport extends Error {
  readonly batchId: string;
  constructor(batchId: string, cause: unknown) {
    super(`The import ${batchId} was interrupted`, { cause });
    this.batchId = batchId;
  }
}

/**
 * Imports a file (ADR 21): all of it is read and set down beside the catalogue, then taken product
 * by product in short transactions, each with what is needed to undo it. Throws
 * `InterruptedImport` when that breaks off; imported again, the file goes on where it was.
 */
export async function importFile(
  deps: ImportDeps,
  request: ImportRequest,
  watch: ImportWatch = {},
): Promise<Result<ImportReport, ImportFailure>> {
  const { sql, clock } = deps;
  const { isDryRun } = request;
  const batchId = deps.newId();
  const read = await readFile(deps, batchId, request, watch);
  if (!read.ok) return read;
  try {
    const report = await takeFile(deps, batchId, request, read.value, watch);
    if (isDryRun) await forgetBatch(sql, batchId);
    else await closeBatch(sql, batchId, 'done', clock());
    if (!isDryRun) await tidyUp(sql, report.newProducts + report.changedProducts);
    return ok(report);
  } catch (error) {
    if (isDryRun) await forgetBatch(sql, batchId).catch(() => {});
    else await closeBatch(sql, batchId, 'interrupted', clock()).catch(() => {});
    if (error instanceof TakenOver) return fail({ of: 'batch', fault: 'TAKEN_OVER' });
    throw isDryRun ? error : new InterruptedImport(batchId, error);
  }
}

/** Takes what was set down, and tells what became of it. */
async function takeFile(
  deps: ImportDeps,
  batchId: string,
  { file, isDryRun, splits, uploadId }: ImportRequest,
  read: ReadFile,
  watch: ImportWatch,
): Promise<ImportReport> {
  const { sql, clock } = deps;
  const { format, isForeign, encoding, mapped, staged, brand, category, hasTaken } = read;
  await addCounts(sql, batchId, { new: 0, changed: 0, unchanged: 0, bad: staged.bad });
  if (!isDryRun) await addNames(deps, batchId, read);
  const { rows } = staged;
  const options = { isDryRun, isForeign, category, brand, hasTaken, splits, rows, ...watch };
  const { barcodesLeftOut, ...outcome } = await takeChunks(deps, batchId, options);
  // What was named by bad rows only is none.
  const brandsLeft = isDryRun ? null : await removeIdleBrands(sql, batchId);
  const categoriesLeft = isDryRun ? null : await removeIdleCategories(sql, batchId);
  const { headerKey, mapping } = mapped;
  if (!isDryRun && headerKey !== null) await keepMapping(sql, headerKey, mapping, clock());
  const badFile = await writeBadRows(sql.reader, batchId, {
    file,
    encoding,
    isOnScreen: uploadId !== null,
  });
  const badExamples = await readProblems(sql.reader, batchId, 0, mostBadExamples);
  await clearStaging(sql);
  return {
    ...outcome,
    batchId: isDryRun ? null : batchId,
    format,
    encoding,
    mapping: [...mapping],
    isMappingKept: mapped.isKept,
    rows: staged.rows,
    repeated: staged.repeated,
    notes: addNote(staged.notes, 'BARCODE_LEFT_OUT', barcodesLeftOut),
    badFile,
    badExamples,
    bad: staged.bad + outcome.bad,
    newBrands: brandsLeft ?? read.newBrands.map(({ name }) => name),
    newCategories: categoriesLeft ?? read.newCategories.map(({ name }) => name),
    picturesLeftOut: staged.leftOut,
  };
}

async function addNames(
  { sql, plainImage: image }: ImportDeps,
  batchId: string,
  { newBrands, newCategories }: ReadFile,
): Promise<void> {
  const brands = newBrands.map((one) => ({ ...one, image }));
  await addBrands(sql, batchId, brands);
  const categories = newCategories.map((one) => ({ ...one, image }));
  await addCategories(sql, batchId, categories);
}
