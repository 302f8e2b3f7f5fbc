import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import type { Query, Sql } from '../../db/sql.ts';
import { canBePromised } from './arrivals.ts';
import { type PriceColumn, selectPriceInputs } from './price-inputs.ts';
import type { Viewer } from './viewer.ts';

/** What a list shows of one product, before its price is decided. */
export interface CardRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly slug: string;
  readonly brand_id: number;
  readonly brand_name: string;
  readonly brand_slug: string;
  readonly image: string;
  readonly content_size: string | null;
  readonly has_versions: boolean;
  readonly attributes: ('Tono' | 'Volumen')[];
  readonly version_count: number;
  readonly swatches: { color: string; image: string | null }[];
  readonly warehouse: string;
  readonly stock: number | null;
  readonly min_quantity: number;
  readonly multiple: number;
  readonly is_presale: boolean;
  readonly dispatch_date: PlainDate | null;
  readonly is_new: boolean;
  readonly is_best_seller: boolean;
  readonly is_combo: boolean;
  /** Of a combo: units that each part takes, and the most that one of its choices has. */
  readonly part_stock: [quantity: number, available: number][] | null;
  /** Percentage and pesos off, of a product without versions. */
  readonly discount: [percent: number | null, value: number | null] | null;
  readonly prices: PriceColumn | null;
}

/**
 * The columns of `CardRow` for `product`, with the FROM clause that joins it to the common table
 * `page (id)`. The statement must bring `viewer_list` too (`withViewerLists`). Each look-up is a
 * subquery of its own, so that it costs one index probe however big the tables are.
 */
export function selectCards(sql: Sql, viewer: Viewer, moment: Date): Query<unknown> {
  const { warehouseId } = viewer;
  return sql`${selectCardColumns(sql, viewer, moment)}
    FROM page
    JOIN product ON product.id = page.id
    JOIN brand ON brand.id = product.brand_id
    JOIN warehouse ON warehouse.id = ${warehouseId}
    JOIN base_price ON base_price.product_id = product.id
      AND base_price.warehouse_id = ${warehouseId}`;
}

function selectCardColumns(sql: Sql, viewer: Viewer, moment: Date): Query<unknown> {
  const { warehouseId } = viewer;
  return sql`
    product.id, product.code, product.name, product.slug,
    brand.id AS brand_id, brand.name AS brand_name, brand.slug AS brand_slug,
    product.image, product.content_size, product.has_versions, product.attributes,
    product.version_count, product.swatches, product.min_quantity, product.multiple,
    product.is_presale, product.is_new, product.is_best_seller,
    product.kind = 'combo' AS is_combo, warehouse.code AS warehouse,
    (SELECT sum(stock.available)::int FROM stock
      WHERE stock.product_id = product.id AND stock.warehouse_id = ${warehouseId}
        AND stock.version_id <> ALL (product.withdrawn_versions)) AS stock,
    CASE WHEN product.is_presale THEN (
      SELECT min(arrival.arrives_on) FROM arrival
      JOIN product_version version ON version.id = arrival.version_id
      WHERE arrival.product_id = product.id
        AND ${canBePromised(sql, warehouseId, bogotaDate(moment))}
        AND NOT version.excluded_from_presale AND version.withdrawn_at IS NULL
    ) END AS dispatch_date,
    CASE WHEN product.kind = 'combo' THEN (${selectPartStock(sql, warehouseId)}) END AS part_stock,
    CASE WHEN NOT product.has_versions THEN (
      SELECT json_build_array(version.discount_percent, version.discount_value)
      FROM product_version version
      WHERE version.product_id = product.id AND version.withdrawn_at IS NULL
        AND (version.discount_percent IS NOT NULL OR version.discount_value IS NOT NULL)
    ) END AS discount,
    ${selectPriceInputs(sql, viewer, moment)} AS prices`;
}

/** A part that leaves the choice can be made as often as its best stocked version allows. */
function selectPartStock(sql: Sql, warehouseId: number): Query<unknown> {
  return sql`
    SELECT json_agg(json_build_array(part.quantity, coalesce((
      SELECT max(held.available) FROM stock held
      JOIN product_version choice ON choice.id = held.version_id AND choice.withdrawn_at IS NULL
      JOIN product made_of ON made_of.id = choice.product_id AND made_of.withdrawn_at IS NULL
      WHERE held.product_id = part.product_id AND held.warehouse_id = ${warehouseId}
        AND (part.version_id IS NULL OR held.version_id = part.version_id)), 0)))
    FROM combo_part part WHERE part.combo_id = product.id`;
}
