import type { Fragment, SqlFragments } from '#db/sql.ts';
import type { Viewer } from '../catalogue/index.ts';
import type { CompiledQuestion } from './compile-question.ts';
import { isNotHidden, selectCurated, selectPinned } from './curation.store.ts';
import type { Hits, QueryCache } from './understood.ts';

/** How far a search looks. */
export interface Depth {
  /** So many hits are wanted, from the first on. */
  readonly reach: number;
  /** So many are counted and can be leafed through; nobody reads on. Null: not counted. */
  readonly counted: number | null;
  /** So many of each kind of match are told apart by what sells. */
  readonly ofTier: number;
  /** Stock and past purchases order the first so many. */
  readonly weighed: number;
  /** How many match, when it is known already. */
  readonly matching: number | null;
}

/** What is known of a text, and when it is asked. */
export interface SearchContext {
  readonly known: QueryCache | null;
  /** What staff chose for a text has dates. */
  readonly moment: Date;
}

/** With fewer than so many, descriptions are searched, too. */
const enough = 20;

/**
 * The common tables that follow `understand`: `coded` (if `mayBeCode`), `size` (how many match), `ranked` (the hits with
 * their tier, the best kind of match first) and `weighed` (with what orders them, D-14). Hits that
 * are remembered are not looked for again, and only `size` and `weighed` are made of them.
 */
export function selectHits(
  sql: SqlFragments,
  question: CompiledQuestion,
  viewer: Viewer,
  depth: Depth,
  { known, hits, moment }: SearchContext & { readonly hits: Hits | null },
): Fragment {
  const { warehouseId } = viewer;
  const coded = mayBeCode(known)
    ? sql`coded AS MATERIALIZED (${withCode(sql, question.text)}),`
    : sql``;
  if (hits) {
    return sql`
      ${coded} size AS MATERIALIZED (SELECT ${hits.matching}::bigint AS broad),
      weighed AS NOT MATERIALIZED (${selectAgain(sql, hits, viewer, depth)})`;
  }
  return sql`
    ${coded} ${lookedFor(sql, question, viewer, depth, { known, moment })},
    weighed AS MATERIALIZED (
      SELECT product_id, sales_rank, tier, place > ${depth.weighed} AS is_late,
        CASE WHEN place <= ${depth.weighed} THEN ${isGone(sql, question, warehouseId)} END AS is_gone,
        ${boughtBefore(sql, viewer)} AS was_bought
      FROM (
        SELECT *, row_number() OVER (ORDER BY tier, sales_rank, product_id) AS place FROM ranked
      ) placed)`;
}

/** So many may leave the shop within the moment that hits are remembered, and pages stay full. */
const spare = 20;

/** Remembered hits in their order (`byGrade`), without what is no longer sold. */
export function selectAgain(
  sql: SqlFragments,
  { ranked }: Hits,
  viewer: Viewer,
  { reach, weighed }: Pick<Depth, 'reach' | 'weighed'>,
): Fragment {
  const near = reach <= weighed ? ranked.slice(0, weighed + spare) : ranked;
  const column = (place: 0 | 1) => near.map((hit) => hit[place]);
  return sql`
    SELECT * FROM (
      SELECT product_id, grade, place, ${boughtBefore(sql, viewer)} AS was_bought
      FROM unnest(${column(0)}::int[], ${column(1)}::int[]) WITH ORDINALITY
        AS hit (product_id, grade, place)
      ORDER BY ${byGrade(sql)} OFFSET 0) hit
    WHERE (SELECT withdrawn_at IS NULL AND ${viewer.warehouseId} = ANY (sold_in)
      FROM product WHERE product.id = hit.product_id)`;
}

/** What `rememberHits` takes, of a statement with `selectHits`. */
export function selectRanked(sql: SqlFragments, hits: Hits | null): Fragment {
  if (hits) return sql`NULL::json`;
  return sql`(
    SELECT json_agg(json_build_array(product_id, grade) ORDER BY grade, sales_rank, product_id) FROM (
      SELECT product_id, sales_rank, dense_rank() OVER (ORDER BY is_late, tier, is_gone) AS grade
      FROM weighed) graded)`;
}

