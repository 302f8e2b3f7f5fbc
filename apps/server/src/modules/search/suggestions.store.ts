import type { MatchedTone, SearchSuggestions, SuggestedProduct } from '@matiz/contracts/search.ts';
import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import {
  type CardRow,
  selectPriceInputs,
  type Viewer,
  withViewerLists,
} from '../catalogue/index.ts';
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
import { mayNameTone, selectMatchedTone } from './matched-tone.store.ts';
import { understand } from './understand.store.ts';
import type { Headings, QueryMeaning } from './understood.ts';

/** So many brands, categories and terms at most. */
const [headingsShown, termsShown] = [3, 4];

export const noSuggestions: SearchSuggestions = {
  products: [],
  brands: [],
  categories: [],
  terms: [],
  suggestion: null,
  leftOut: [],
};

const nothing = {
  ...noSuggestions,
  products: [],
  understood: null,
  ranked: null,
  kept: null,
  matching: 0,
};

/** With what its tone's price follows from; null where there is none, or none is told. */
export type SuggestedRow = Omit<SuggestedProduct, 'matchedTone'> & {
  readonly matchedTone: MatchedTone | null;
  readonly priced: (Pick<CardRow, 'prices' | 'discount'> & { readonly minQuantity: number }) | null;
};

export interface SuggestionOutcome extends LookedFor {
  readonly suggestions: Omit<SearchSuggestions, 'products' | 'leftOut'> & {
    readonly products: readonly SuggestedRow[];
  };
  /** What the text means, when it was not known yet. */
  readonly understood: QueryMeaning | null;
  readonly matching: number;
  readonly kept: readonly number[] | null;
}

/** Headings that are known already are not asked. */
type SuggestionsRow = Omit<SuggestionOutcome['suggestions'], keyof Headings> &
  Partial<Headings> &
  Omit<SuggestionOutcome, 'suggestions' | 'depth'>;

/** Everything that is offered while someone types: one statement. */
export async function readSuggestions(
  sql: SqlReader,
  question: CompiledQuestion,
  viewer: Viewer,
  { limit, userId }: { limit: number; userId: string | null },
  asking: SearchContext,
): Promise<SuggestionOutcome> {
  const { known } = asking;
  const matching = known?.matching.get(viewer.warehouseId) ?? null;
  const headings = known?.headings.get(viewer.warehouseId);
  const depth: Depth = { reach: limit, counted: null, ofTier: 40, weighed: 40, matching };
  const hits = selectCachedHits(known, viewer, depth);
  const isPriced = mayNameTone(known) && viewer.priceHidden === null;
  const [row] = await sql<SuggestionsRow[]>`
    WITH ${isPriced ? sql`${withViewerLists(sql, viewer, asking.moment)},` : sql``}
    ${known ? selectCached(sql, known.understood) : understand(sql, question)},
    ${selectHits(sql, question, viewer, depth, { ...asking, hits })},
    page AS MATERIALIZED (
      SELECT product_id, row_number() OVER () AS place FROM (
        SELECT product_id FROM weighed ORDER BY ${byRelevance(sql, hits)} LIMIT ${limit}) first)
    SELECT
      coalesce((
        SELECT json_agg(json_build_object('_id', product.id::text, 'code', product.code,
          'name', product.name, 'slug', product.slug,
          'brand', json_build_object('_id', brand.id::text, 'name', brand.name, 'slug', brand.slug),
          'image', product.image, 'contentSize', product.content_size,
          'attributes', product.attributes, 'versionCount', product.version_count,
          'toneCount', product.tone_count,
          'matchedTone', matched.tone,
          'priced', ${isPriced ? selectPriced(sql, viewer, asking.moment) : sql`NULL::json`}) ORDER BY page.place)
        FROM page
        JOIN product ON product.id = page.product_id
        JOIN brand ON brand.id = product.brand_id
        ${isPriced ? joinBasePrice(sql, viewer) : sql``}
        LEFT JOIN LATERAL (${selectMatchedTone(sql, viewer.warehouseId, known)}) matched ON true), '[]') AS products,
      ${headings ? sql`` : selectAllHeadings(sql, viewer)}
      ${selectTerms(sql, question.text, userId)} AS terms,
      CASE WHEN EXISTS (SELECT FROM page) THEN (SELECT suggestion FROM asked) END AS suggestion,
      ${known ? sql`NULL::json` : selectUnderstood(sql)} AS understood,
      ${selectRanked(sql, hits)} AS ranked, ${selectKept(sql, hits)} AS kept, (SELECT broad FROM size)::int AS matching`;
  const { understood, ranked, kept, matching: found, ...suggestions } = row ?? nothing;
  return {
    suggestions: { brands: [], categories: [], ...suggestions, ...headings },
    understood,
    ranked,
    kept,
    matching: found,
    depth,
  };
}

