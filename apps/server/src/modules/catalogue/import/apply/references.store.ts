import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';

export interface ReferenceRow {
  readonly productId: number;
  readonly isProductReferenced: boolean;
  readonly versions: readonly string[];
}

/** Tables that go with a product; every other one that refers to it holds it. */
export const ownedTables = [
  'product_version',
  'stock',
  'arrival',
  'base_price',
  'stock_movement',
  'product_search',
  'tone_search',
  'product_facet',
  'stock_alert',
  'version_barcode',
];
/** Tables whose rows hold a product: what is asked below. */
export const referringTables = [
  'order_line',
  'cart_line',
  'saved_line',
  'combo_part',
  'favourite',
  'custom_list_product',
  'search_curation_product',
  'price_list_item',
  'programmed_price',
  'deal_product',
  'coupon',
];

/**
 * What others hold on to, of products that a batch touched: lines of orders and carts, combos,
 * lists, promotions, favourites, units that were taken or promised, and later batches.
 */
export async function readReferences(
  sql: SqlReader,
  batchId: string,
  ids: readonly number[],
): Promise<Map<number, ReferenceRow>> {
  const rows = await sql<ReferenceRow[]>`
    SELECT product.id AS "productId", coalesce((
        SELECT json_agg(version.code) FROM product_version version
        WHERE version.product_id = product.id AND ${isVersionReferenced(sql)}), '[]') AS versions,
      EXISTS (SELECT FROM order_line line WHERE line.product_id = product.id)
        OR EXISTS (SELECT FROM cart_line line WHERE line.product_id = product.id)
        OR EXISTS (SELECT FROM combo_part part WHERE part.product_id = product.id OR part.combo_id = product.id)
        OR EXISTS (SELECT FROM favourite WHERE favourite.product_id = product.id)
        OR EXISTS (SELECT FROM custom_list_product listed WHERE listed.product_id = product.id)
        OR EXISTS (SELECT FROM search_curation_product chosen WHERE chosen.product_id = product.id)
        OR EXISTS (SELECT FROM price_list_item item WHERE item.product_id = product.id)
        OR EXISTS (SELECT FROM programmed_price due WHERE due.product_id = product.id)
        OR EXISTS (SELECT FROM deal_product dealt WHERE dealt.product_id = product.id)
        OR EXISTS (SELECT FROM coupon
          WHERE product.id IN (coupon.product_id, coupon.got_product_id))
        OR EXISTS (
          SELECT FROM product_version version
          WHERE version.product_id = product.id AND ${isVersionReferenced(sql)})
        OR EXISTS (
          SELECT FROM import_change later JOIN import_change done
            ON done.product_id = later.product_id AND done.batch_id = ${batchId}
          WHERE later.product_id = product.id AND later.place > done.place
            AND later.undone_at IS NULL AND later.batch_id <> ${batchId}) AS "isProductReferenced"
    FROM product WHERE product.id = ANY (${ids})`;
  return new Map(rows.map((row) => [row.productId, row]));
}

function isVersionReferenced(sql: SqlFragments): Fragment {
  return sql`(
    EXISTS (SELECT FROM order_line line WHERE line.version_id = version.id)
    OR EXISTS (SELECT FROM cart_line line
      WHERE line.product_id = version.product_id AND line.version_id = version.id)
    OR EXISTS (SELECT FROM saved_line saved WHERE saved.version_id = version.id)
    OR version.id IN (SELECT unnest(line.assembly_version_ids) FROM cart_line line
      WHERE line.assembly_version_ids <> '{}')
    OR EXISTS (SELECT FROM combo_part part
      WHERE part.product_id = version.product_id AND part.version_id = version.id)
    OR EXISTS (SELECT FROM stock_movement moved
      WHERE moved.version_id = version.id AND moved.reason IN ('order', 'cancel', 'arrival'))
    OR EXISTS (SELECT FROM arrival
      WHERE arrival.product_id = version.product_id AND arrival.version_id = version.id
        AND (arrival.promised > 0 OR arrival.arrived_at IS NOT NULL)))`;
}
