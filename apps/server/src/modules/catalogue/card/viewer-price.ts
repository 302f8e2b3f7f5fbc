import type { Fragment, SqlFragments } from '#db/sql.ts';
import type { Viewer } from './viewer.ts';

/**
 * Joins `own_price (price)` to `product`: its price for the viewer, of the fewest units that can be
 * bought (D-6). The same as the resolver's, for sorting and filtering in the database. The statement
 * must bring `viewer_list` (`withViewerLists`). Each OFFSET 0 keeps a step from being worked out twice.
 */
export function joinViewerPrice(
  sql: SqlFragments,
  { warehouseId }: Viewer,
  moment: Date,
): Fragment {
  return sql`
    JOIN base_price base ON base.product_id = product.id AND base.warehouse_id = ${warehouseId}
    CROSS JOIN (
      SELECT array_agg(id) AS ids, array_agg(priority) AS priorities FROM viewer_list) mine
    CROSS JOIN LATERAL (
      SELECT coalesce(
        CASE WHEN product.has_programmed_price THEN (
          SELECT min(due.price) FROM programmed_price due
          WHERE due.product_id = product.id AND due.during @> ${moment}::timestamptz
            AND (due.warehouse_id IS NULL OR due.warehouse_id = ${warehouseId})) END,
        (SELECT coalesce(item.price, base.price - round(base.price * item.percent / 100))
          FROM price_list_item item
          WHERE item.product_id = product.id AND item.list_id = ANY (mine.ids)
          ORDER BY mine.priorities[array_position(mine.ids, item.list_id)] DESC, 1 LIMIT 1),
        base.price)::numeric AS amount
      OFFSET 0) listed
    CROSS JOIN LATERAL (
      SELECT CASE WHEN product.has_deal THEN listed.amount - round(listed.amount * coalesce((
        SELECT max(rung.percent) FROM deal_product
        JOIN deal ON deal.id = deal_product.deal_id
        JOIN deal_break rung ON rung.deal_id = deal.id
        WHERE deal_product.product_id = product.id AND rung.min_quantity <= product.min_quantity
          AND (deal.starts_at IS NULL OR deal.starts_at <= ${moment})
          AND (deal.ends_at IS NULL OR deal.ends_at > ${moment})), 0) / 100)
        ELSE listed.amount END AS amount
      OFFSET 0) dealt
    CROSS JOIN LATERAL (
      SELECT greatest(0, dealt.amount - coalesce(
        CASE WHEN product.has_discount AND NOT product.has_versions THEN (
          SELECT coalesce(round(dealt.amount * version.discount_percent / 100), version.discount_value)
          FROM product_version version
          WHERE version.product_id = product.id AND version.withdrawn_at IS NULL
            AND (version.discount_percent IS NOT NULL OR version.discount_value IS NOT NULL)) END,
        0))::integer AS price
      OFFSET 0) own_price`;
}
