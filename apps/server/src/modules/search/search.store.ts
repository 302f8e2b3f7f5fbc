import type { Query, Sql } from '../../db/sql.ts';
import type { Selection, Viewer } from '../catalogue/index.ts';
import { type SearchTerms, toIndexQuery } from './search-terms.ts';

/**
 * The products that carry every word, or whose code, or a version's, was typed: the code first,
 * then those whose name begins with what was typed, then the best sellers.
 */
export function selectMatches(sql: Sql, terms: SearchTerms, viewer: Viewer): Selection {
  return {
    hits: sql`
      WITH coded AS MATERIALIZED (${withCode(sql, terms.text)})
      SELECT product_id AS id, sales_rank, CASE
        WHEN product_id = ANY (ARRAY(SELECT id FROM coded)) THEN 0
        WHEN starts_with(search_text, ${terms.words.join(' ')}) THEN 1
        ELSE 2 END AS rank
      FROM product_search
      WHERE (words @@ ${toIndexQuery(terms)}::tsquery
          OR product_id = ANY (ARRAY(SELECT id FROM coded)))
        AND ${viewer.warehouseId} = ANY (sold_in)`,
    order: sql`rank, sales_rank, id`,
    isGathered: true,
    exists: null,
  };
}

function withCode(sql: Sql, text: string): Query<unknown> {
  return sql`
    SELECT id FROM product WHERE upper(code) = upper(${text})
    UNION ALL SELECT product_id FROM product_version
    WHERE upper(code) = upper(${text}) AND withdrawn_at IS NULL`;
}

/** For when nothing matches: the same, but a word of `forgivable` may be another one like it. */
export function selectAlike(sql: Sql, terms: SearchTerms, viewer: Viewer): Selection {
  const exact = toIndexQuery(terms, (word) => !terms.forgivable.includes(word));
  return {
    hits: sql`
      SELECT product_id AS id, sales_rank FROM product_search
      WHERE words @@ (alike_query(${terms.forgivable}::text[]) && ${exact}::tsquery)
        AND ${viewer.warehouseId} = ANY (sold_in)`,
    order: sql`sales_rank, id`,
    isGathered: true,
    exists: null,
  };
}
