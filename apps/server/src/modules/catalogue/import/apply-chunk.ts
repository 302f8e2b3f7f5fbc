import { codeKey } from '@matiz/domain/catalogue/import/import-row.ts';
import {
  type Plan,
  type PlanContext,
  planProduct,
} from '@matiz/domain/catalogue/import/plan-product.ts';
import type { CurrentProduct } from '@matiz/domain/catalogue/import/product-change.ts';
import type { Sql } from '../../../db/sql.ts';
import { addCounts, type BatchCounts } from './batch.store.ts';
import { findOwners, findProductIds, lockProducts, readCurrent } from './current.store.ts';
import { recordChanges } from './journal.store.ts';
import type { Chunk } from './next-chunk.ts';
import type { DueChange } from './rows-to-write.ts';
import { saveChanges } from './save-changes.ts';
import { recordProblems } from './staging.store.ts';

/** What became of the rows of a chunk. */
export interface Outcome extends BatchCounts {
  readonly newProducts: number;
  readonly changedProducts: number;
}

interface ChunkContext extends Omit<PlanContext, 'ownerOf'> {
  readonly batchId: string;
  readonly now: Date;
  readonly isDryRun: boolean;
}

/** Takes the rows of whole products: what they change is saved together, with why others were not. */
export async function applyChunk(sql: Sql, chunk: Chunk, context: ChunkContext): Promise<Outcome> {
  const { batchId, now, isDryRun } = context;
  const { plans, due } = await planChunk(sql, chunk, context);
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
  return { ...counts, newProducts, changedProducts: due.length - newProducts };
}

async function planChunk(
  sql: Sql,
  { products }: Chunk,
  context: ChunkContext,
): Promise<{ plans: Plan[]; due: DueChange[] }> {
  const ids = await findProductIds(sql, [...products.keys()]);
  if (!context.isDryRun) await lockProducts(sql, ids);
  const known = new Map<string, CurrentProduct>();
  for (const current of await readCurrent(sql, ids)) known.set(codeKey(current.code), current);
  const codes = [...products.values()].flatMap((rows) => rows.map(({ code }) => codeKey(code)));
  const owners = await findOwners(sql, codes);

  const plans: Plan[] = [];
  const due: DueChange[] = [];
  for (const [key, rows] of products) {
    const current = known.get(key) ?? null;
    const ownerOf = (code: string) => {
      const owner = owners.get(code);
      return owner === undefined || owner.key === key ? undefined : owner.product;
    };
    const plan = planProduct(current, rows, { ...context, ownerOf });
    plans.push(plan);
    if (plan.change) due.push({ current, change: plan.change });
  }
  return { plans, due };
}

function countRows(plans: readonly Plan[], bad: number): BatchCounts {
  const kinds = plans.flatMap(({ good }) => good.map(({ kind }) => kind));
  const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length;
  return { new: count('new'), changed: count('changed'), unchanged: count('unchanged'), bad };
}
