import type { CurrentProduct } from '@matiz/domain/catalogue/import/plan/product-change.ts';
import type { Fragment, Sql, SqlFragments, SqlReader } from '#db/sql.ts';

/**
 * Holds products until the transaction ends, in the order in which orders hold goods: arrivals,
 * then stock, then the products. Anyone who only reads, or puts them into a cart, does not wait; for
 * a removal (`isRemoval`) nobody may refer to them again either.
 */
export async function lockProducts(
  sql: Sql,
  ids: readonly number[],
  { isRemoval = false } = {},
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    SELECT FROM arrival WHERE product_id = ANY (${ids}) AND arrived_at IS NULL ORDER BY id FOR UPDATE`;
  await sql`
    SELECT FROM stock WHERE product_id = ANY (${ids}) ORDER BY version_id, warehouse_id FOR UPDATE`;
  if (isRemoval) {
    await sql`SELECT FROM product WHERE id = ANY (${ids}) ORDER BY id FOR UPDATE`;
  } else {
    await sql`SELECT FROM product WHERE id = ANY (${ids}) ORDER BY id FOR NO KEY UPDATE`;
  }
}

/** The numbers of the products with these codes, whatever their case. */
export async function findProductIds(sql: SqlReader, keys: readonly string[]): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    SELECT id FROM product WHERE upper(code) = ANY (${keys}) ORDER BY id`;
  return rows.map(({ id }) => id);
}

/** Whose each of these version codes is. */
export async function findOwners(
  sql: SqlReader,
  versionKeys: readonly string[],
): Promise<Map<string, { product: string; key: string }>> {
  const rows = await sql<{ key: string; product: string }[]>`
    SELECT upper(version.code) AS key, product.code AS product
    FROM product_version version JOIN product ON product.id = version.product_id
    WHERE upper(version.code) = ANY (${versionKeys})`;
  return new Map(rows.map(({ key, product }) => [key, { product, key: product.toUpperCase() }]));
}

/** The code of the version that each of these barcodes is of, as a barcode or as its own code. */
export async function findBarcodes(
  sql: SqlReader,
  barcodes: readonly string[],
): Promise<Map<string, string>> {
  if (barcodes.length === 0) return new Map();
  const rows = await sql<{ barcode: string; code: string }[]>`
    SELECT upper(version.code) AS barcode, version.code FROM product_version version
    WHERE upper(version.code) = ANY (${barcodes})
    UNION ALL
    SELECT known.barcode, version.code FROM version_barcode known
    JOIN product_version version ON version.id = known.version_id
    WHERE known.barcode = ANY (${barcodes})`;
  return new Map(rows.map(({ barcode, code }) => [barcode, code]));
}

/** Everything that an import may change of products, one row for each. */
export async function readCurrent(
  sql: SqlReader,
  ids: readonly number[],
): Promise<CurrentProduct[]> {
  if (ids.length === 0) return [];
  const rows = await sql<{ current: CurrentProduct }[]>`
    SELECT ${currentProduct(sql)} AS current FROM product
    JOIN brand ON brand.id = product.brand_id
    JOIN category ON category.id = product.category_id
    WHERE product.id = ANY (${ids}) ORDER BY product.id`;
  return rows.map(({ current }) => current);
}

/** The same for whole pages of the catalogue, by code. */
export async function readCatalogue(
  sql: SqlReader,
  after: string,
  most: number,
): Promise<CurrentProduct[]> {
  const rows = await sql<{ current: CurrentProduct }[]>`
    SELECT ${currentProduct(sql)} AS current FROM product
    JOIN brand ON brand.id = product.brand_id
    JOIN category ON category.id = product.category_id
    WHERE product.code > ${after} ORDER BY product.code LIMIT ${most}`;
  return rows.map(({ current }) => current);
}

function currentProduct(sql: SqlFragments): Fragment {
  return sql`json_build_object('id', product.id, 'code', product.code,
    'fields', json_build_object('name', product.name, 'brand', brand.name, 'category', category.slug,
      'line', product.line, 'description', product.description, 'invimaCode', product.invima_code,
      'taxRate', product.tax_rate, 'contentSize', product.content_size,
      'weightGrams', product.weight_grams, 'lengthMm', product.length_mm,
      'widthMm', product.width_mm, 'heightMm', product.height_mm,
      'minQuantity', product.min_quantity, 'multiple', product.multiple,
      'isPresale', product.is_presale, 'isNew', product.is_new,
      'isBestSeller', product.is_best_seller, 'keywords', product.keywords,
      'image', product.image, 'pictures', product.pictures,
      'isWithdrawn', product.withdrawn_at IS NOT NULL),
    'prices', coalesce((
      SELECT json_object_agg(warehouse.code, price) FROM base_price
      JOIN warehouse ON warehouse.id = base_price.warehouse_id
      WHERE base_price.product_id = product.id), '{}'),
    'versions', coalesce((
      SELECT json_agg(${currentVersion(sql)} ORDER BY version.position, version.id)
      FROM product_version version WHERE version.product_id = product.id), '[]'))`;
}

function currentVersion(sql: SqlFragments): Fragment {
  return sql`json_build_object('id', version.id, 'code', version.code,
    'fields', json_build_object('position', version.position, 'volume', version.volume,
      'toneNumber', version.tone_number, 'toneName', version.tone_name,
      'toneSeries', version.tone_series, 'toneLevel', version.tone_level,
      'tonePrimary', version.tone_primary, 'toneSecondary', version.tone_secondary,
      'swatchHex', version.swatch_hex, 'swatchImage', version.swatch_image,
      'barcodes', ARRAY(SELECT barcode FROM version_barcode
        WHERE version_id = version.id ORDER BY barcode COLLATE "C"),
      'isTopSeller', version.is_top_seller, 'isNew', version.is_new,
      'excludedFromPresale', version.excluded_from_presale,
      'discountPercent', version.discount_percent::float8,
      'discountValue', version.discount_value, 'isWithdrawn', version.withdrawn_at IS NOT NULL),
    'stock', coalesce((
      SELECT json_object_agg(warehouse.code,
        json_build_object('available', stock.available, 'promised', stock.promised))
      FROM warehouse JOIN stock ON stock.warehouse_id = warehouse.id AND stock.version_id = version.id
      ), '{}'),
    'arrivals', coalesce((
      SELECT json_agg(json_build_object('warehouse', warehouse.code, 'date', arrival.arrives_on,
        'cap', arrival.cap, 'promised', arrival.promised,
        'hasArrived', arrival.arrived_at IS NOT NULL) ORDER BY arrival.arrives_on, arrival.id)
      FROM arrival JOIN warehouse ON warehouse.id = arrival.warehouse_id
      WHERE arrival.product_id = product.id AND arrival.version_id = version.id), '[]'))`;
}
