import type { MatchedTone } from '@matiz/contracts/search.ts';
import type { Query, Sql } from '../../db/sql.ts';
import type { Viewer } from '../catalogue/index.ts';
import type { CompiledQuestion } from './compile-question.ts';
import { byRelevance, mostHits, selectHits } from './hits.store.ts';
import { understand } from './understand.store.ts';

export interface FoundProduct {
  readonly id: number;
  readonly tone: MatchedTone | null;
}

export interface Found {
  /** At most `mostHits`. */
  readonly total: number;
  /** What was looked for instead of what was typed; null when nothing was corrected. */
  readonly suggestion: string | null;
  readonly page: readonly FoundProduct[];
  /** Only when nothing was found: what has most of what was typed. */
  readonly alternatives: readonly FoundProduct[];
}

/** So many alternatives at most, of so many that are compared. */
const [alternativesShown, alternativesCompared] = [8, 200];

type FoundRow = { total: number; suggestion: string | null } & (
  | { id: number; tone: MatchedTone | null; isAlternative: boolean }
  | { id: null }
);

/** Understands, finds, ranks and names the tones that matched, of one page: one statement. */
export async function findProducts(
  sql: Sql,
  question: CompiledQuestion,
  viewer: Viewer,
  { limit, offset }: { limit: number; offset: number },
): Promise<Found> {
  const rows = await sql<FoundRow[]>`
    WITH ${understand(sql, question)},
    ${selectHits(sql, question, viewer, offset + limit)},
    page AS MATERIALIZED (
      SELECT product_id, row_number() OVER () AS place, false AS is_alternative FROM (
        SELECT product_id FROM weighed ORDER BY ${byRelevance(sql)} LIMIT ${limit} OFFSET ${offset}) first
      UNION ALL ${selectAlternatives(sql, viewer)})
    SELECT least(greatest((SELECT count(*) FROM broad), (SELECT count(*) FROM ranked)), ${mostHits})::int AS total,
      (SELECT suggestion FROM asked) AS suggestion,
      page.product_id AS id, page.is_alternative AS "isAlternative", matched.tone
    FROM (SELECT) always
    LEFT JOIN page ON true
    LEFT JOIN LATERAL (${matchedTone(sql, viewer.warehouseId)}) matched ON true
    ORDER BY page.place`;
  const found = rows.filter((row) => row.id !== null);
  const { total = 0, suggestion = null } = rows[0] ?? {};
  return {
    total,
    suggestion: total > 0 ? suggestion : null,
    page: found.filter(({ isAlternative }) => !isAlternative),
    alternatives: found.filter(({ isAlternative }) => isAlternative),
  };
}

/** What has the most of the parts; a tone counts for two. */
function selectAlternatives(sql: Sql, { warehouseId }: Viewer): Query<unknown> {
  return sql`
    SELECT product_id, row_number() OVER (), true FROM (
      SELECT product_id FROM (
        SELECT product_id, sales_rank, words FROM product_search
        WHERE words @@ (SELECT any_part FROM asked) AND ${warehouseId} = ANY (sold_in)
          AND NOT EXISTS (SELECT FROM ranked)
        LIMIT ${alternativesCompared}) compared
      ORDER BY (SELECT sum(CASE WHEN promoted IS NULL THEN 1 ELSE 2 END) FROM term
          WHERE compared.words @@ ('(' || broad || ')')::tsquery) DESC,
        sales_rank, product_id
      LIMIT ${alternativesShown}) near`;
}

/** The tone of `page`'s product that has most of what was typed: the code's own, then one in stock. */
function matchedTone(sql: Sql, warehouseId: number): Query<unknown> {
  return sql`
    SELECT json_build_object('versionCode', version.code, 'number', version.tone_number,
      'name', version.tone_name, 'color', version.swatch_hex, 'image', version.swatch_image,
      'stock', coalesce(stock.available, 0)) AS tone
    FROM tone_search tone
    JOIN product_version version ON version.id = tone.version_id
    LEFT JOIN stock ON stock.version_id = tone.version_id AND stock.warehouse_id = ${warehouseId}
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(CASE WHEN number IS NULL THEN 1 ELSE 8 END), 0)
        + CASE WHEN tone.version_id IN (SELECT version_id FROM coded) THEN 64 ELSE 0 END AS parts
      FROM term WHERE is_shade AND tone.words @@ ('(' || meant || ')')::tsquery) matching
    WHERE tone.product_id = page.product_id AND matching.parts > 0
      AND (EXISTS (SELECT FROM term WHERE is_shade) OR EXISTS (SELECT FROM coded))
    ORDER BY matching.parts DESC, coalesce(stock.available, 0) > 0 DESC,
      version.is_top_seller DESC, version.position, version.id
    LIMIT 1`;
}
