import type { Fragment, SqlFragments } from '#db/sql.ts';
import type { Viewer } from '../card/viewer.ts';

/**
 * Whether `product` has a programmed price, a deal or a discounted version now (D-6). Its flags say
 * what it has at any time, and an index holds those that have something in the order of sales.
 */
export function isOffered(sql: SqlFragments, { warehouseId }: Viewer, moment: Date): Fragment {
  return sql`(product.has_programmed_price OR product.has_deal OR product.has_discount)
    AND (product.has_discount
      OR CASE WHEN product.has_programmed_price THEN (
        SELECT 1 FROM programmed_price due
        WHERE due.product_id = product.id AND due.during @> ${moment}::timestamptz
          AND (due.warehouse_id IS NULL OR due.warehouse_id = ${warehouseId}) LIMIT 1) IS NOT NULL END
      OR CASE WHEN product.has_deal THEN (
        SELECT 1 FROM deal_product JOIN deal ON deal.id = deal_product.deal_id
        WHERE deal_product.product_id = product.id
          AND (deal.starts_at IS NULL OR deal.starts_at <= ${moment})
          AND (deal.ends_at IS NULL OR deal.ends_at > ${moment}) LIMIT 1) IS NOT NULL END)`;
}
