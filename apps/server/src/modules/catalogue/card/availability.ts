import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import type { Fragment, SqlFragments } from '#db/sql.ts';
import { canBePromised } from './arrivals.ts';
import type { Viewer } from './viewer.ts';

/*
 * Conditions on `product`. Scalar subqueries, since the planner may turn EXISTS into reading a
 * whole table.
 */

/** Whether the viewer's warehouse has any of it now; of a combo, of every part (D-7). */
export function isInStock(sql: SqlFragments, { warehouseId }: Viewer): Fragment {
  return sql`CASE WHEN product.kind = 'combo' THEN coalesce((
      SELECT bool_and(coalesce((
        SELECT max(held.available) FROM stock held
        JOIN product_version choice ON choice.id = held.version_id AND choice.withdrawn_at IS NULL
        JOIN product made_of ON made_of.id = choice.product_id AND made_of.withdrawn_at IS NULL
        WHERE held.product_id = part.product_id AND held.warehouse_id = ${warehouseId}
          AND (part.version_id IS NULL OR held.version_id = part.version_id)), 0) >= part.quantity)
      FROM combo_part part WHERE part.combo_id = product.id), false)
    ELSE (
      SELECT 1 FROM stock WHERE stock.product_id = product.id
        AND stock.warehouse_id = ${warehouseId} AND stock.available > 0
        AND stock.version_id <> ALL (product.withdrawn_versions) LIMIT 1) IS NOT NULL END`;
}

/** Whether some of it can be promised from an arrival (D-8). */
export function isPromised(sql: SqlFragments, { warehouseId }: Viewer, moment: Date): Fragment {
  return sql`CASE WHEN product.is_presale THEN (
    SELECT 1 FROM arrival WHERE arrival.product_id = product.id
      AND ${canBePromised(sql, warehouseId, bogotaDate(moment))}
      AND arrival.version_id <> ALL (product.unpromised_versions) LIMIT 1) IS NOT NULL
    ELSE false END`;
}
