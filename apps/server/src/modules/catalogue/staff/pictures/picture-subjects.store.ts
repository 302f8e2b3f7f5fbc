import type { SqlReader, Tx } from '#db/sql.ts';
import type { StoredRow } from '#resource/change-row.ts';

export interface CodedSubject {
  /** The code as it was asked. */
  readonly asked: string;
  readonly kind: 'product' | 'tone' | 'brand';
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** What has these codes, whatever their case; a tone only where it is told apart by one. */
export async function findSubjectsByCode(
  sql: SqlReader,
  codes: readonly string[],
): Promise<CodedSubject[]> {
  return sql<CodedSubject[]>`
    WITH asked AS (SELECT DISTINCT code FROM unnest(${codes}::text[]) AS given (code))
    SELECT asked.code AS asked, 'product' AS kind, product.id::text AS id, product.code, product.name
    FROM asked JOIN product ON upper(product.code) = upper(asked.code)
    UNION ALL
    SELECT asked.code, 'tone', version.id::text, version.code,
      concat_ws(' ', product.name, version.tone_number)
    FROM asked JOIN product_version version ON upper(version.code) = upper(asked.code)
    JOIN product ON product.id = version.product_id
    WHERE version.tone_number IS NOT NULL
    UNION ALL
    SELECT asked.code, 'brand', brand.id::text, brand.code, brand.name
    FROM asked JOIN brand ON upper(brand.code) = upper(asked.code)`;
}

/** The products of tones, by the tone. */
export async function findProductsOfTones(
  sql: SqlReader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await sql<{ id: number; productId: number }[]>`
    SELECT id, product_id AS "productId" FROM product_version WHERE id = ANY (${ids}::int[])`;
  return new Map(rows.map(({ id, productId }) => [id, productId]));
}

export interface PicturedProduct {
  readonly version: number;
  /** The one that lists show first. */
  readonly pictures: readonly string[];
}

/** A product's pictures, held until the transaction ends; null when it is gone. */
export async function lockProduct(
  tx: Tx,
  id: number,
  plainImage: string,
): Promise<PicturedProduct | null> {
  const [row] = await tx<{ version: number; image: string; pictures: string[] }[]>`
    SELECT version, image, pictures FROM product WHERE id = ${id} FOR UPDATE`;
  if (!row) return null;
  const first = row.image === plainImage ? [] : [row.image];
  return { version: row.version, pictures: [...first, ...row.pictures] };
}

export async function lockBrand(tx: Tx, id: number): Promise<{ readonly version: number } | null> {
  const [row] = await tx<{ version: number }[]>`
    SELECT version FROM brand WHERE id = ${id} FOR UPDATE`;
  return row ?? null;
}

/** What a history says of a product's pictures, with its tones': `swatch_ALM001-7.1`. */
export async function readPictures(sql: SqlReader, productId: string): Promise<StoredRow> {
  const [own] = await sql<StoredRow[]>`SELECT image, pictures FROM product WHERE id = ${productId}`;
  const rows = await sql<{ code: string; swatch: string | null }[]>`
    SELECT code, swatch_image AS swatch FROM product_version
    WHERE product_id = ${productId} AND tone_number IS NOT NULL ORDER BY code`;
  const swatches = rows.map(({ code, swatch }) => [`${swatchField}${code}`, swatch] as const);
  return { ...own, ...Object.fromEntries(swatches) };
}

export async function readBrandPicture(sql: SqlReader, id: string): Promise<StoredRow> {
  const [own] = await sql<StoredRow[]>`SELECT image FROM brand WHERE id = ${id}`;
  return own ?? {};
}

export const swatchField = 'swatch_';

/** Sets the pictures of a product's tones, each by its id or by its code. */
export async function writeSwatches(
  tx: Tx,
  productId: string,
  swatches: readonly { id?: number; code?: string; swatch: string | null }[],
): Promise<void> {
  if (swatches.length === 0) return;
  await tx`
    UPDATE product_version SET swatch_image = given.swatch
    FROM jsonb_to_recordset(${tx.json(swatches)}::jsonb) AS given (id int, code text, swatch text)
    WHERE product_id = ${productId} AND tone_number IS NOT NULL
      AND (product_version.id = given.id OR product_version.code = given.code)`;
}

export interface PictureChange {
  readonly subject: string;
  readonly before: StoredRow;
  readonly after: StoredRow;
}

/** What a batch changed, the last first. */
export async function readBatch(sql: SqlReader, batch: string): Promise<PictureChange[]> {
  return sql<PictureChange[]>`
    SELECT subject, before, after FROM audit_entry
    WHERE batch_id = ${batch} AND action IN ('product.changed', 'brand.changed')
    ORDER BY id DESC`;
}

export async function readCode(
  sql: SqlReader,
  table: 'product' | 'brand',
  id: number,
): Promise<string | null> {
  const [row] = await sql<{ code: string }[]>`SELECT code FROM ${sql(table)} WHERE id = ${id}`;
  return row?.code ?? null;
}
