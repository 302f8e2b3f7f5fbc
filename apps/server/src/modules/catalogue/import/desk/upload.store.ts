import type {
  ImportChoicesBody,
  ImportReportBody,
} from '@matiz/contracts/staff/catalogue/imports.ts';
import type { WarehouseColumnKey } from '@matiz/domain/catalogue/import/columns.ts';
import type { Sql, SqlFragments, SqlReader } from '#db/sql.ts';
import type { FileReading } from '../stage/read-columns.ts';

export type UploadStep = 'read' | 'check' | 'load' | 'undo';
export type UploadState = 'uploading' | 'waiting' | 'working' | 'done' | 'refused' | 'stopped';

export interface UndoSaid {
  readonly undone: number;
  readonly partly: number;
  readonly reasons: readonly string[];
}

/** A file that was handed over, as it is kept. */
export interface UploadRow {
  readonly id: string;
  readonly fileName: string;
  readonly size: number;
  readonly received: number;
  readonly supplier: string;
  readonly actorId: string;
  readonly by: string;
  readonly step: UploadStep;
  readonly state: UploadState;
  readonly choices: Partial<ImportChoicesBody>;
  readonly askedBy: string;
  readonly forbidden: readonly WarehouseColumnKey[];
  readonly reading: FileReading | null;
  readonly report: ImportReportBody | null;
  readonly undone: UndoSaid | null;
  readonly problem: string | null;
  readonly badFile: string | null;
  readonly rowsDone: number;
  readonly rowsTotal: number | null;
  readonly createdAt: Date;
  /** Whether something of it is in the catalogue and not undone. */
  readonly isLoaded: boolean;
}

/** Seconds without a sign of life after which someone else takes the work up. */
const leaseSeconds = 60;

const columns = (
  sql: SqlFragments,
) => sql`upload.id, upload.file_name AS "fileName", upload.size::float8 AS size,
  upload.received::float8 AS received, upload.supplier, upload.actor_id AS "actorId",
  concat_ws(' ', app_user.name, nullif(app_user.last_name, '')) AS by, upload.step, upload.state,
  upload.choices, upload.asked_by AS "askedBy", upload.forbidden, upload.reading,
  upload.report, upload.undo_report AS undone, upload.problem,
  upload.bad_file AS "badFile", upload.rows_done AS "rowsDone", upload.rows_total AS "rowsTotal",
  upload.created_at AS "createdAt", EXISTS (SELECT FROM import_batch batch
    WHERE batch.upload_id = upload.id AND batch.state <> 'undone') AS "isLoaded"`;

export async function findImportUpload(sql: SqlReader, id: string): Promise<UploadRow | null> {
  const [row] = await sql<UploadRow[]>`
    SELECT ${columns(sql)} FROM import_upload upload JOIN app_user ON app_user.id = upload.actor_id
    WHERE upload.id = ${id}`;
  return row ?? null;
}

export async function addImportUpload(
  sql: Sql,
  upload: Pick<UploadRow, 'id' | 'fileName' | 'size' | 'supplier' | 'actorId'>,
  now: Date,
): Promise<void> {
  // What was chosen for the last list of a supplier holds for the next one, but for its columns.
  await sql`
    INSERT INTO import_upload (id, file_name, size, supplier, actor_id, asked_by, choices,
      created_at, changed_at)
    VALUES (${upload.id}, ${upload.fileName}, ${upload.size}, ${upload.supplier},
      ${upload.actorId}, ${upload.actorId}, coalesce((
        SELECT (choices::jsonb - 'columns' - 'encoding')::json FROM import_upload
        WHERE lower(supplier) = lower(${upload.supplier}) AND supplier <> '' AND step = 'load'
          AND state = 'done'
        ORDER BY created_at DESC LIMIT 1), '{}'), ${now}, ${now})`;
}

/**
 * Notes that a piece is here. Answers how much is; null when nothing more is awaited. The last
 * piece asks for the file to be read.
 */
export async function notePiece(
  sql: Sql,
  id: string,
  { from, to }: { readonly from: number; readonly to: number },
  now: Date,
): Promise<{ readonly received: number; readonly isWhole: boolean } | null> {
  const [row] = await sql<{ received: number; isWhole: boolean }[]>`
    UPDATE import_upload SET received = greatest(received, ${to}), changed_at = ${now},
      state = CASE WHEN greatest(received, ${to}) = size THEN 'waiting' ELSE state END
    WHERE id = ${id} AND state = 'uploading' AND received >= ${from} AND size >= ${to}
    RETURNING received::float8 AS received, received = size AS "isWhole"`;
  return row ?? null;
}

