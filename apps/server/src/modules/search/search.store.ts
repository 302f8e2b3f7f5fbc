import type { MatchedTone } from '@matiz/contracts/search.ts';
import type { Query, Sql } from '../../db/sql.ts';
import type { Viewer } from '../catalogue/index.ts';
import type { CompiledQuestion } from './compile-question.ts';
import { byRelevance, type Depth, selectHits } from './hits.store.ts';
import { selectMatchedTone } from './matched-tone.store.ts';
import { understand } from './understand.store.ts';

export interface FoundProduct {
  readonly id: number;
  readonly tone: MatchedTone | null;
}

export interface Found {
  /** At most a thousand. */
  readonly total: number;
  /** What was looked for instead of what was typed; null when nothing was corrected. */
  readonly suggestion: string | null;
  readonly page: readonly FoundProduct[];
  /** Only when nothing was found: what has most of what was typed. */
  readonly alternatives: readonly FoundProduct[];
}

const depth: Depth = { counted: 1000, ofTier: 240, weighed: 120 };
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
    ${selectHits(sql, question, viewer, depth, offset + limit)},
    page AS MATERIALIZED (
      SELECT product_id, row_number() OVER () AS place, false AS is_alternative FROM (
        SELECT product_id FROM weighed ORDER BY ${byRelevance(sql)} LIMIT ${limit} OFFSET ${offset}) first
      UNION ALL ${selectAlternatives(sql, viewer)})
    SELECT least(greatest((SELECT count(*) FROM broad), (SELECT count(*) FROM ranked)), ${depth.counted})::int AS total,
      (SELECT suggestion FROM asked) AS suggestion,
      page.product_id AS id, page.is_alternative AS "isAlternative", matched.tone
    FROM (SELECT) always
    LEFT JOIN page ON true
    LEFT JOIN LATERAL (${selectMatchedTone(sql, viewer.warehouseId)}) matched ON true
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
