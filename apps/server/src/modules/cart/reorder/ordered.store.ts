import type { OrderedLine } from '@matiz/domain/cart/reorder/decide-reorder.ts';
import type { PastOrder } from '@matiz/domain/cart/reorder/usual-basket.ts';
import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';

export interface PastLine {
  readonly id: string;
  readonly code: string;
  readonly cartId: string;
  readonly placedAt: string;
  readonly customerId: string;
  /** Whether the asking user is the customer's seller (D-4). */
  readonly isAssigned: boolean;
  readonly lines: readonly OrderedLine[];
}

/** An order by its code, or by the cart that it was made of; null when there is none. */
export async function readOrdered(
  sql: SqlReader,
  name: { readonly orderCode: string } | { readonly cartId: string },
  userId: string,
): Promise<PastLine | null> {
  const where =
    'cartId' in name ? sql`cart_id = ${name.cartId}` : sql`code = upper(${name.orderCode})`;
  const [row] = await sql<PastLine[]>`
    SELECT placed.id, placed.code, placed.cart_id AS "cartId", placed.customer_id AS "customerId",
      to_char(placed.placed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "placedAt",
      EXISTS (SELECT FROM seller_customer
        WHERE seller_id = ${userId} AND customer_id = placed.customer_id) AS "isAssigned",
      (${selectLines(sql)}) AS lines
    FROM customer_order placed WHERE ${where}`;
  return row ? { ...row, lines: row.lines ?? [] } : null;
}

/** The last orders of a customer that were not cancelled, the newest first. */
export async function readLastOrders(
  sql: SqlReader,
  customerId: string,
  atMost: number,
): Promise<readonly PastOrder<OrderedLine>[]> {
  const rows = await sql<{ id: string; lines: OrderedLine[] | null }[]>`
    SELECT placed.id, (${selectLines(sql)}) AS lines
    FROM customer_order placed
    WHERE placed.customer_id = ${customerId} AND placed.state <> 'cancelled'
    ORDER BY placed.placed_at DESC, placed.id LIMIT ${atMost}`;
  return rows.map(({ id, lines }) => ({ id, lines: lines ?? [] }));
}

/** The lines of the order `placed`, each choice once over all its deliveries. */
function selectLines(sql: SqlFragments): Fragment {
  return sql`
    SELECT json_agg(json_build_object('productId', line.product_id,
        'versionId', line.version_id, 'assemblyVersionIds', line.assembly_version_ids,
        'code', line.code, 'versionCode', line.version_code, 'name', line.name,
        'versionName', line.version_name, 'quantity', line.quantity,
        'unitPrice', line.unit_price, 'slug', product.slug, 'image', product.image)
        ORDER BY line.place)
    FROM (
      SELECT product_id, version_id, assembly_version_ids, min(position) AS place,
        (array_agg(code ORDER BY position))[1] AS code,
        (array_agg(version_code ORDER BY position))[1] AS version_code,
        (array_agg(name ORDER BY position))[1] AS name,
        (array_agg(version_name ORDER BY position))[1] AS version_name,
        sum(quantity)::int AS quantity, max(unit_price) AS unit_price
      FROM order_line WHERE order_id = placed.id
      GROUP BY product_id, version_id, assembly_version_ids
    ) line
    JOIN product ON product.id = line.product_id`;
}

/** Something that can be had instead. */
export interface Replacement {
  /** Of what it replaces. */
  readonly forVersionId: number;
  readonly versionId: number;
}

/**
 * For each version, one of another product that the warehouse has: of the same category, with the
 * same tone or volume where there is one; the same line and brand first, then what sells best.
 */
export async function findReplacements(
  sql: SqlReader,
  versionIds: readonly number[],
  warehouseId: number,
): Promise<readonly Replacement[]> {
  return sql<Replacement[]>`
    SELECT gone.id AS "forVersionId", other.id AS "versionId"
    FROM unnest(${versionIds}::int[]) AS asked (id)
    JOIN product_version gone ON gone.id = asked.id
    JOIN product was ON was.id = gone.product_id AND was.kind = 'product'
    CROSS JOIN LATERAL (
      SELECT version.id
      FROM product JOIN product_version version ON version.product_id = product.id
      JOIN stock ON stock.version_id = version.id AND stock.warehouse_id = ${warehouseId}
      WHERE product.category_id = was.category_id AND product.kind = 'product'
        AND product.withdrawn_at IS NULL AND version.withdrawn_at IS NULL
        AND ${warehouseId} = ANY (product.sold_in) AND stock.available >= product.min_quantity
        AND version.id <> gone.id
        AND version.tone_key IS NOT DISTINCT FROM gone.tone_key
        AND version.volume IS NOT DISTINCT FROM gone.volume
      ORDER BY product.line IS NOT DISTINCT FROM was.line AND product.brand_id = was.brand_id DESC,
        product.brand_id = was.brand_id DESC, product.sales_rank, version.id
      LIMIT 1
    ) other`;
}
