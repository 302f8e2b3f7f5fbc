import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import type { Fragment, SqlFragments } from '#db/sql.ts';
import { canBePromised } from './arrivals.ts';
import { type PriceColumn, selectPriceInputs } from './price-inputs.ts';
import type { Viewer } from './viewer.ts';

/** What a list shows of one product, before its price is decided. */
export interface CardRow {
  /** The part that every viewer sees alike, kept by the database (`readStoredCard`). */
  readonly card: string;
  readonly warehouse: string;
  readonly stock: number | null;
  readonly dispatch_date: PlainDate | null;
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
export function selectCards(sql: SqlFragments, viewer: Viewer, moment: Date): Fragment {
  const { warehouseId } = viewer;
  return sql`${selectCardColumns(sql, viewer, moment)}
    FROM page
    JOIN product ON product.id = page.id
    JOIN base_price ON base_price.product_id = product.id
      AND base_price.warehouse_id = ${warehouseId}`;
}

function selectCardColumns(sql: SqlFragments, viewer: Viewer, moment: Date): Fragment {
  const { warehouseId } = viewer;
  return sql`
    product.card::text, (SELECT code FROM warehouse WHERE id = ${warehouseId}) AS warehouse,
    (SELECT sum(stock.available)::int FROM stock
      WHERE stock.product_id = product.id AND stock.warehouse_id = ${warehouseId}
        AND stock.version_id <> ALL (product.withdrawn_versions)) AS stock,
    CASE WHEN product.is_presale THEN (
      SELECT min(arrival.arrives_on) FROM arrival
      WHERE arrival.product_id = product.id
        AND ${canBePromised(sql, warehouseId, bogotaDate(moment))}
        AND arrival.version_id <> ALL (product.unpromised_versions)
    ) END AS dispatch_date,
    CASE WHEN product.kind = 'combo' THEN (${selectPartStock(sql, warehouseId)}) END AS part_stock,
    CASE WHEN product.has_discount AND NOT product.has_versions THEN (
      SELECT json_build_array(version.discount_percent, version.discount_value)
      FROM product_version version
      WHERE version.product_id = product.id AND version.withdrawn_at IS NULL
        AND (version.discount_percent IS NOT NULL OR version.discount_value IS NOT NULL)
    ) END AS discount,
    ${selectPriceInputs(sql, viewer, moment)} AS prices`;
}

/** A part that leaves the choice can be made as often as its best stocked version allows. */
function selectPartStock(sql: SqlFragments, warehouseId: number): Fragment {
  return sql`
    SELECT json_agg(json_build_array(part.quantity, coalesce((
      SELECT max(held.available) FROM stock held
      JOIN product_version choice ON choice.id = held.version_id AND choice.withdrawn_at IS NULL
      JOIN product made_of ON made_of.id = choice.product_id AND made_of.withdrawn_at IS NULL
      WHERE held.product_id = part.product_id AND held.warehouse_id = ${warehouseId}
        AND (part.version_id IS NULL OR held.version_id = part.version_id)), 0)))
    FROM combo_part part WHERE part.combo_id = product.id`;
}
