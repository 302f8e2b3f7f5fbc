import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { writeBadRows } from './bad-rows.ts';
import { addCounts, closeBatch, forgetBatch } from './batch.store.ts';
import type { ImportDeps } from './import-deps.ts';
import type { ImportFailure, ImportReport, ImportRequest, ImportWatch } from './import-request.ts';
import { TakenOver } from './in-short-steps.ts';
import { addBrands, removeIdleBrands } from './journal.store.ts';
import { type ReadFile, readFile } from './read-file.ts';
import { clearStaging } from './staging.store.ts';
import { takeChunks } from './take-chunks.ts';
import { tidyUp } from './tidy-up.store.ts';

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
  const read = await readFile(deps, batchId, request, watch.signal);
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
  { file, encoding, isDryRun, category }: ImportRequest,
  { format, staged, newBrands, hasTaken }: ReadFile,
  watch: ImportWatch,
): Promise<ImportReport> {
  const { sql, plainImage } = deps;
  await addCounts(sql, batchId, { new: 0, changed: 0, unchanged: 0, bad: staged.bad });
  const brands = newBrands.map((brand) => ({ ...brand, image: plainImage }));
  if (!isDryRun) await addBrands(sql, batchId, brands);
  const outcome = await takeChunks(deps, batchId, { isDryRun, category, hasTaken, ...watch });
  // One whose rows were all bad is none.
  const brandsLeft = isDryRun ? null : await removeIdleBrands(sql, batchId);
  const badFile = await writeBadRows(sql, batchId, { file, encoding });
  await clearStaging(sql);
  return {
    ...outcome,
    batchId: isDryRun ? null : batchId,
    format,
    rows: staged.rows,
    bad: staged.bad + outcome.bad,
    newBrands: brandsLeft ?? newBrands.map(({ name }) => name),
    picturesLeftOut: staged.leftOut,
    badFile,
  };
}
