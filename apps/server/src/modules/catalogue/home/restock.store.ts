import type { Restock } from '@matiz/contracts/catalogue/restock.ts';
import type { PastPurchase } from '@matiz/domain/cart/reorder/restock.ts';
import type { VersionLabel } from '@matiz/domain/catalogue/version-name.ts';
import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import { type PriceColumn, selectPriceInputs, withViewerLists } from '../card/price-inputs.ts';
import type { Viewer } from '../card/viewer.ts';

/** So many orders are looked back through, so many versions of them, so many movements of each. */
const [searched, versions, movements] = [12, 120, 40];
/** What came so many days ago is no news. */
const newsDays = 14;

export interface BoughtRow extends VersionLabel {
  readonly productId: number;
  readonly productCode: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly image: string;
  readonly hasVersions: boolean;
  readonly versionCode: string;
  readonly swatch: string | null;
  readonly swatchImage: string | null;
  readonly purchases: readonly PastPurchase[];
  readonly stock: number;
  readonly minQuantity: number;
  readonly multiple: number;
  readonly cameAt: string | null;
  readonly discountPercent: number | null;
  readonly discountValue: number | null;
  readonly prices: PriceColumn | null;
}

export interface RestockRow extends Pick<Restock, 'lastOrder' | 'onTheWay'> {
  readonly bought: BoughtRow[];
}

/** A customer's last orders with what they held and what that is today, in one statement. */
export async function readRestock(
  sql: SqlReader,
  viewer: Viewer,
  moment: Date,
): Promise<RestockRow> {
  const [row] = await sql<
    {
      lastOrder: Restock['lastOrder'];
      onTheWay: Restock['onTheWay'] | null;
      bought: BoughtRow[] | null;
    }[]
  >`
    WITH ${withViewerLists(sql, viewer, moment)}, lately AS MATERIALIZED (
      SELECT id, code, cart_id, placed_at, state, total - cancelled AS due
      FROM customer_order
      WHERE customer_id = ${viewer.customerId} AND state NOT IN ('cancelled', 'returned')
      ORDER BY placed_at DESC, id LIMIT ${searched}
    ), bought AS MATERIALIZED (
      SELECT line.product_id, line.version_id, max(lately.placed_at) AS last_at,
        json_agg(json_build_object('order', lately.id,
          'placedAt', ${isoText(sql, sql`lately.placed_at`)}, 'units', line.quantity,
          'unitPrice', line.unit_price) ORDER BY lately.placed_at DESC, lately.id) AS purchases
      FROM lately JOIN order_line line ON line.order_id = lately.id
      WHERE lately.state <> 'created' AND line.assembly_version_ids = '{}'
      GROUP BY line.product_id, line.version_id
      ORDER BY last_at DESC, line.version_id LIMIT ${versions}
    )
    SELECT (${selectLastOrder(sql)}) AS "lastOrder", (${selectOnTheWay(sql)}) AS "onTheWay",
      (${selectBought(sql, viewer, moment)}) AS bought`;
  return {
    lastOrder: row?.lastOrder ?? null,
    onTheWay: row?.onTheWay ?? [],
    bought: row?.bought ?? [],
  };
}

/** One that waits for its payment is not done yet. */
function selectLastOrder(sql: SqlFragments): Fragment {
  return sql`
    SELECT json_build_object('code', last.code, 'cartId', last.cart_id,
      'placedAt', ${isoText(sql, sql`last.placed_at`)}, 'due', last.due,
      'units', (SELECT coalesce(sum(quantity), 0) FROM order_line WHERE order_id = last.id),
      'pictures', (
        SELECT coalesce(json_agg(image ORDER BY place), '[]')
        FROM (SELECT product.image, min(line.position) AS place
          FROM order_line line JOIN product ON product.id = line.product_id
          WHERE line.order_id = last.id GROUP BY product.image ORDER BY place LIMIT 5) shown))
    FROM (SELECT * FROM lately WHERE state <> 'created' ORDER BY placed_at DESC, id LIMIT 1) last`;
}

function selectOnTheWay(sql: SqlFragments): Fragment {
  return sql`
    SELECT json_agg(json_build_object('orderCode', lately.code,
      'deliveryId', delivery.position::text, 'state', delivery.state,
      'arrivalDate', delivery.arrival_date, 'estimatedDate', delivery.estimated_date,
      'units', (SELECT coalesce(sum(quantity), 0) FROM order_line line
        WHERE line.order_id = lately.id AND line.delivery = delivery.position))
      ORDER BY coalesce(delivery.arrival_date, delivery.estimated_date), lately.code)
    FROM lately JOIN order_delivery delivery ON delivery.order_id = lately.id
    WHERE lately.state <> 'created'
      AND delivery.state IN ('pending', 'in_preparation', 'dispatched')`;
}

/** What is still sold here of it. */
function selectBought(sql: SqlFragments, viewer: Viewer, moment: Date): Fragment {
  const { warehouseId } = viewer;
  return sql`
    SELECT json_agg(json_build_object('productId', product.id, 'productCode', product.code,
      'slug', product.slug, 'name', product.name, 'brand', brand.name, 'image', product.image,
      'hasVersions', product.has_versions, 'versionCode', version.code,
      'tone_number', version.tone_number, 'tone_name', version.tone_name,
      'volume', version.volume, 'swatch', version.swatch_hex, 'swatchImage', version.swatch_image,
      'purchases', bought.purchases, 'stock', coalesce(stock.available, 0),
      'minQuantity', product.min_quantity, 'multiple', product.multiple,
      'cameAt', (${selectCame(sql, warehouseId, moment)}),
      'discountPercent', version.discount_percent, 'discountValue', version.discount_value,
      'prices', ${selectPriceInputs(sql, viewer, moment)})
      ORDER BY bought.last_at DESC, version.code)
    FROM bought
    JOIN product ON product.id = bought.product_id AND product.withdrawn_at IS NULL
    JOIN brand ON brand.id = product.brand_id
    JOIN product_version version ON version.id = bought.version_id AND version.withdrawn_at IS NULL
    JOIN base_price ON base_price.product_id = product.id
      AND base_price.warehouse_id = ${warehouseId}
    LEFT JOIN stock ON stock.warehouse_id = ${warehouseId} AND stock.version_id = version.id
    WHERE product.kind = 'product'`;
}

/**
 * When units came of which there were none: from what there is, back through what moved. What an
 * order gave back is no arrival.
 */
function selectCame(sql: SqlFragments, warehouseId: number, moment: Date): Fragment {
  return sql`
    SELECT ${isoText(sql, sql`max(came.at)`)}
    FROM (
      SELECT moved.at, moved.delta, moved.reason,
        stock.available - sum(moved.delta) OVER (ORDER BY moved.id DESC) AS before
      FROM (
        SELECT id, at, delta, reason FROM stock_movement
        WHERE version_id = version.id AND warehouse_id = ${warehouseId}
        ORDER BY id DESC LIMIT ${movements}
      ) moved
    ) came
    WHERE came.before <= 0 AND came.delta > 0 AND came.reason NOT IN ('order', 'cancel')
      AND came.at > ${moment}::timestamptz - make_interval(days => ${newsDays})`;
}

function isoText(sql: SqlFragments, moment: Fragment): Fragment {
  return sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