/** What was found a moment ago, as deep. */
export function selectCachedHits(
  known: QueryCache | null,
  viewer: Viewer,
  depth: Depth,
): Hits | null {
  return known?.hits.get(depthKey(viewer, depth)) ?? null;
}

/** Keeps what was looked for and found; of nothing the nearest is looked for again. */
export function rememberHits(
  known: QueryCache,
  { ranked, matching, kept, depth }: Pick<Hits, 'matching' | 'kept'> & LookedFor,
  viewer: Viewer,
): void {
  if (ranked) known.hits.set(depthKey(viewer, depth), { ranked, matching, kept, tones: new Map() });
}

/** What a statement with `selectHits` and `selectRanked` answers. */
export interface LookedFor {
  /** Null where it was remembered, or nothing was found. */
  readonly ranked: Hits['ranked'] | null;
  readonly depth: Depth;
}

function depthKey({ warehouseId }: Viewer, { reach, counted }: Depth): string {
  return [warehouseId, reach, counted].join();
}

/**
 * `size` and `ranked`, looked for. Rows of `product_search` lie by sales, so that a LIMIT keeps the
 * best sellers however many there are.
 */
function lookedFor(
  sql: SqlFragments,
  { text }: CompiledQuestion,
  { warehouseId }: Viewer,
  { reach, counted, ofTier, matching }: Depth,
  { known, moment }: SearchContext,
): Fragment {
  const tier = (name: Fragment, place: number, condition: Fragment, most = ofTier) => sql`
    ${name} AS MATERIALIZED (
      SELECT hit.product_id, hit.sales_rank, ${place}::int AS tier
      FROM search_hits((SELECT ${name} FROM asked), ${warehouseId}, ${most}) hit WHERE ${condition})`;
  const found = (place: number, condition: Fragment) => sql`
    SELECT product_id, sales_rank, ${place}::int AS tier FROM product_search
    WHERE ${condition} AND ${warehouseId} = ANY (sold_in)`;
  const broadSize =
    matching !== null
      ? sql`${matching}::bigint`
      : counted !== null
        ? sql`(SELECT count(*) FROM broad)`
        : sql`CASE WHEN (SELECT count(*) FROM headed) < ${reach} THEN (SELECT count(*) FROM broad) ELSE ${enough}::bigint END`;
  const loose =
    matching !== null && matching >= enough
      ? sql``
      : sql`UNION ALL SELECT loose.* FROM size, asked, LATERAL loose_hits(core, kin, described,
          size.broad > 0, ${warehouseId}, ${ofTier}) loose WHERE size.broad < ${enough}`;
  // All that match may be of the first kind already, or as many as are told apart.
  const isMoreThanHeaded = sql`(SELECT headed < least(${ofTier}::int, broad) FROM size)`;
  return sql`
    ${selectCurated(sql, text, moment)},
    ${tier(sql`headed`, 2, isNotHidden(sql, sql`hit.product_id`))},
    ${tier(sql`broad`, 5, isNotHidden(sql, sql`hit.product_id`), counted ?? ofTier)},
    size AS MATERIALIZED (
      SELECT (SELECT count(*) FROM headed) AS headed, ${broadSize} AS broad),
    ${tier(sql`meant`, 3, isMoreThanHeaded)},
    ${tier(sql`literal`, 4, isMoreThanHeaded)},
    strict AS MATERIALIZED (
      SELECT product_id, min(sales_rank) AS sales_rank, min(tier) AS tier FROM (
        ${mayBeCode(known) ? sql`${found(0, sql`product_id = ANY (ARRAY(SELECT product_id FROM coded))`)} UNION ALL` : sql``}
        ${selectPinned(sql, warehouseId)}
        UNION ALL ${found(1, sql`name_words = ${text}`)}
        UNION ALL SELECT * FROM headed
        UNION ALL SELECT * FROM meant
        UNION ALL SELECT * FROM literal
        UNION ALL SELECT * FROM broad WHERE (SELECT headed FROM size) < ${reach}
        ${loose}
      ) found WHERE ${isNotHidden(sql, sql`product_id`)} GROUP BY product_id),
    relaxed AS MATERIALIZED (${matching !== null && matching > 0 ? nothingLetGo(sql) : letGo(sql, warehouseId, ofTier)}),
    ranked AS MATERIALIZED (
      SELECT * FROM strict
      UNION ALL SELECT product_id, min(sales_rank), min(tier) FROM relaxed
        WHERE ${isNotHidden(sql, sql`product_id`)} GROUP BY product_id)`;
}

