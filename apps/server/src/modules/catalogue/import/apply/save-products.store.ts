import type { Sql, SqlFragments, SqlReader } from '#db/sql.ts';
import type { productRow, versionRow } from './rows-to-write.ts';

type ProductRow = ReturnType<typeof productRow>;
type VersionRow = ReturnType<typeof versionRow>;

const productTypes = (
  sql: SqlFragments,
) => sql`id int, code text, name text, slug text, brand text, category text, line text,
  description text, invima_code text, tax_rate smallint, content_size text, min_quantity smallint,
  multiple smallint, has_versions boolean, is_presale boolean, is_new boolean,
  is_best_seller boolean, image text, pictures text[], keywords text[], is_withdrawn boolean,
  sold_in text[], weight_grams int, length_mm int, width_mm int, height_mm int`;

/**
 * Adds products; their brands and categories must be there. Answers their ids by code. Where they
 * are sold is written at once, so that most are written once; their prices have to follow.
 */
export async function insertProducts(
  sql: Sql,
  rows: readonly ProductRow[],
  now: Date,
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const added = await sql<{ id: number; code: string }[]>`
    INSERT INTO product (code, name, slug, brand_id, category_id, line, description, invima_code,
      tax_rate, content_size, min_quantity, multiple, has_versions, is_presale, is_new,
      is_best_seller, image, pictures, keywords, weight_grams, length_mm, width_mm, height_mm,
      sold_in, listed_at, withdrawn_at)
    SELECT come.code, come.name, come.slug, brand.id, category.id, come.line, come.description,
      come.invima_code, come.tax_rate, come.content_size, come.min_quantity, come.multiple,
      come.has_versions, come.is_presale, come.is_new, come.is_best_seller, come.image,
      come.pictures, come.keywords, come.weight_grams, come.length_mm, come.width_mm,
      come.height_mm, ARRAY(SELECT id FROM warehouse
        WHERE warehouse.code = ANY (come.sold_in) ORDER BY id), ${now}::timestamptz,
      CASE WHEN come.is_withdrawn THEN ${now}::timestamptz END
    FROM jsonb_to_recordset(${sql.json(rows)}::jsonb) AS come (${productTypes(sql)})
    JOIN brand ON brand.name = come.brand
    JOIN category ON category.slug = come.category
    RETURNING id, code`;
  if (added.length !== rows.length) {
    throw new Error('A brand or a category went away while the file was read');
  }
  return new Map(added.map(({ id, code }) => [code, id]));
}

export async function updateProducts(
  sql: Sql,
  rows: readonly ProductRow[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const { count } = await sql`
    UPDATE product SET name = come.name, brand_id = brand.id, category_id = category.id,
      line = come.line, description = come.description, invima_code = come.invima_code,
      tax_rate = come.tax_rate, content_size = come.content_size,
      min_quantity = come.min_quantity, multiple = come.multiple, has_versions = come.has_versions,
      is_presale = come.is_presale, is_new = come.is_new, is_best_seller = come.is_best_seller,
      image = come.image, pictures = come.pictures, keywords = come.keywords,
      weight_grams = come.weight_grams, length_mm = come.length_mm, width_mm = come.width_mm,
      height_mm = come.height_mm,
      version = product.version + 1,
      withdrawn_at = CASE WHEN come.is_withdrawn THEN coalesce(withdrawn_at, ${now}::timestamptz) END
    FROM jsonb_to_recordset(${sql.json(rows)}::jsonb) AS come (${productTypes(sql)})
    JOIN brand ON brand.name = come.brand
    JOIN category ON category.slug = come.category
    WHERE product.id = come.id`;
  if (count !== rows.length) {
    throw new Error('A brand or a category went away while the file was read');
  }
}

/** Takes away products that nobody refers to, with everything that is theirs. */
export async function removeProducts(sql: Sql, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`DELETE FROM stock_movement USING product_version version
    WHERE version.product_id = ANY (${ids}) AND stock_movement.version_id = version.id`;
  await sql`DELETE FROM product WHERE id = ANY (${ids})`;
}

const versionTypes = (
  sql: SqlFragments,
) => sql`id int, product_id int, code text, position int, volume smallint,
  tone_number text, tone_name text, tone_series text, tone_level smallint, tone_primary text,
  tone_secondary text, tone_sort int, swatch_hex text, swatch_image text, is_top_seller boolean,
  is_new boolean, excluded_from_presale boolean, discount_percent numeric, discount_value int,
  is_withdrawn boolean, is_other_tone boolean`;

/** Answers their ids by code. */
export async function insertVersions(
  sql: Sql,
  rows: readonly VersionRow[],
  now: Date,
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const added = await sql<{ id: number; code: string }[]>`
    INSERT INTO product_version (product_id, code, position, volume, tone_number, tone_name,
      tone_series, tone_level, tone_primary, tone_secondary, tone_sort, swatch_hex, swatch_image,
      is_top_seller, is_new, excluded_from_presale, discount_percent, discount_value, withdrawn_at)
    SELECT product_id, code, position, volume, tone_number, tone_name, tone_series, tone_level,
      tone_primary, tone_secondary, tone_sort, swatch_hex, swatch_image, is_top_seller, is_new,
      excluded_from_presale, discount_percent, discount_value,
      CASE WHEN is_withdrawn THEN ${now}::timestamptz END
    FROM jsonb_to_recordset(${sql.json(rows)}::jsonb) AS come (${versionTypes(sql)})
    RETURNING id, code`;
  return new Map(added.map(({ id, code }) => [code, id]));
}

export async function updateVersions(
  sql: Sql,
  rows: readonly VersionRow[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    UPDATE product_version AS version SET position = come.position, volume = come.volume,
      tone_number = come.tone_number, tone_name = come.tone_name, tone_series = come.tone_series,
      tone_level = come.tone_level, tone_primary = come.tone_primary,
      tone_secondary = come.tone_secondary,
      tone_sort = CASE WHEN come.is_other_tone THEN come.tone_sort ELSE version.tone_sort END,
      swatch_hex = come.swatch_hex, swatch_image = come.swatch_image,
      is_top_seller = come.is_top_seller, is_new = come.is_new,
      excluded_from_presale = come.excluded_from_presale,
      discount_percent = come.discount_percent, discount_value = come.discount_value,
      withdrawn_at = CASE WHEN come.is_withdrawn
        THEN coalesce(version.withdrawn_at, ${now}::timestamptz) END
    FROM jsonb_to_recordset(${sql.json(rows)}::jsonb) AS come (${versionTypes(sql)})
    WHERE version.id = come.id`;
}

/** Takes away versions that nobody refers to. */
export async function removeVersions(sql: Sql, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`DELETE FROM stock_movement WHERE version_id = ANY (${ids})`;
  await sql`DELETE FROM product_version WHERE id = ANY (${ids})`;
}

/** Until the transaction ends, what hangs on products is not worked out after each statement. */
export async function keepsProducts(sql: Sql): Promise<void> {
  await sql`SELECT set_config('matiz.keeps_products', 'on', true)`;
}

/** Works it out, once. `read` are those whose words or tones changed, `added` the new ones. */
export async function keepProducts(
  sql: SqlReader,
  { ids, read, added }: Readonly<Record<'ids' | 'read' | 'added', readonly number[]>>,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`SELECT keep_products(${ids}::int[], ${read}::int[], ${added}::int[])`;
}
