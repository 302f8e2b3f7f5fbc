import { type MatchedTone, maxCountedResults } from '@matiz/contracts/search.ts';
import type { Fragment, OuterJoinRow, SqlFragments, SqlReader } from '#db/sql.ts';
import type { PageSpan, Viewer } from '../catalogue/index.ts';
import { selectCached, selectUnderstood } from './cached-meaning.store.ts';
import type { CompiledQuestion } from './compile-question.ts';
import {
  byRelevance,
  type Depth,
  type LookedFor,
  type SearchContext,
  selectCachedHits,
  selectHits,
  selectKept,
  selectRanked,
} from './hits.store.ts';
import { selectMatchedTone } from './matched-tone.store.ts';
import { understand } from './understand.store.ts';
import type { Hits, QueryMeaning } from './understood.ts';

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
  /** Places of the parts that were looked for, where nothing has all of them; else null. */
  readonly kept: readonly number[] | null;
  /** How many have all that was typed, without what matches only loosely. */
  readonly matching: number;
  /** What the text means, when it was not known yet. */
  readonly understood: QueryMeaning | null;
}

type FoundRow = {
  total: number;
  matching: number;
  suggestion: string | null;
  understood: QueryMeaning | null;
  ranked: Hits['ranked'] | null;
  kept: number[] | null;
} & OuterJoinRow<ProductHit>;

/**
 * Understands (unless that is `known`), finds, ranks and names the tones that matched, of one page:
 * one statement.
 */
export async function searchProducts(
  sql: SqlReader,
  question: CompiledQuestion,
  viewer: Viewer,
  { limit, offset }: PageSpan,
  asking: SearchContext,
): Promise<SearchOutcome> {
  const { known } = asking;
  const matching = known?.matching.get(viewer.warehouseId) ?? null;
  const depth = pageDepth({ limit, offset }, matching);
  const hits = selectCachedHits(known, viewer, depth);
  const rows = await sql<FoundRow[]>`
    WITH ${known ? selectCached(sql, known.understood) : understand(sql, question)},
    ${selectHits(sql, question, viewer, depth, { ...asking, hits })},
    page AS MATERIALIZED (
      SELECT product_id, row_number() OVER () AS place FROM (
        SELECT product_id FROM weighed ORDER BY ${byRelevance(sql, hits)} LIMIT ${limit} OFFSET ${offset}) first)
    SELECT ${hits ? sql`${countHits(hits)}::int` : selectTotal(sql)} AS total,
      (SELECT broad FROM size)::int AS matching, (SELECT suggestion FROM asked) AS suggestion,
      ${known ? sql`NULL::json` : sql`CASE WHEN coalesce(page.place, 1) = 1 THEN ${selectUnderstood(sql)} END`} AS understood,
      CASE WHEN coalesce(page.place, 1) = 1 THEN ${selectRanked(sql, hits)} END AS ranked,
      ${selectKept(sql, hits)} AS kept, page.product_id AS id,
      matched.version_id AS "versionId", matched.tone
    FROM (SELECT) always
    LEFT JOIN page ON true
    LEFT JOIN LATERAL (${selectMatchedTone(sql, viewer.warehouseId, known)}) matched ON true
    ORDER BY page.place`;
  const page = rows.filter((row) => row.id !== null);
  const [first] = rows;
  const all = first?.total ?? 0;
  return {
    total: all,
    suggestion: all > 0 ? (first?.suggestion ?? null) : null,
    page,
    kept: first?.kept ?? null,
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
