import path from 'node:path';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { forgetBatch, openBatch } from './batch.store.ts';
import { type FileRows, openRows } from './file-rows.ts';
import type { ImportDeps } from './import-deps.ts';
import type { ImportFailure, ImportRequest } from './import-request.ts';
import { createLocalPictures } from './local-pictures.ts';
import { UnreadableFile } from './open-table.ts';
import { type Staged, stageFile } from './stage-file.ts';
import { clearStaging } from './staging.store.ts';
import { readVocabulary } from './vocabulary.store.ts';
import { createNames } from './vocabulary.ts';

/** A file all of whose rows are set down beside the catalogue. */
export interface ReadFile {
  readonly format: FileRows['format'];
  readonly staged: Staged;
  readonly newBrands: readonly { readonly name: string; readonly slug: string }[];
  /** Whether a picture came in with it. */
  readonly hasTaken: (key: string) => boolean;
}

/** Opens a batch and reads all of its file. A file that cannot be read leaves nothing behind. */
export async function readFile(
  deps: ImportDeps,
  batchId: string,
  request: ImportRequest,
  signal: AbortSignal | undefined,
): Promise<Result<ReadFile, ImportFailure>> {
  const { sql, clock } = deps;
  const { file, isDryRun, actorId, rate, warehouse: chosen } = request;
  const vocabulary = await readVocabulary(sql);
  const names = createNames(vocabulary, request);
  const option = faultOfOptions(request, vocabulary.warehouses, names.hasCategory);
  if (option) return fail(option);
  const pictures = createLocalPictures({
    intake: deps.pictures,
    folder: path.dirname(file),
    keep: !isDryRun,
    mostBytes: deps.mostPictureBytes,
  });
  let rows: FileRows | null = null;
  try {
    rows = await openRows(file, request.encoding, { known: vocabulary.warehouses, chosen });
    const { format, columns } = rows;
    const batch = { id: batchId, fileName: path.basename(file), format, actorId, now: clock() };
    if (!(await openBatch(sql, batch))) return fail({ of: 'batch', fault: 'BUSY' });
    await clearStaging(sql);
    const context = { columns, rate, ...names };
    const staged = await stageFile(deps, batchId, rows, context, { pictures, signal });
    const newBrands = [...names.newBrands.values()];
    return ok({ format, staged, newBrands, hasTaken: pictures.hasTaken });
  } catch (error) {
    await forgetBatch(sql, batchId);
    if (error instanceof UnreadableFile) return fail({ of: 'file', fault: error.fault });
    throw error;
  } finally {
    await rows?.rows.return(undefined);
  }
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
