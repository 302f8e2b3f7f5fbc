import path from 'node:path';
import type { Column, WarehouseChoice } from '@matiz/domain/catalogue/import/columns.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { forgetBatch, openBatch } from '../batch.store.ts';
import type { ImportDeps } from '../import-deps.ts';
import type { ImportFailure, ImportRequest, ImportWatch } from '../import-request.ts';
import { createLocalPictures } from '../local-pictures.ts';
import { openTable } from '../sources/open-table.ts';
import type { Table } from '../sources/table.ts';
import { UnreadableFile } from '../sources/unreadable-file.ts';
import { readVocabulary, type Vocabulary } from '../vocabulary.store.ts';
import { createNames, type NewBrand, type NewCategory, warehouseOf } from '../vocabulary.ts';
import { type FileRows, rowsOf } from './file-rows.ts';
import { type MappedColumns, mapColumns } from './map-columns.ts';
import { type StagedFile, stageFile } from './stage-file.ts';
import { clearStaging } from './staging.store.ts';

/** A file all of whose rows are set down beside the catalogue. */
export interface ReadFile {
  readonly format: FileRows['format'];
  readonly isForeign: boolean;
  readonly encoding: Table['encoding'];
  readonly mapped: MappedColumns;
  readonly staged: StagedFile;
  readonly newBrands: readonly NewBrand[];
  readonly newCategories: readonly NewCategory[];
  /** The brand of new products that name none, as it is called here. */
  readonly brand: string | null;
  /** The address of the category of new products that name none. */
  readonly category: string | null;
  /** Whether a picture came in with it. */
  readonly hasTaken: (key: string) => boolean;
}

/** Opens a batch and reads all of its file. A file that cannot be read leaves nothing behind. */
export async function readFile(
  deps: ImportDeps,
  batchId: string,
  request: ImportRequest,
  { signal, onProgress }: ImportWatch,
): Promise<Result<ReadFile, ImportFailure>> {
  const { sql, clock } = deps;
  const { file, isDryRun, actorId, uploadId, rates } = request;
  const vocabulary = await readVocabulary(sql.reader);
  const names = createNames(vocabulary, request);
  const option = faultOfOptions(request, vocabulary, names);
  if (option) return fail(option);
  const pictures = createLocalPictures({
    intake: deps.pictures,
    folder: path.dirname(file),
    keep: !isDryRun,
    mostBytes: deps.mostPictureBytes,
  });
  let table: Table | null = null;
  try {
    table = await openTable(file, request.encoding);
    const warehouses = choiceOf(vocabulary, request.warehouse);
    const mapped = await mapColumns(sql.reader, table, request, warehouses);
    if (!mapped.ok) return mapped;
    const rows = rowsOf(table, mapped.value, warehouses);
    if (!rows.ok) return fail({ of: 'file', fault: rows.error });
    const { format, isForeign, columns } = rows.value;
    const refused = forbiddenColumns(columns, request.forbidden);
    if (refused.length > 0) return fail({ of: 'rights', columns: refused });
    const fileName = path.basename(file);
    const batch = { id: batchId, fileName, format, actorId, uploadId, now: clock() };
    if (!(await openBatch(sql, batch))) return fail({ of: 'batch', fault: 'BUSY' });
    await clearStaging(sql);
    const context = { columns, rates, isForeign, ...names };
    const watch = { pictures, signal, onProgress };
    const staged = await stageFile(deps, batchId, rows.value, context, watch);
    const { newBrands, newCategories, usualBrand: brand, usualCategory: category } = names;
    return ok({
      format,
      isForeign,
      staged,
      brand,
      category,
      hasTaken: pictures.hasTaken,
      encoding: table.encoding,
      mapped: mapped.value,
      newBrands: [...newBrands.values()],
      newCategories: [...newCategories.values()],
    });
  } catch (error) {
    await forgetBatch(sql, batchId);
    if (error instanceof UnreadableFile) return fail({ of: 'file', fault: error.fault });
    throw error;
  } finally {
    await table?.records.return(undefined);
  }
}

/** Names of columns that someone else has to load. What is taken off a price is a price's. */
function forbiddenColumns(
  columns: readonly Column[],
  forbidden: ImportRequest['forbidden'],
): string[] {
  const ofPrices: readonly string[] = ['salePrice', 'discountPercent', 'discountValue'];
  const keys = new Set<string>([...forbidden, ...(forbidden.includes('price') ? ofPrices : [])]);
  return columns.flatMap((column) => (column && keys.has(column.key) ? [column.name] : []));
}

function choiceOf(
  { warehouses, warehouseNames }: Vocabulary,
  told: string | null,
): WarehouseChoice {
  const chosen = told === null ? null : warehouseOf({ warehouses, warehouseNames }, told);
  return { known: warehouses, chosen, names: warehouseNames };
}

function faultOfOptions(
  { warehouse, category, brand }: ImportRequest,
  vocabulary: Vocabulary,
  names: ReturnType<typeof createNames>,
): ImportFailure | null {
  if (warehouse !== null && warehouseOf(vocabulary, warehouse) === null) {
    return { of: 'option', option: 'warehouse', value: warehouse };
  }
  if (category !== null && names.usualCategory === null) {
    return { of: 'option', option: 'category', value: category };
  }
  if (brand !== null && names.usualBrand === null) {
    return { of: 'option', option: 'brand', value: brand };
  }
  return null;
}
