import type { Fragment, SqlFragments } from '#db/sql.ts';
import { optionName } from '#modules/stock/index.ts';
import type { ListSource } from '#resource/list-rows.ts';

/** Products as staff list them, those that are withdrawn among them. */
export function productList(plainImage: string): ListSource {
  return {
    columns: (sql) => sql`product.id::text AS id, product.version, product.code, product.name,
      product.brand_id::text AS "brandId", brand.name AS brand,
      product.category_id::text AS "categoryId", category.name AS category, product.line,
      product.description, product.tax_rate AS "taxRate", product.invima_code AS "invimaCode",
      product.content_size AS "contentSize", product.weight_grams AS "weightGrams",
      product.length_mm AS "lengthMm", product.width_mm AS "widthMm", product.height_mm AS "heightMm", product.min_quantity AS "minQuantity",
      product.multiple, product.withdrawn_at IS NOT NULL AS "isWithdrawn",
      product.kind = 'combo' AS "isCombo", product.is_new AS "isNew",
      product.is_best_seller AS "isBestSeller", product.is_presale AS "isPresale", product.keywords,
      CASE WHEN product.kind = 'combo' THEN (${partsOf(sql)}) END AS parts, product.image, product.pictures,
      product.picture_texts AS "pictureTexts", product.slug,
      CASE WHEN product.has_versions THEN product.version_count ELSE 0 END AS options,
      (SELECT coalesce(json_agg(json_build_object('warehouse', warehouse.code,
          'price', base_price.price) ORDER BY warehouse.id), '[]')
        FROM base_price JOIN warehouse ON warehouse.id = base_price.warehouse_id
        WHERE base_price.product_id = product.id) AS prices,
      (SELECT coalesce(sum(available), 0)::int FROM stock WHERE stock.product_id = product.id)
        AS available`,
    from: (sql) => sql`product JOIN brand ON brand.id = product.brand_id
      JOIN category ON category.id = product.category_id`,
    id: { key: (sql) => sql`product.id`, type: 'integer' },
    // By indexes of their own first: an OR over both would look at every product.
    search: (sql, text) => sql`product.id = ANY (ARRAY(
      SELECT found.id FROM product found
      WHERE fold_text(found.name || ' ' || found.code) LIKE '%' || fold_text(${text}) || '%'
      UNION
      SELECT product_id FROM product_version WHERE upper(product_version.code) = upper(${text})))`,
    filters: {
      'f.brand': (sql, value) => sql`product.brand_id = ${value}`,
      'f.category': (sql, value) => sql`product.category_id = ANY (
        ARRAY(SELECT unnest(subtree) FROM category top WHERE top.id = ${value}))`,
      'f.state': (sql, value) =>
        value === 'withdrawn'
          ? sql`product.withdrawn_at IS NOT NULL`
          : sql`product.withdrawn_at IS NULL`,
      'f.kind': (sql) => sql`product.kind = 'combo'`,
      // The folder of drawings, as its index has it.
      'f.picture': (sql) =>
        sql`starts_with(product.image, 'plain/') AND product.image = ${plainImage}`,
      'f.price': (sql) => sql`product.sold_in = '{}'`,
      'f.ids': (sql, value) => sql`product.id = ANY (${value.split(',').map(Number)}::int[])`,
    },
    orders: {
      name: { key: (sql) => sql`fold_text(product.name)`, type: 'text' },
      '-name': { key: (sql) => sql`fold_text(product.name)`, type: 'text', isDescending: true },
      code: { key: (sql) => sql`product.code`, type: 'text' },
      '-code': { key: (sql) => sql`product.code`, type: 'text', isDescending: true },
      '-added': { key: (sql) => sql`product.id`, type: 'integer', isDescending: true },
    },
  };
}

/** What a combo is made of, in its order. */
function partsOf(sql: SqlFragments): Fragment {
  return sql`SELECT coalesce(json_agg(json_build_object('productId', made_of.id::text,
      'code', made_of.code, 'name', made_of.name, 'quantity', part.quantity,
      'optionId', CASE WHEN made_of.has_versions THEN version.id::text END,
      'option', ${optionName(sql)},
      'options', CASE WHEN made_of.has_versions THEN made_of.version_count ELSE 0 END,
      'isWithdrawn', made_of.withdrawn_at IS NOT NULL OR version.withdrawn_at IS NOT NULL)
      ORDER BY part.position), '[]')
    FROM combo_part part JOIN product made_of ON made_of.id = part.product_id
    LEFT JOIN product_version version ON version.id = part.version_id
    WHERE part.combo_id = product.id`;
}

/** The tones or volumes of a product. */
export const optionList: ListSource = {
  columns: (sql) => sql`product_version.id::text AS id, product_version.code,
    product_version.position, product_version.volume, product_version.tone_number AS "toneNumber",
    product_version.tone_name AS "toneName", product_version.tone_series AS "toneSeries",
    product_version.tone_level AS "toneLevel", product_version.tone_primary AS "tonePrimary",
    product_version.tone_secondary AS "toneSecondary", product_version.swatch_hex AS "swatchHex",
    product_version.swatch_image AS "swatchImage",
    product_version.swatch_text AS "swatchText", product_version.is_top_seller AS "isTopSeller",
    product_version.is_new AS "isNew",
    product_version.excluded_from_presale AS "excludedFromPresale",
    product_version.discount_percent::float AS "discountPercent",
    product_version.discount_value AS "discountValue",
    product_version.withdrawn_at IS NOT NULL AS "isWithdrawn",
    (SELECT coalesce(sum(available), 0)::int FROM stock
      WHERE stock.product_id = product_version.product_id
        AND stock.version_id = product_version.id) AS available`,
  from: (sql) => sql`product_version`,
  id: { key: (sql) => sql`product_version.id`, type: 'integer' },
  search: (sql, text) => sql`fold_text(concat_ws(' ', product_version.code,
    product_version.tone_number, product_version.tone_name)) LIKE '%' || fold_text(${text}) || '%'`,
  filters: { 'f.product': (sql, value) => sql`product_version.product_id = ${value}` },
  orders: {
    position: { key: (sql) => sql`product_version.position`, type: 'integer' },
    '-position': {
      key: (sql) => sql`product_version.position`,
      type: 'integer',
      isDescending: true,
    },
  },
};
