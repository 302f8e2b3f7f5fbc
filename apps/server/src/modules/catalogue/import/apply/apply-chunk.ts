import {
  type ChangeExamples,
  pickExamples,
} from '@matiz/domain/catalogue/import/change-examples.ts';
import { codeKey, type ImportRow } from '@matiz/domain/catalogue/import/import-row.ts';
import { plainHex } from '@matiz/domain/catalogue/import/new-fields.ts';
import { arrangeProducts } from '@matiz/domain/catalogue/import/plan/arrange-products.ts';
import {
  type Plan,
  type PlanContext,
  planProduct,
} from '@matiz/domain/catalogue/import/plan/plan-product.ts';
import type { StockShortfall } from '@matiz/domain/catalogue/import/plan/plan-versions.ts';
import type { CurrentProduct } from '@matiz/domain/catalogue/import/plan/product-change.ts';
import type { Sql } from '#db/sql.ts';
import { cleanRichText } from '#lib/rich-text.ts';
import { addCounts, type BatchCounts } from '../batch.store.ts';
import {
  findBarcodes,
  findOwners,
  findProductIds,
  lockProducts,
  readCurrent,
} from '../current.store.ts';
import { recordProblems } from '../stage/staging.store.ts';
import { recordChanges } from './journal.store.ts';
import type { Chunk } from './next-chunk.ts';
import type { DueChange } from './rows-to-write.ts';
import { saveChanges } from './save-changes.ts';

/** What became of the rows of a chunk. */
export interface ChunkOutcome extends BatchCounts {
  readonly newProducts: number;
  readonly changedProducts: number;
  /** Counts that found fewer units than orders wait for. */
  readonly shortages: readonly StockShortfall[];
  /** What changes, the largest steps of prices first. */
  readonly examples: ChangeExamples;
  /** Rows of another system's file whose barcodes are another version's: they were taken without. */
  readonly barcodesLeftOut: number;
}

interface ChunkContext
  extends Omit<PlanContext, 'ownerOf' | 'plainHex' | 'cleanRichText' | 'versionOfBarcode'> {
  readonly isForeign: boolean;
  readonly splits: boolean;
  readonly batchId: string;
  readonly now: Date;
  readonly isDryRun: boolean;
}

/** Takes the rows of whole products: what they change is saved together, with why others were not. */
export async function applyChunk(
  sql: Sql,
  chunk: Chunk,
  context: ChunkContext,
): Promise<ChunkOutcome> {
  const { batchId, now, isDryRun } = context;
  const { plans, due, barcodesLeftOut } = await planChunk(sql, chunk, context);
  if (!isDryRun) {
    const saved = await saveChanges(sql, due, { batchId, now });
    await recordChanges(sql, batchId, saved);
  }
  const surplus = chunk.surplus.map((line) => ({
    line,
    fault: { code: 'TOO_MANY_OPTIONS' } as const,
  }));
  const bad = [...plans.flatMap((plan) => plan.bad), ...surplus];
  const problems = bad.map(({ line, fault }) => ({ line, reasons: [fault] }));
  for (let from = 0; from < problems.length; from += 5_000) {
    await recordProblems(sql, batchId, problems.slice(from, from + 5_000));
  }
  const counts = countRows(plans, bad.length);
  await addCounts(sql, batchId, counts);
  const newProducts = due.filter(({ current }) => current === null).length;
  const shortages = plans.flatMap((plan) => plan.shortages);
  const names = new Map(
    due.flatMap(({ current }) => (current ? [[current.code, current.fields.name]] : [])),
  );
  const changes = due.map(({ change }) => change);
  const examples = pickExamples(changes, (code) => names.get(code));
  const changedProducts = due.length - newProducts;
  return { ...counts, newProducts, changedProducts, shortages, examples, barcodesLeftOut };
}

async function planChunk(
  sql: Sql,
  { products }: Chunk,
  context: ChunkContext,
): Promise<{ plans: Plan[]; due: DueChange[]; barcodesLeftOut: number }> {
  const said = [...products.values()].flat();
  const codes = said.map(({ code }) => codeKey(code));
  const barcodes = await findBarcodes(
    sql.reader,
    said.flatMap(({ version }) => version.barcodes ?? []),
  );
  let barcodesLeftOut = 0;
  const owners = await findOwners(sql.reader, codes);
  const { isForeign, splits } = context;
  const arranged = isForeign || splits ? arrange(products, owners) : products;
  const ids = await findProductIds(sql.reader, [...arranged.keys()]);
  if (!context.isDryRun) await lockProducts(sql, ids);
  const known = new Map<string, CurrentProduct>();
  for (const current of await readCurrent(sql.reader, ids))
    known.set(codeKey(current.code), current);

  const plans: Plan[] = [];
  const due: DueChange[] = [];
  for (const [key, rows] of arranged) {
    const current = known.get(key) ?? null;
    const ownerOf = (code: string) => {
      const owner = owners.get(code);
      return owner === undefined || owner.key === key ? undefined : owner.product;
    };
    const kept = isForeign ? rows.map((row) => withoutTaken(row, barcodes)) : rows;
    barcodesLeftOut += kept.filter((row, at) => row !== rows[at]).length;
    const plan = planProduct(current, kept, {
      ...context,
      ownerOf,
      versionOfBarcode: (barcode) => barcodes.get(barcode) ?? null,
      cleanRichText,
      plainHex: isForeign ? plainHex : null,
    });
    plans.push(plan);
    if (plan.change) due.push({ current, change: plan.change });
  }
  return { plans, due, barcodesLeftOut };
}

/** The row without the barcodes that are another version's. */
function withoutTaken(row: ImportRow, owners: ReadonlyMap<string, string>): ImportRow {
  const { barcodes, ...version } = row.version;
  const free = barcodes?.filter(
    (barcode) => codeKey(owners.get(barcode) ?? row.code) === codeKey(row.code),
  );
  if (free === undefined || free.length === barcodes?.length) return row;
  // None at all would take away what there is.
  return { ...row, version: free.length === 0 ? version : { ...version, barcodes: free } };
}

/** Products as Matiz has them, of rows as others group them (ADR 30). */
function arrange(
  products: Chunk['products'],
  owners: Awaited<ReturnType<typeof findOwners>>,
): Chunk['products'] {
  const arranged = new Map<string, ImportRow[]>();
  for (const rows of products.values()) {
    const own = arrangeProducts(rows, (code) => owners.get(code)?.product);
    for (const [key, some] of own) arranged.set(key, [...(arranged.get(key) ?? []), ...some]);
  }
  return arranged;
}

function countRows(plans: readonly Plan[], bad: number): BatchCounts {
  const kinds = plans.flatMap(({ good }) => good.map(({ kind }) => kind));
  const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length;
  return { new: count('new'), changed: count('changed'), unchanged: count('unchanged'), bad };
}
