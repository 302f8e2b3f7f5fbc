import type { OuterJoinRow, SqlReader } from '#db/sql.ts';
import { type CardRow, selectCards } from '../card/card.store.ts';
import { withViewerLists } from '../card/price-inputs.ts';
import type { Viewer } from '../card/viewer.ts';

/** How many products each of the two rows shows. */
const shown = 12;
/** So many orders that hold the product are looked into. */
const orders = 500;
/** What fewer orders share says nothing of a product, and something of who ordered. */
const leastShared = 2;

export interface RelatedRow extends CardRow {
  readonly section: 'related' | 'together';
}

export interface RelatedProducts {
  readonly isKnown: boolean;
  readonly rows: readonly RelatedRow[];
}

/**
 * What is like a product (its line, then its category, best sellers first) and what was ordered
 * with it, of what is sold where the viewer buys: one statement.
 */
export async function readRelated(
  sql: SqlReader,
  productId: number,
  viewer: Viewer,
  moment: Date,
): Promise<RelatedProducts> {
  const { warehouseId } = viewer;
  const sold = sql`product.withdrawn_at IS NULL AND ${warehouseId} = ANY (product.sold_in)
    AND product.id <> ${productId}`;
  const rows = await sql<({ known: boolean } & OuterJoinRow<RelatedRow & { place: number }>)[]>`
    WITH ${withViewerLists(sql, viewer, moment)},
    asked AS MATERIALIZED (
      SELECT id, brand_id, category_id, line FROM product
      WHERE id = ${productId} AND withdrawn_at IS NULL AND ${warehouseId} = ANY (sold_in)),
    alike AS (
      SELECT id, min(likeness) AS likeness, min(sales_rank) AS sales_rank FROM (
        (SELECT product.id, 0 AS likeness, product.sales_rank FROM product
          WHERE product.brand_id = (SELECT brand_id FROM asked)
            AND product.line = (SELECT line FROM asked) AND ${sold}
          ORDER BY product.sales_rank, product.id LIMIT ${shown})
        UNION ALL
        (SELECT product.id, 1, product.sales_rank FROM product
          WHERE product.category_id = (SELECT category_id FROM asked) AND ${sold}
          ORDER BY product.sales_rank, product.id LIMIT ${shown})
      ) found GROUP BY id ORDER BY 2, 3, 1 LIMIT ${shown}),
    together AS (
      SELECT product.id, shared.orders FROM (
        SELECT line.product_id, count(DISTINCT line.order_id) AS orders
        FROM (SELECT DISTINCT order_id FROM order_line
          WHERE product_id = (SELECT id FROM asked) ORDER BY order_id DESC LIMIT ${orders}) held
        JOIN order_line line ON line.order_id = held.order_id
        GROUP BY line.product_id HAVING count(DISTINCT line.order_id) >= ${leastShared}
      ) shared
      JOIN product ON product.id = shared.product_id
      WHERE ${sold} ORDER BY shared.orders DESC, product.sales_rank, product.id LIMIT ${shown}),
    page AS MATERIALIZED (
      SELECT id, 'related' AS section, row_number() OVER (ORDER BY likeness, sales_rank, id) AS place FROM alike
      UNION ALL
      SELECT id, 'together', row_number() OVER () FROM together)
    SELECT EXISTS (SELECT FROM asked) AS known, card.*
    FROM (SELECT) always
    LEFT JOIN (SELECT page.section, page.place::int, ${selectCards(sql, viewer, moment)}) card ON true
    ORDER BY card.place`;
  return {
    isKnown: rows[0]?.known ?? false,
    rows: rows.filter((row) => row.place !== null),
  };
}
