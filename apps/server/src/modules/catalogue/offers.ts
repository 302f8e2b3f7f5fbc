import type { Query, Sql } from '../../db/sql.ts';
import type { Viewer } from './viewer.ts';

/** What has a programmed price, a deal or a discounted version now (D-6), as `product_id`. */
export function selectOffered(sql: Sql, viewer: Viewer, moment: Date): Query<unknown> {
  return sql`
    SELECT product_id FROM programmed_price
    WHERE during @> ${moment}::timestamptz
      AND (warehouse_id IS NULL OR warehouse_id = ${viewer.warehouseId})
    UNION
    SELECT deal_product.product_id FROM deal JOIN deal_product ON deal_product.deal_id = deal.id
    WHERE (deal.starts_at IS NULL OR deal.starts_at <= ${moment})
      AND (deal.ends_at IS NULL OR deal.ends_at > ${moment})
    UNION
    SELECT product_id FROM product_version
    WHERE withdrawn_at IS NULL AND (discount_percent IS NOT NULL OR discount_value IS NOT NULL)`;
}
