import type { SqlReader, Tx } from '#db/sql.ts';

/** The option that one of these codes names: its own code, or one of its barcodes. Null: none. */
export async function findOptionOfCode(
  sql: SqlReader,
  codes: readonly string[],
): Promise<number | null> {
  const [row] = await sql<{ versionId: number }[]>`
    SELECT version_id AS "versionId" FROM (
      SELECT version_id, 1 AS rank FROM version_barcode WHERE barcode = ANY (${codes}::text[])
      UNION ALL
      SELECT id, 2 FROM product_version WHERE upper(code) = ANY (${codes}::text[])) found
    ORDER BY rank, version_id LIMIT 1`;
  return row?.versionId ?? null;
}

/** Whether it was kept: a code is of one option. */
export async function insertBarcode(tx: Tx, barcode: string, versionId: number): Promise<boolean> {
  const rows = await tx`
    INSERT INTO version_barcode (barcode, version_id) VALUES (${barcode}, ${versionId})
    ON CONFLICT DO NOTHING RETURNING barcode`;
  return rows.length > 0;
}

/** Whether the option had it. */
export async function deleteBarcode(tx: Tx, barcode: string, versionId: number): Promise<boolean> {
  const rows = await tx`DELETE FROM version_barcode
    WHERE barcode = ${barcode} AND version_id = ${versionId} RETURNING barcode`;
  return rows.length > 0;
}
