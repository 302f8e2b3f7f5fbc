import { RequestError } from '@matiz/client/request-error.ts';
import { bulkCopy as copy } from '#copy/table/bulk.ts';
import type { BulkResult, ChosenRows, RefusedRow, StepPart, StepReply } from './chosen-rows.ts';

interface StepOptions<Row> {
  /** Rows that one call takes. */
  readonly size: number;
  readonly step: (part: StepPart<Row>) => Promise<StepReply>;
  /** How many were gone through; false: nobody waits for the others. */
  readonly onStep: (n: number) => boolean;
}

/**
 * Does something with all that was chosen, one step after the other, told as one result. What fails
 * at its first step throws: nothing was done then.
 */
export async function runSteps<Row>(
  chosen: ChosenRows<Row>,
  { size, step, onStep }: StepOptions<Row>,
): Promise<BulkResult> {
  let done = 0;
  const refused: RefusedRow[] = [];
  let next: StepPart<Row> | null = firstOf(chosen, size);
  for (let from = size; next !== null; from += size) {
    let reply: StepReply;
    try {
      reply = await step(next);
    } catch (error) {
      const isFirst = done + refused.length === 0;
      if (isFirst || !(error instanceof RequestError)) throw error;
      return { done, refused, stopped: error.message };
    }
    done += reply.done;
    refused.push(...reply.refused);
    const through = done + refused.length;
    // Never more than the person agreed to, whatever was added behind meanwhile.
    next = through >= chosen.count ? null : nextOf(chosen, { from, size, after: reply.next });
    if (!onStep(through) && next !== null) return { done, refused, stopped: copy.left };
  }
  return { done, refused, stopped: null };
}

function firstOf<Row>({ rows, count, whole }: ChosenRows<Row>, size: number): StepPart<Row> {
  return whole ? { whole: { query: whole, expected: count } } : { rows: rows.slice(0, size) };
}

function nextOf<Row>(
  { rows, count, whole }: ChosenRows<Row>,
  { from, size, after }: { from: number; size: number; after: string | null },
): StepPart<Row> | null {
  if (!whole) return from < rows.length ? { rows: rows.slice(from, from + size) } : null;
  return after === null ? null : { whole: { query: whole, expected: count, after } };
}
