import type { Fragment, OuterJoinRow, SqlReader } from '#db/sql.ts';
import { type CardRow, selectCards } from '../card/card.store.ts';
import { withViewerLists } from '../card/price-inputs.ts';
import type { Viewer } from '../card/viewer.ts';

/** Which products, and in which order; made by the one who knows the filter. */
export interface Selection {
  /** A SELECT of `id` and the columns that `order` names, only products that the viewer may see. */
  readonly hits: Fragment;
  /** Columns of `hits` to sort by, ending with `id`. */
  readonly order: Fragment;
  /**
   * Whether the hits are gathered once for the total and the page: right for a filter that leaves
   * few. Without, both are read straight from an index in the asked order.
   */
  readonly isGathered: boolean;
  /**
   * A SELECT like `hits` that holds at least its first `count` in the asked order, for when that is
   * cheaper than ordering all of them. Then `hits` are only counted.
   */
  readonly firstHits?: (count: number) => Fragment;
  /** A SELECT of how many `hits` there are, where that is known without counting them. */
  readonly total?: Fragment;
  /** A condition that tells whether what was filtered by exists at all; null: nothing to ask. */
  readonly exists: Fragment | null;
  /** A SELECT of what stands above the list, where the database knows it. */
  readonly heading?: Fragment;
  /** A value for each product of `page (id)`: `beside` of its row. */
  readonly beside?: Fragment;
}

export interface CardPage {
  readonly exists: boolean;
  readonly heading: string | null;
  /** Products over all pages. */
  readonly total: number;
  readonly rows: readonly (CardRow & { readonly beside?: unknown })[];
}

export interface PageSpan {
  readonly limit: number;
  readonly offset: number;
}

type ShownCard = CardPage['rows'][number] & { readonly place: number };

type PageRow = {
  readonly known: boolean;
  readonly heading?: string | null;
  readonly total: number;
} & OuterJoinRow<ShownCard>;

/** One page of products with the total and everything that decides their prices: one statement. */
export async function readCardPage(
  sql: SqlReader,
  { hits, order, isGathered, firstHits, total, exists, heading, beside }: Selection,
  { limit, offset }: PageSpan,
  viewer: Viewer,
  moment: Date,
): Promise<CardPage> {
  const first = firstHits ? sql`(${firstHits(offset + limit)}) first_hit` : sql`hit`;
  const rows = await sql<PageRow[]>`
    WITH ${withViewerLists(sql, viewer, moment)}, hit AS ${isGathered ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`} (${hits}),
    page AS MATERIALIZED (
      SELECT id, row_number() OVER () AS place
      FROM (SELECT id FROM ${first} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) chosen)
    SELECT ${exists ?? sql`true`} AS known, (${total ?? sql`SELECT count(*)::int FROM hit`}) AS total,
      ${heading ? sql`(${heading}) AS heading,` : sql``} card.*
    FROM (SELECT) always
    LEFT JOIN (SELECT page.place::int, ${beside ? sql`${beside} AS beside,` : sql``}
      ${selectCards(sql, viewer, moment)}) card ON true
    ORDER BY card.place`;
  return {
    exists: rows[0]?.known ?? false,
    heading: rows[0]?.heading ?? null,
    total: rows[0]?.total ?? 0,
    rows: rows.filter((row) => row.place !== null),
  };
}
