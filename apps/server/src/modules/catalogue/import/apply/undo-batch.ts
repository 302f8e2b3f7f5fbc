import type { BatchFault } from '@matiz/contracts/catalogue/import-sentences.ts';
import { type KeptReason, planUndo } from '@matiz/domain/catalogue/import/plan/plan-undo.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/sql.ts';
import { closeBatch, findBatch, openUndo } from '../batch.store.ts';
import { lockProducts, readCurrent } from '../current.store.ts';
import type { ImportDeps } from '../import-deps.ts';
import { tidyUp } from '../tidy-up.store.ts';
import { inShortStep } from './in-short-steps.ts';
import {
  type DoneChange,
  markUndone,
  nextDone,
  removeIdleBrands,
  removeIdleCategories,
  removeJournals,
} from './journal.store.ts';
import { readReferences } from './references.store.ts';
import { saveChanges } from './save-changes.ts';

export interface UndoReport {
  /** Products that are as they were before. */
  readonly undone: number;
  /** Products of which something stays. */
  readonly partly: number;
  /** Why, for the first ones. */
  readonly reasons: readonly KeptReason[];
}

/** So long a batch can be undone. */
const undoDays = 90;
const productsAtOnce = 50;
const mostReasons = 100;

/**
 * Takes back what a batch did, the last first, as far as nothing that happened since is harmed:
 * what was sold, promised or changed again stays, and is told. Broken off, it can be called again.
 */
export async function undoBatch(
  deps: ImportDeps,
  id: string,
): Promise<Result<UndoReport, BatchFault>> {
  const { sql, clock } = deps;
  const batch = await findBatch(sql.reader, id);
  if (batch === null) return fail('NO_BATCH');
  if (batch.state === 'undone') return fail('UNDONE');
  if (batch.startedAt < daysBefore(clock(), undoDays)) return fail('FORGOTTEN');
  if (!(await openUndo(sql, id, clock()))) return fail('BUSY');

  const report = { undone: 0, partly: 0, reasons: [] as KeptReason[] };
  try {
    for (;;) {
      const kept = await inShortStep(deps, id, (tx) => undoSome(tx, id, clock()));
      if (kept === null) break;
      const partly = kept.filter((reasons) => reasons.length > 0);
      report.partly += partly.length;
      report.undone += kept.length - partly.length;
      report.reasons.push(...partly.flat().slice(0, mostReasons - report.reasons.length));
    }
    await removeIdleBrands(sql, id);
    await removeIdleCategories(sql, id);
    await closeBatch(sql, id, 'undone', clock());
    await tidyUp(sql, report.undone + report.partly);
    return ok(report);
  } catch (error) {
    await closeBatch(sql, id, 'interrupted', clock()).catch(() => {});
    throw error;
  }
}

/** Forgets what batches did a day after they can be undone last: one that just begins to is not robbed of it. */
export function forgetJournals({ sql, clock }: ImportDeps): Promise<void> {
  return removeJournals(sql, daysBefore(clock(), undoDays + 1));
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 3_600_000);
}

/** Why something stays, for each of the next products; null once there are none. */
async function undoSome(sql: Sql, batchId: string, now: Date): Promise<KeptReason[][] | null> {
  const done = await nextDone(sql.reader, batchId, productsAtOnce);
  if (done.length === 0) return null;
  const ids = done.map(({ productId }) => productId);
  await lockProducts(sql, ids, { isRemoval: true });
  const current = new Map(
    (await readCurrent(sql.reader, ids)).map((product) => [product.id, product]),
  );
  const held = await readReferences(sql.reader, batchId, ids);
  const plans = done.map(({ productId, change }: DoneChange) => {
    const { isProductReferenced = false, versions = [] } = held.get(productId) ?? {};
    const before = current.get(productId) ?? null;
    const plan = planUndo(before, change, { isProductReferenced, versions: new Set(versions) });
    return { productId, current: before, ...plan };
  });
  const due = plans.flatMap(({ current: before, change }) =>
    change === null ? [] : [{ current: before, change }],
  );
  await saveChanges(sql, due, { batchId, now });
  await markUndone(sql, batchId, plans, now);
  return plans.map(({ kept }) => [...kept]);
}
