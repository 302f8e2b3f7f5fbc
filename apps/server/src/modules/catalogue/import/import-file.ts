import path from 'node:path';
import type { BatchFault } from '@matiz/contracts/import-sentences.ts';
import type { FileFault } from '@matiz/domain/catalogue/import/import-fault.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { applyChunk, type Outcome } from './apply-chunk.ts';
import { writeBadRows } from './bad-rows.ts';
import { addCounts, closeBatch, forgetBatch, openBatch } from './batch.store.ts';
import { type FileRows, openRows } from './file-rows.ts';
import type { ImportDeps } from './import-deps.ts';
import { inShortStep, TakenOver } from './in-short-steps.ts';
import { addBrands, removeIdleBrands } from './journal.store.ts';
import { createLocalPictures } from './local-pictures.ts';
import { type Chunk, nextChunk } from './next-chunk.ts';
import { type Encoding, UnreadableFile } from './open-table.ts';
import { type Staged, stageFile } from './stage-file.ts';
import { clearStaging } from './staging.store.ts';
import { readVocabulary } from './vocabulary.store.ts';
import { createNames } from './vocabulary.ts';

export interface ImportRequest {
  readonly file: string;
  readonly isDryRun: boolean;
  /** Null: from the command line. */
  readonly actorId: string | null;
  /** The warehouse of columns that name none. */
  readonly warehouse: string | null;
  readonly createBrands: boolean;
  /** The address of the category of new products that name none that is known. */
  readonly category: string | null;
  /** Pesos of one unit of the file's currency; null: it speaks of pesos. */
  readonly rate: number | null;
  readonly encoding: Encoding;
}

export interface ImportReport extends Outcome {
  /** Null for a dry run, which leaves none. */
  readonly batchId: string | null;
  readonly format: FileRows['format'];
  readonly rows: number;
  readonly newBrands: readonly string[];
  readonly picturesLeftOut: number;
  readonly badFile: string | null;
}

export type ImportFailure =
  | { readonly of: 'file'; readonly fault: FileFault }
  | { readonly of: 'batch'; readonly fault: BatchFault }
  | { readonly of: 'option'; readonly option: 'warehouse' | 'category'; readonly value: string };

/** For whoever waits for it. */
export interface ImportWatch {
  /** Ends the work after the step that runs. */
  readonly signal?: AbortSignal;
  /** Called after each step with the rows that were taken so far. */
  readonly onProgress?: (rows: number) => void;
}

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
  const { file, encoding, isDryRun } = request;
  const vocabulary = await readVocabulary(sql);
  const names = createNames(vocabulary, request);
  const option = faultOfOptions(request, vocabulary.warehouses, names.hasCategory);
  if (option) return fail(option);

  const batchId = deps.newId();
  let staged: Staged;
  let rows: FileRows;
  const pictures = createLocalPictures({
    intake: deps.pictures,
    folder: path.dirname(file),
    keep: !isDryRun,
    mostBytes: deps.mostPictureBytes,
  });
  try {
    const warehouses = { known: vocabulary.warehouses, chosen: request.warehouse };
    rows = await openRows(file, encoding, warehouses);
    const batch = { id: batchId, fileName: path.basename(file), format: rows.format };
    const isOpen = await openBatch(sql, { ...batch, actorId: request.actorId, now: clock() });
    if (!isOpen) {
      await rows.rows.return(undefined);
      return fail({ of: 'batch', fault: 'BUSY' });
    }
    await clearStaging(sql);
    const context = { columns: rows.columns, rate: request.rate, ...names };
    staged = await stageFile(deps, batchId, rows, context, { pictures, signal: watch.signal });
  } catch (error) {
    await forgetBatch(sql, batchId);
    if (error instanceof UnreadableFile) return fail({ of: 'file', fault: error.fault });
    throw error;
  }

  try {
    await addCounts(sql, batchId, { new: 0, changed: 0, unchanged: 0, bad: staged.bad });
    const newBrands = [...names.newBrands.values()];
    if (!isDryRun) {
      const image = deps.plainImage;
      await addBrands(
        sql,
        batchId,
        newBrands.map((brand) => ({ ...brand, image })),
      );
    }
    const outcome = await applyAll(deps, batchId, request, pictures.hasTaken, watch);
    // One whose rows were all bad is none.
    const brandsLeft = isDryRun ? null : await removeIdleBrands(sql, batchId);
    const badFile = await writeBadRows(sql, batchId, { file, encoding });
    await clearStaging(sql);
    if (isDryRun) await forgetBatch(sql, batchId);
    else await closeBatch(sql, batchId, 'done', clock());
    return ok({
      ...outcome,
      batchId: isDryRun ? null : batchId,
      format: rows.format,
      rows: staged.rows,
      bad: staged.bad + outcome.bad,
      newBrands: brandsLeft ?? newBrands.map(({ name }) => name),
      picturesLeftOut: staged.leftOut,
      badFile,
    });
  } catch (error) {
    if (isDryRun) await forgetBatch(sql, batchId).catch(() => {});
    else await closeBatch(sql, batchId, 'interrupted', clock()).catch(() => {});
    if (error instanceof TakenOver) return fail({ of: 'batch', fault: 'TAKEN_OVER' });
    throw isDryRun ? error : new InterruptedImport(batchId, error);
  }
}

async function applyAll(
  deps: ImportDeps,
  batchId: string,
  { isDryRun, category }: ImportRequest,
  hasTaken: (key: string) => boolean,
  { signal, onProgress }: ImportWatch,
): Promise<Outcome> {
  const { sql, clock, plainImage } = deps;
  const known = new Map<string, boolean>();
  const isPicture = (key: string) => known.get(key) ?? hasTaken(key);
  const today = bogotaDate(clock());
  let sum: Outcome = {
    ...{ new: 0, changed: 0, unchanged: 0, bad: 0, newProducts: 0, changedProducts: 0 },
  };
  let after = '';
  for (;;) {
    signal?.throwIfAborted();
    const chunk = await nextChunk(sql, batchId, after);
    if (chunk === null) return sum;
    await learnPictures(deps, chunk, known);
    const context = { batchId, isDryRun, today, plainImage, category, isPicture, now: clock() };
    const outcome = await inShortStep(deps, batchId, (tx) => applyChunk(tx, chunk, context));
    sum = add(sum, outcome);
    after = chunk.last;
    onProgress?.(sum.new + sum.changed + sum.unchanged + sum.bad);
  }
}

/** Which of the keys that a chunk names are of pictures that the shop has. */
async function learnPictures(
  { pictures }: ImportDeps,
  { products }: Chunk,
  known: Map<string, boolean>,
): Promise<void> {
  known.clear();
  for (const { product, version } of [...products.values()].flat()) {
    for (const key of [product.image, version.swatchImage, ...(product.pictures ?? [])]) {
      if (key && !known.has(key) && (await pictures.has(key))) known.set(key, true);
    }
  }
}

function add(one: Outcome, other: Outcome): Outcome {
  return {
    new: one.new + other.new,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    bad: one.bad + other.bad,
    newProducts: one.newProducts + other.newProducts,
    changedProducts: one.changedProducts + other.changedProducts,
  };
}

function faultOfOptions(
  { warehouse, category }: ImportRequest,
  warehouses: readonly string[],
  hasCategory: (slug: string) => boolean,
): ImportFailure | null {
  if (warehouse !== null && !warehouses.includes(warehouse)) {
    return { of: 'option', option: 'warehouse', value: warehouse };
  }
  if (category !== null && !hasCategory(category)) {
    return { of: 'option', option: 'category', value: category };
  }
  return null;
}
