import type { Fragment, Param, SqlFragments } from '#db/sql.ts';

/**
 * The common table `curated`: what staff want to be found first by a text (`position`), and what not
 * at all (none). Empty for most texts.
 */
export function selectCurated(sql: SqlFragments, text: Param, moment: Date): Fragment {
  return sql`curated AS MATERIALIZED (
      SELECT product_id, position FROM search_curation_product WHERE curation_id = (
        SELECT curation_id FROM search_curation_term
        WHERE term = telling_phrase(${text}) AND active @> ${moment}::timestamptz LIMIT 1))`;
}

/** Before every kind of match, whether they match or not; what is withdrawn or not sold here is not there. */
export function selectPinned(sql: SqlFragments, warehouseId: number): Fragment {
  return sql`
    SELECT listed.product_id, listed.sales_rank, curated.position - ${beforeAll}::int AS tier
    FROM curated JOIN product_search listed ON listed.product_id = curated.product_id
    WHERE curated.position IS NOT NULL AND ${warehouseId} = ANY (listed.sold_in)`;
}

export function isNotHidden(sql: SqlFragments, productId: Fragment): Fragment {
  return sql`${productId} <> ALL (ARRAY(SELECT product_id FROM curated WHERE position IS NULL))`;
}

/** More than can be pinned. */
const beforeAll = 1_000;
