import type { ImportFault } from '@matiz/domain/catalogue/import/import-fault.ts';
import { codeKey, type ImportRow } from '@matiz/domain/catalogue/import/import-row.ts';
import type { Sql, SqlReader } from '#db/sql.ts';

export interface Problem {
  readonly line: number;
  readonly reasons: readonly ImportFault[];
}

/** Only one file is read at a time, so whatever lies there is of nobody any more. */
export async function clearStaging(sql: Sql): Promise<void> {
  await sql.unsafe('TRUNCATE import_row');
}

/** A row whose code stands further up in the file; `isSame` when it says nothing else. */
export interface RepeatedRow {
  readonly problem: Problem;
  readonly isSame: boolean;
}

/** Sets rows down until all are read. Answers those whose code stands further up in the file. */
export async function stageRows(
  sql: Sql,
  batchId: string,
  rows: readonly ImportRow[],
): Promise<RepeatedRow[]> {
  if (rows.length === 0) return [];
  const staged = rows.map((row) => ({
    line: row.line,
    product_key: codeKey(row.productCode),
    version_key: codeKey(row.code),
    content: row,
  }));
  const repeated = await sql<{ line: number; value: string; first: number; isSame: boolean }[]>`
    WITH come AS (
      SELECT * FROM jsonb_to_recordset(${sql.json(staged)}::jsonb)
        AS come (line int, product_key text, version_key text, content json)
    ), first_of AS (
      SELECT DISTINCT ON (version_key) * FROM come ORDER BY version_key, line
    ), kept AS (
      INSERT INTO import_row (batch_id, line, product_key, version_key, content)
      SELECT ${batchId}::uuid, line, product_key, version_key, content FROM first_of
      ON CONFLICT (batch_id, version_key) DO NOTHING
      RETURNING line, version_key
    )
    SELECT come.line, come.content ->> 'code' AS value, earlier.line AS first,
      come.content::jsonb - 'line' = earlier.content::jsonb - 'line' AS "isSame"
    FROM come CROSS JOIN LATERAL (
      SELECT line, content FROM import_row known
      WHERE known.batch_id = ${batchId} AND known.version_key = come.version_key
      UNION ALL
      SELECT line, content FROM first_of WHERE first_of.version_key = come.version_key
      LIMIT 1
    ) earlier
    WHERE NOT EXISTS (SELECT FROM kept WHERE kept.line = come.line)`;
  return repeated.map(({ line, value, first, isSame }) => ({
    problem: { line, reasons: [{ code: 'REPEATED_CODE', value, line: first }] },
    isSame,
  }));
}

/**
 * Finds barcodes that stand on two rows of a file. The later row goes, or with `keepsRows` its
 * barcodes alone. Answers the rows that it was about.
 */
export async function takeRepeatedBarcodes(
  sql: Sql,
  batchId: string,
  { keepsRows }: { readonly keepsRows: boolean },
): Promise<Problem[]> {
  const rows = await sql<{ line: number; value: string; first: number }[]>`
    WITH said AS (
      SELECT line, value, min(line) OVER (PARTITION BY value) AS first
      FROM import_row CROSS JOIN LATERAL
        json_array_elements_text(content #> '{version,barcodes}') AS each (value)
      WHERE batch_id = ${batchId}
    ), later AS (
      SELECT DISTINCT ON (line) line, value, first FROM said WHERE line > first
      ORDER BY line, value
    ), gone AS (
      DELETE FROM import_row USING later
      WHERE NOT ${keepsRows} AND batch_id = ${batchId} AND import_row.line = later.line
    ), kept AS (
      UPDATE import_row SET content = (content::jsonb #- '{version,barcodes}')::json FROM later
      WHERE ${keepsRows} AND batch_id = ${batchId} AND import_row.line = later.line
    )
    SELECT line, value, first FROM later ORDER BY line`;
  return rows.map(({ line, value, first }) => ({
    line,
    reasons: [{ code: 'BARCODE_REPEATED', value, first, line }],
  }));
}

export async function recordProblems(
  sql: Sql,
  batchId: string,
  problems: readonly Problem[],
): Promise<void> {
  if (problems.length === 0) return;
  await sql`
    INSERT INTO import_problem (batch_id, line, reasons)
    SELECT ${batchId}::uuid, line, reasons
    FROM jsonb_to_recordset(${sql.json(problems)}::jsonb) AS come (line int, reasons json)
    ON CONFLICT DO NOTHING`;
}

export async function readProblems(
  sql: SqlReader,
  batchId: string,
  after: number,
  most: number,
): Promise<readonly Problem[]> {
  return sql<Problem[]>`
    SELECT line, reasons FROM import_problem WHERE batch_id = ${batchId} AND line > ${after}
    ORDER BY line LIMIT ${most}`;
}

export interface StagedRow {
  readonly productKey: string;
  readonly content: ImportRow;
}

/** The next rows in the order of their products. */
export async function nextRows(
  sql: SqlReader,
  batchId: string,
  after: string,
  most: number,
): Promise<readonly StagedRow[]> {
  return sql<StagedRow[]>`
    SELECT product_key AS "productKey", content FROM import_row
    WHERE batch_id = ${batchId} AND product_key > ${after}
    ORDER BY product_key, line LIMIT ${most}`;
}

/** Lines of a product beyond so many. */
export async function linesBeyond(
  sql: SqlReader,
  batchId: string,
  productKey: string,
  { from, most }: { from: number; most: number },
): Promise<number[]> {
  const rows = await sql<{ line: number }[]>`
    SELECT line FROM import_row WHERE batch_id = ${batchId} AND product_key = ${productKey}
    ORDER BY line OFFSET ${from} LIMIT ${most}`;
  return rows.map(({ line }) => line);
}