/**
 * Asks for a step; false when another one is at work, or its state does not allow it. What a dry run
 * said before does not hold for another reading or other choices.
 */
export async function askStep(
  sql: Sql,
  id: string,
  {
    step,
    choices,
    askedBy,
    forbidden,
  }: Pick<UploadRow, 'step' | 'choices' | 'askedBy' | 'forbidden'>,
  now: Date,
): Promise<boolean> {
  const { count } = await sql`
    UPDATE import_upload SET step = ${step}, state = 'waiting', choices = ${sql.json(choices)},
      asked_by = ${askedBy}, forbidden = ${forbidden},
      report = CASE WHEN ${step} IN ('read', 'check') THEN NULL ELSE report END,
      bad_file = CASE WHEN ${step} IN ('read', 'check') THEN NULL ELSE bad_file END,
      problem = NULL, wants_stop = false, rows_done = 0, rows_total = NULL, changed_at = ${now}
    WHERE id = ${id} AND state IN ('done', 'refused', 'stopped')`;
  return count === 1;
}

/** Wishes that the work ends; what only waits is stopped at once. */
export async function askStop(sql: Sql, id: string, now: Date): Promise<boolean> {
  const { count } = await sql`
    UPDATE import_upload SET wants_stop = true, changed_at = ${now},
      state = CASE WHEN state = 'working' THEN state ELSE 'stopped' END
    WHERE id = ${id} AND state IN ('waiting', 'working')`;
  return count === 1;
}

/** Takes up what waits longest, or what its worker left; null when nothing does. */
export async function takeWaiting(
  sql: Sql,
  steps: readonly UploadStep[],
  now: Date,
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    UPDATE import_upload SET state = 'working', changed_at = ${now},
      alive_until = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
    WHERE id = (
      SELECT id FROM import_upload
      WHERE step = ANY (${steps})
        AND (state = 'waiting' OR (state = 'working' AND alive_until < ${now}))
      ORDER BY changed_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`;
  return row?.id ?? null;
}

/** A sign of life with how far it is. Answers whether someone wants it to end. */
export async function noteProgress(
  sql: Sql,
  id: string,
  { done, of }: { readonly done: number; readonly of: number | null },
  now: Date,
): Promise<boolean> {
  const [row] = await sql<{ wantsStop: boolean }[]>`
    UPDATE import_upload SET rows_done = ${done}, rows_total = ${of},
      alive_until = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
    WHERE id = ${id} RETURNING wants_stop AS "wantsStop"`;
  return row?.wantsStop ?? true;
}

export interface StepEnd {
  readonly state: 'done' | 'refused' | 'stopped' | 'waiting';
  readonly problem?: string;
  readonly reading?: FileReading;
  readonly report?: ImportReportBody;
  readonly undone?: UndoSaid;
  readonly badFile?: string | null;
}

/** What came of a step; what it does not say stays as it was. */
export async function endStep(sql: Sql, id: string, end: StepEnd, now: Date): Promise<void> {
  const given = (value: object | undefined) => (value === undefined ? null : sql.json(value));
  await sql`
    UPDATE import_upload SET state = ${end.state}, problem = ${end.problem ?? null},
      reading = coalesce(${given(end.reading)}, reading),
      report = coalesce(${given(end.report)}, report),
      undo_report = coalesce(${given(end.undone)}, undo_report),
      bad_file = CASE WHEN ${end.badFile !== undefined} THEN ${end.badFile ?? null} ELSE bad_file END,
      wants_stop = false, alive_until = NULL, changed_at = ${now}
    WHERE id = ${id}`;
}

/** The batches of a load that are not undone, the last first. */
export async function batchesOf(sql: SqlReader, uploadId: string): Promise<readonly string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM import_batch WHERE upload_id = ${uploadId} AND state <> 'undone'
    ORDER BY started_at DESC`;
  return rows.map(({ id }) => id);
}

/** Uploads whose files nobody needs any more. */
export async function oldUploads(sql: SqlReader, before: Date): Promise<readonly string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM import_upload
    WHERE changed_at < ${before} AND state NOT IN ('waiting', 'working')`;
  return rows.map(({ id }) => id);
}
