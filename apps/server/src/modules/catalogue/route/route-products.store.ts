import type { RouteProduct } from '@matiz/domain/cart/route/route-goods.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import { canBePromised } from '../card/arrivals.ts';

export interface RoutePage {
  readonly warehouseId: number;
  /** Behind this product; 0: from the first. */
  readonly after: number;
  readonly limit: number;
  readonly from: Date;
  readonly until: Date;
}

export interface RouteProductRow {
  readonly product: RouteProduct;
  /** How many there are in the warehouse. */
  readonly total: number;
}

/**
 * A page of what a warehouse sells, with all that may decide its price within a span but the lists.
 * Combos are left out: their parts are chosen with the shop. Nulls and what is usual do not travel.
 */
export async function readRouteProducts(
  sql: SqlReader,
  page: RoutePage,
): Promise<RouteProductRow[]> {
  const { warehouseId, after, limit } = page;
  return sql<RouteProductRow[]>`
    WITH sold AS (
      SELECT product.id FROM product
      JOIN base_price ON base_price.product_id = product.id
        AND base_price.warehouse_id = ${warehouseId}
      WHERE product.withdrawn_at IS NULL AND product.kind = 'product'
    ), page AS (
      SELECT id FROM sold WHERE id > ${after} ORDER BY id LIMIT ${limit}
    )
    SELECT json_strip_nulls(json_build_object(
        'id', product.id, 'code', product.code, 'name', product.name, 'brand', brand.name,
        'hasVersions', nullif(product.has_versions, false),
        'isPresale', nullif(product.is_presale, false), 'minQuantity', product.min_quantity,
        'multiple', product.multiple, 'taxRate', product.tax_rate, 'base', base_price.price,
        'programmed', ${selectProgrammed(sql, page)}, 'deal', ${selectDeal(sql, page)},
        'versions', ${selectVersions(sql, page)})) AS product,
      (SELECT count(*)::int FROM sold) AS total
    FROM page
    JOIN product ON product.id = page.id
    JOIN brand ON brand.id = product.brand_id
    JOIN base_price ON base_price.product_id = product.id
      AND base_price.warehouse_id = ${warehouseId}
    ORDER BY product.id`;
}

function selectProgrammed(sql: SqlFragments, { warehouseId, from, until }: RoutePage): Fragment {
  return sql`CASE WHEN product.has_programmed_price THEN (
    SELECT json_agg(json_build_array(due.id, due.name, due.price,
      nullif(lower(due.during), '-infinity'), nullif(upper(due.during), 'infinity')))
    FROM programmed_price due
    WHERE due.product_id = product.id
      AND due.during && tstzrange(${from}::timestamptz, ${until}::timestamptz)
      AND (due.warehouse_id IS NULL OR due.warehouse_id = ${warehouseId})) END`;
}

function selectDeal(sql: SqlFragments, { from, until }: RoutePage): Fragment {
  return sql`CASE WHEN product.has_deal THEN (
    SELECT json_build_object('id', deal.id, 'name', deal.name, 'kind', deal.kind,
      'startsAt', nullif(deal.starts_at, '-infinity'), 'endsAt', nullif(deal.ends_at, 'infinity'),
      'breaks', (SELECT coalesce(json_agg(json_build_array(rung.min_quantity, rung.percent)), '[]')
        FROM deal_break rung WHERE rung.deal_id = deal.id))
    FROM deal_product JOIN deal ON deal.id = deal_product.deal_id
    WHERE deal_product.product_id = product.id
      AND (deal.starts_at IS NULL OR deal.starts_at < ${until})
      AND (deal.ends_at IS NULL OR deal.ends_at > ${from})) END`;
}

function selectVersions(sql: SqlFragments, { warehouseId, from }: RoutePage): Fragment {
  return sql`(
    SELECT coalesce(json_agg(json_build_object('id', version.id, 'code', version.code,
      'number', version.tone_number, 'name', version.tone_name, 'series', version.tone_series,
      'volume', version.volume, 'hex', version.swatch_hex,
      'stock', nullif(stock.available, 0),
      'arrivals', CASE WHEN product.is_presale AND NOT version.excluded_from_presale THEN (
        SELECT json_agg(json_build_array(arrival.id::text, arrival.arrives_on,
          arrival.cap - arrival.promised) ORDER BY arrival.arrives_on)
        FROM arrival WHERE arrival.product_id = product.id AND arrival.version_id = version.id
          AND ${canBePromised(sql, warehouseId, bogotaDate(from))}) END,
      'notAhead', nullif(version.excluded_from_presale, false),
      'percentOff', version.discount_percent, 'pesosOff', version.discount_value)
      ORDER BY version.tone_sort, version.position, version.id), '[]')
    FROM product_version version
    LEFT JOIN stock ON stock.warehouse_id = ${warehouseId} AND stock.version_id = version.id
    WHERE version.product_id = product.id AND version.withdrawn_at IS NULL)`;
}