/** Only of a tone that was typed: the other products are suggested without a price. */
function selectPriced(sql: SqlFragments, viewer: Viewer, moment: Date): Fragment {
  return sql`CASE WHEN matched.tone IS NOT NULL THEN json_build_object(
    'prices', ${selectPriceInputs(sql, viewer, moment)}, 'discount', matched.discount,
    'minQuantity', product.min_quantity) END`;
}

function joinBasePrice(sql: SqlFragments, { warehouseId }: Viewer): Fragment {
  return sql`LEFT JOIN base_price ON base_price.product_id = product.id
    AND base_price.warehouse_id = ${warehouseId}`;
}

function selectAllHeadings(sql: SqlFragments, viewer: Viewer): Fragment {
  return sql`${selectHeadings(sql, 'brand', soldOfBrand(sql, viewer))} AS brands,
      ${selectHeadings(sql, 'category', soldOfCategory(sql, viewer))} AS categories,`;
}

/** Those that have most of the typed words and are sold here, the shortest names first. */
function selectHeadings(sql: SqlFragments, kind: string, isSold: Fragment): Fragment {
  return sql`coalesce((
    SELECT json_agg(json_build_object('_id', id::text, 'name', name, 'slug', slug) ORDER BY parts DESC, name)
    FROM (
      SELECT heading.id, heading.name, heading.slug, (
        SELECT count(*) FROM term WHERE heading.words @@ ('(' || literal || ')')::tsquery) AS parts
      FROM search_heading heading
      WHERE heading.kind = ${kind} AND heading.words @@ (SELECT any_literal FROM asked)
        AND (${isSold}) IS NOT NULL
      ORDER BY parts DESC, length(heading.name), heading.id
      LIMIT ${headingsShown}) chosen), '[]')`;
}

function soldOfBrand(sql: SqlFragments, { warehouseId }: Viewer): Fragment {
  return sql`SELECT 1 FROM product WHERE product.brand_id = heading.id
    AND product.withdrawn_at IS NULL AND ${warehouseId} = ANY (product.sold_in) LIMIT 1`;
}

function soldOfCategory(sql: SqlFragments, { warehouseId }: Viewer): Fragment {
  return sql`SELECT 1 FROM category JOIN category_size size ON size.category_id = ANY (category.subtree)
    WHERE category.id = heading.id AND size.warehouse_id = ${warehouseId} AND size.products > 0 LIMIT 1`;
}

/** What goes on like `text`: one's own terms, then those that several people searched for. */
function selectTerms(sql: SqlFragments, text: string, userId: string | null): Fragment {
  return sql`ARRAY(
    SELECT min(shown) FROM (
      (SELECT term, shown, 0 AS rank, -extract(epoch FROM searched_at) AS late FROM search_term_of_user
        WHERE user_id = ${userId} AND term > ${text} AND term < ${text}::text || 'ø' AND results > 0
        ORDER BY searched_at DESC LIMIT ${termsShown})
      UNION ALL (SELECT term, shown, 1, -heat FROM search_term
        WHERE term > ${text} AND term < ${text}::text || 'ø' AND people >= 3 AND results > 0
        ORDER BY heat DESC LIMIT ${termsShown})
    ) known GROUP BY term ORDER BY min(rank), min(late), term LIMIT ${termsShown})`;
}