/** What has most of it, where nothing has all: parts are let go one by one (`relaxed_hits`). */
function letGo(sql: SqlFragments, warehouseId: number, most: number): Fragment {
  return sql`
    SELECT hit.* FROM (
      SELECT array_agg(literal ORDER BY place) AS literal, array_agg(meant ORDER BY place) AS meant,
        array_agg(heading ORDER BY place) AS heading,
        array_agg(concat_ws(' | ', meant_heading, promoted) ORDER BY place) AS meant_heading,
        array_agg(broad ORDER BY place) AS broad, array_agg(described ORDER BY place) AS described,
        array_agg(is_bare ORDER BY place) AS is_bare
      FROM term) part, LATERAL relaxed_hits(literal, meant, heading, meant_heading, broad, described,
        is_bare, ${warehouseId}, ${most}) hit
    WHERE NOT EXISTS (SELECT FROM strict)`;
}

function nothingLetGo(sql: SqlFragments): Fragment {
  return sql`SELECT NULL::int AS product_id, NULL::int AS sales_rank, NULL::int AS tier, NULL::int[] AS kept WHERE false`;
}

/** What `rememberHits` takes as `kept`, of a statement with `selectHits`. */
export function selectKept(sql: SqlFragments, hits: Hits | null): Fragment {
  return hits ? sql`${hits.kept}::int[]` : sql`(SELECT kept FROM relaxed LIMIT 1)`;
}

/** The order of `weighed`. */
export function byRelevance(sql: SqlFragments, hits: Hits | null): Fragment {
  if (hits) return byGrade(sql);
  return sql`is_late, tier, is_gone, was_bought DESC, sales_rank, product_id`;
}

/** The order of `selectAgain`. */
export function byGrade(sql: SqlFragments): Fragment {
  return sql`grade, was_bought DESC, place`;
}

/** Whether something may have the text as its code; most texts are known to be nobody's. */
export function mayBeCode(known: QueryCache | null): boolean {
  return known === null || known.understood.coded.length > 0;
}

function withCode(sql: SqlFragments, text: string): Fragment {
  return sql`
    SELECT id AS product_id, NULL::int AS version_id FROM product WHERE upper(code) = upper(${text})
    UNION ALL SELECT product_id, id FROM product_version
    WHERE upper(code) = upper(${text}) AND withdrawn_at IS NULL`;
}

/**
 * Whether the warehouse has none left: of the tone when one was typed, of a combo's parts, else of
 * any version. Scalar subqueries, since the planner may turn EXISTS into reading a whole table.
 */
function isGone(sql: SqlFragments, { numbers }: CompiledQuestion, warehouseId: number): Fragment {
  if (numbers.some((number) => number !== null)) {
    return sql`(
      SELECT 1 FROM tone_search tone
      JOIN stock ON stock.version_id = tone.version_id AND stock.warehouse_id = ${warehouseId}
      WHERE tone.product_id = placed.product_id AND stock.available > 0
        AND tone.words @@ (SELECT number FROM asked) LIMIT 1) IS NULL`;
  }
  return sql`(
      SELECT 1 FROM stock WHERE stock.product_id = placed.product_id
        AND stock.warehouse_id = ${warehouseId} AND stock.available > 0 LIMIT 1) IS NULL
    AND is_sold_out_combo(placed.product_id, ${warehouseId})`;
}

/** Whether the customer's last orders held it. */
function boughtBefore(sql: SqlFragments, { customerId }: Viewer): Fragment {
  if (customerId === null) return sql`false`;
  return sql`product_id = ANY (ARRAY(
    SELECT line.product_id FROM (
      SELECT id FROM customer_order WHERE customer_id = ${customerId} AND state <> 'cancelled'
      ORDER BY placed_at DESC LIMIT 20) lately
    JOIN order_line line ON line.order_id = lately.id))`;
}
