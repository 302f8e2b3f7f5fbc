import { brokenConstraint } from '#db/connection/unavailable.ts';
import type { Fragment, Sql, SqlFragments, SqlReader, Tx } from '#db/sql.ts';

export interface BatchCounts {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly bad: number;
}
export interface BatchRow {
  readonly id: string;
  readonly fileName: string;
  readonly state: 'running' | 'done' | 'interrupted' | 'undoing' | 'undone';
  readonly startedAt: Date;
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly bad: number;
}

/** Seconds without a sign of life after which work counts as interrupted. */
const leaseSeconds = 60;

/** Shared by the steps of a batch; taken alone by who gives it up. */
const lockOf = (sql: SqlFragments, id: Fragment) => sql`hashtextextended('import ' || ${id}, 0)`;

/** Marks work that nobody goes on with, so that it does not stand in the way. */
async function endInterrupted(sql: Sql, now: Date): Promise<void> {
  await sql`
    UPDATE import_batch SET state = 'interrupted', finished_at = ${now}
    WHERE state IN ('running', 'undoing') AND alive_until < ${now}
      AND pg_try_advisory_xact_lock(${lockOf(sql, sql`id::text`)})`;
}

/** Begins a batch, alone; false while another one is at work. */
export async function openBatch(
  sql: Sql,
  batch: {
    readonly id: string;
    readonly fileName: string;
    readonly format: string;
    readonly actorId: string | null;
    readonly uploadId: string | null;
    readonly now: Date;
  },
): Promise<boolean> {
  await endInterrupted(sql, batch.now);
  try {
    await sql`
      INSERT INTO import_batch (id, file_name, format, actor_id, upload_id, started_at, alive_until)
      VALUES (${batch.id}, ${batch.fileName}, ${batch.format}, ${batch.actorId}, ${batch.uploadId}, ${batch.now},
        ${batch.now}::timestamptz + make_interval(secs => ${leaseSeconds}))`;
    return true;
  } catch (error) {
    if (brokenConstraint(error) === 'import_batch_one_at_work') return false;
    throw error;
  }
}

/** Begins to undo a batch, alone; false while another one is at work. */
export async function openUndo(sql: Sql, id: string, now: Date): Promise<boolean> {
  await endInterrupted(sql, now);
  try {
    const { count } = await sql`
      UPDATE import_batch SET state = 'undoing', finished_at = NULL,
        alive_until = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
      WHERE id = ${id} AND state IN ('done', 'interrupted')`;
    return count === 1;
  } catch (error) {
    if (brokenConstraint(error) === 'import_batch_one_at_work') return false;
    throw error;
  }
}

/**
 * A sign of life. False when the batch was given up meanwhile: then nothing more may be written,
 * since someone else may be at work.
 */
export async function keepAlive(sql: Sql, id: string, now: Date): Promise<boolean> {
  const { count } = await sql`
    UPDATE import_batch SET alive_until = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
    WHERE id = ${id} AND state IN ('running', 'undoing')`;
  return count === 1;
}

/**
 * Until the transaction ends nobody gives the batch up; false when it was given up before. Several
 * steps lock it at a time.
 */
export async function lockBatch(tx: Tx, id: string): Promise<boolean> {
  await tx`SELECT pg_advisory_xact_lock_shared(${lockOf(tx, tx`${id}::text`)})`;
  const [batch] = await tx`
    SELECT FROM import_batch WHERE id = ${id} AND state IN ('running', 'undoing')`;
  return batch !== undefined;
}

export async function addCounts(sql: Sql, id: string, more: BatchCounts): Promise<void> {
  await sql`
    UPDATE import_batch SET new_rows = new_rows + ${more.new},
      changed_rows = changed_rows + ${more.changed},
      unchanged_rows = unchanged_rows + ${more.unchanged}, bad_rows = bad_rows + ${more.bad}
    WHERE id = ${id}`;
}

export async function closeBatch(
  sql: Sql,
  id: string,
  state: 'done' | 'interrupted' | 'undone',
  now: Date,
): Promise<void> {
  await sql`
    UPDATE import_batch SET state = ${state}, finished_at = ${now},
      undone_at = CASE WHEN ${state === 'undone'} THEN ${now}::timestamptz END
    WHERE id = ${id} AND state IN ('running', 'undoing')`;
}

/** Leaves no trace of a dry run, or of a file that could not be read. */
export async function forgetBatch(sql: Sql, id: string): Promise<void> {
  await sql`DELETE FROM import_batch WHERE id = ${id}`;
}

const columns = (
  sql: SqlFragments,
) => sql`id, file_name AS "fileName", state, started_at AS "startedAt", new_rows AS new,
  changed_rows AS changed, unchanged_rows AS unchanged, bad_rows AS bad`;

export async function findBatch(sql: SqlReader, id: string): Promise<BatchRow | null> {
  const [row] = await sql<BatchRow[]>`
    SELECT ${columns(sql)} FROM import_batch WHERE id::text = ${id}`;
  return row ?? null;
}

export async function listBatches(sql: SqlReader): Promise<readonly BatchRow[]> {
  return sql<BatchRow[]>`
    SELECT ${columns(sql)} FROM import_batch ORDER BY started_at DESC LIMIT 20`;
}
