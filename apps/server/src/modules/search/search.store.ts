import { type MatchedTone, maxCountedResults } from '@matiz/contracts/search.ts';
import type { Fragment, OuterJoinRow, SqlFragments, SqlReader } from '#db/sql.ts';
import type { PageSpan, Viewer } from '../catalogue/index.ts';
import { selectCached, selectUnderstood } from './cached-meaning.store.ts';
import type { CompiledQuestion } from './compile-question.ts';
import {
  byRelevance,
  type Depth,
  type LookedFor,
  selectCachedHits,
  selectHits,
  selectRanked,
} from './hits.store.ts';
import { selectMatchedTone } from './matched-tone.store.ts';
import { understand } from './understand.store.ts';
import type { Hits, QueryCache, QueryMeaning } from './understood.ts';

export interface ProductHit {
  readonly id: number;
  /** Of the tone. */
  readonly versionId: number | null;
  readonly tone: MatchedTone | null;
}

export interface SearchOutcome extends LookedFor {
  /** At most 200. */
  readonly total: number;
  /** What was looked for instead of what was typed; null when nothing was corrected. */
  readonly suggestion: string | null;
  readonly page: readonly ProductHit[];
  /** Only when nothing was found: what has most of what was typed. */
  readonly alternatives: readonly ProductHit[];
  /** How many have all that was typed, without what matches only loosely. */
  readonly matching: number;
  /** What the text means, when it was not known yet. */
  readonly understood: QueryMeaning | null;
}

/** So many alternatives at most, of so many that are compared. */
const [alternativesShown, alternativesCompared] = [8, 80];

type FoundRow = {
  total: number;
  matching: number;
  suggestion: string | null;
  understood: QueryMeaning | null;
  ranked: Hits['ranked'] | null;
} & OuterJoinRow<ProductHit & { readonly isAlternative: boolean }>;

/**
 * Understands (unless that is `known`), finds, ranks and names the tones that matched, of one page:
 * one statement.
 */
export async function searchProducts(
  sql: SqlReader,
  question: CompiledQuestion,
  viewer: Viewer,
  { limit, offset }: PageSpan,
  known: QueryCache | null,
): Promise<SearchOutcome> {
  const matching = known?.matching.get(viewer.warehouseId) ?? null;
  const depth = pageDepth({ limit, offset }, matching);
  const hits = selectCachedHits(known, viewer, depth);
  const rows = await sql<FoundRow[]>`
    WITH ${known ? selectCached(sql, known.understood) : understand(sql, question)},
    ${selectHits(sql, question, viewer, depth, { known, hits })},
    page AS MATERIALIZED (
      SELECT product_id, row_number() OVER () AS place, false AS is_alternative FROM (
        SELECT product_id FROM weighed ORDER BY ${byRelevance(sql, hits)} LIMIT ${limit} OFFSET ${offset}) first
      ${hits === null && (matching ?? 0) === 0 ? sql`UNION ALL ${selectAlternatives(sql, viewer)}` : sql``})
    SELECT ${hits ? sql`${countHits(hits)}::int` : selectTotal(sql)} AS total,
      (SELECT broad FROM size)::int AS matching, (SELECT suggestion FROM asked) AS suggestion,
      ${known ? sql`NULL::json` : sql`CASE WHEN coalesce(page.place, 1) = 1 THEN ${selectUnderstood(sql)} END`} AS understood,
      CASE WHEN coalesce(page.place, 1) = 1 THEN ${selectRanked(sql, hits)} END AS ranked,
      page.product_id AS id, page.is_alternative AS "isAlternative",
      matched.version_id AS "versionId", matched.tone
    FROM (SELECT) always
    LEFT JOIN page ON true
    LEFT JOIN LATERAL (${selectMatchedTone(sql, viewer.warehouseId, known)}) matched ON true
    ORDER BY page.place`;
  const found = rows.filter((row) => row.id !== null);
  const [first] = rows;
  const all = first?.total ?? 0;
  return {
    total: all,
    suggestion: all > 0 ? (first?.suggestion ?? null) : null,
    page: found.filter(({ isAlternative }) => !isAlternative),
    alternatives: found.filter(({ isAlternative }) => isAlternative),
    matching: first?.matching ?? 0,
    understood: first?.understood ?? null,
    ranked: first?.ranked ?? null,
    depth,
  };
}

function selectTotal(sql: SqlFragments): Fragment {
  return sql`least(greatest((SELECT broad FROM size), (SELECT count(*) FROM ranked)), ${maxCountedResults})::int`;
}

/** As `selectTotal` counts. */
export function countHits({ matching, ranked }: Hits): number {
  return Math.min(Math.max(matching, ranked.length), maxCountedResults);
}

/** How far a page of results looks; `matching` when it is known. */
export function pageDepth({ limit, offset }: PageSpan, matching: number | null): Depth {
  const counted = maxCountedResults;
  return { reach: offset + limit, counted, ofTier: 60, weighed: 60, matching };
}

/** What has the most of the parts; a tone counts for two. */
function selectAlternatives(sql: SqlFragments, { warehouseId }: Viewer): Fragment {
  return sql`
    SELECT product_id, place, true FROM nearest_hits(
        ARRAY(SELECT ('(' || broad || ')')::tsquery FROM term ORDER BY place),
        ARRAY(SELECT CASE WHEN promoted IS NULL THEN 1 ELSE 2 END FROM term ORDER BY place),
        ${warehouseId}, ${alternativesCompared}, ${alternativesShown})
      WITH ORDINALITY AS near (product_id, place)
    WHERE NOT EXISTS (SELECT FROM ranked)`;
}
