import type { Query, Sql } from '../../db/sql.ts';
import type { Viewer } from '../catalogue/index.ts';
import type { CompiledQuestion } from './compile-question.ts';

/** How far a search looks. */
export interface Depth {
  /** So many are counted and can be leafed through; nobody reads on. */
  readonly counted: number;
  /** So many of each kind of match are told apart by what sells. */
  readonly ofTier: number;
  /** Stock and past purchases order the first so many. */
  readonly weighed: number;
}

/** With fewer than so many, descriptions are searched, too. */
const enough = 20;

/**
 * The common tables that follow `understand`: `broad` (all that match, to be counted), `ranked`
 * (the first `reach` hits or more with their tier, the best kind of match first) and
 * `weighed` (with what orders them, D-14). Rows of `product_search` lie by sales, so that a LIMIT
 * keeps the best sellers however many there are.
 */
export function selectHits(
  sql: Sql,
  { text }: CompiledQuestion,
  viewer: Viewer,
  { counted, ofTier, weighed }: Depth,
  reach: number,
): Query<unknown> {
  const { warehouseId } = viewer;
  const tier = (place: number, condition: Query<unknown>, limit = ofTier) => sql`
    SELECT product_id, sales_rank, ${place}::int AS tier FROM product_search
    WHERE ${condition} AND ${warehouseId} = ANY (sold_in) LIMIT ${limit}`;
  return sql`
    coded AS MATERIALIZED (${withCode(sql, text)}),
    headed AS MATERIALIZED (${tier(2, sql`words @@ (SELECT headed FROM asked)`)}),
    literal AS MATERIALIZED (${tier(
      4,
      sql`words @@ (SELECT literal FROM asked) AND (SELECT count(*) FROM headed) < ${ofTier}`,
    )}),
    meant AS MATERIALIZED (${tier(
      3,
      sql`words @@ (SELECT meant FROM asked) AND (SELECT count(*) FROM headed) < ${ofTier}`,
    )}),
    broad AS MATERIALIZED (${tier(5, sql`words @@ (SELECT broad FROM asked)`, counted)}),
    core AS MATERIALIZED (${tier(
      6,
      sql`words @@ (SELECT core FROM asked) AND NOT EXISTS (SELECT FROM broad)`,
    )}),
    kin AS MATERIALIZED (${tier(
      7,
      sql`words @@ (SELECT kin FROM asked) AND NOT EXISTS (SELECT FROM broad)`,
    )}),
    described AS MATERIALIZED (${tier(
      8,
      sql`words @@ (SELECT described FROM asked) AND (SELECT count(*) FROM broad) < ${enough}`,
    )}),
    ranked AS MATERIALIZED (
      SELECT product_id, min(sales_rank) AS sales_rank, min(tier) AS tier FROM (
        (${tier(0, sql`product_id = ANY (ARRAY(SELECT product_id FROM coded))`)})
        UNION ALL (${tier(1, sql`name_words = ${text}`)})
        UNION ALL SELECT * FROM headed
        UNION ALL SELECT * FROM meant
        UNION ALL SELECT * FROM literal
        UNION ALL SELECT * FROM broad WHERE (SELECT count(*) FROM headed) < ${reach}
        UNION ALL SELECT * FROM core
        UNION ALL SELECT * FROM kin
        UNION ALL SELECT * FROM described
      ) found GROUP BY product_id),
    weighed AS MATERIALIZED (
      SELECT product_id, sales_rank, tier, place > ${weighed} AS is_late,
        CASE WHEN place <= ${weighed} THEN ${isGone(sql, warehouseId)} END AS is_gone,
        CASE WHEN place <= ${weighed} THEN product_id = ANY (${boughtBefore(sql, viewer)}) END AS was_bought
      FROM (
        SELECT *, row_number() OVER (ORDER BY tier, sales_rank, product_id) AS place FROM ranked
      ) placed)`;
}

/** The order of `weighed`. */
export function byRelevance(sql: Sql): Query<unknown> {
  return sql`is_late, tier, is_gone, was_bought DESC, sales_rank, product_id`;
}

function withCode(sql: Sql, text: string): Query<unknown> {
  return sql`
    SELECT id AS product_id, NULL::int AS version_id FROM product WHERE upper(code) = upper(${text})
    UNION ALL SELECT product_id, id FROM product_version
    WHERE upper(code) = upper(${text}) AND withdrawn_at IS NULL`;
}

/**
 * Whether the warehouse has none left: of the tone when one was typed, of a combo's parts, else of
 * any version. Scalar subqueries, since the planner may turn EXISTS into reading a whole table.
 */
function isGone(sql: Sql, warehouseId: number): Query<unknown> {
  const inStock = (product: Query<unknown>, more: Query<unknown>) => sql`
    SELECT 1 FROM stock WHERE stock.product_id = ${product}
      AND stock.warehouse_id = ${warehouseId} AND stock.available > 0 ${more} LIMIT 1`;
  return sql`CASE WHEN (SELECT number FROM asked) IS NOT NULL THEN (
      SELECT 1 FROM tone_search tone
      JOIN stock ON stock.version_id = tone.version_id AND stock.warehouse_id = ${warehouseId}
      WHERE tone.product_id = placed.product_id AND stock.available > 0
        AND tone.words @@ (SELECT number FROM asked) LIMIT 1) IS NULL
    WHEN (${inStock(sql`placed.product_id`, sql``)}) IS NOT NULL THEN false
    ELSE coalesce((
      SELECT bool_or((${inStock(
        sql`part.product_id`,
        sql`AND (part.version_id IS NULL OR stock.version_id = part.version_id)`,
      )}) IS NULL)
      FROM combo_part part WHERE part.combo_id = placed.product_id), true) END`;
}

/** What the customer's last orders held. */
function boughtBefore(sql: Sql, { customerId }: Viewer): Query<unknown> {
  return sql`ARRAY(
    SELECT line.product_id FROM (
      SELECT id FROM customer_order WHERE customer_id = ${customerId} AND state <> 'cancelled'
      ORDER BY placed_at DESC LIMIT 20) lately
    JOIN order_line line ON line.order_id = lately.id)`;
}
