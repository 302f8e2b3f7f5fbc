import type { ListName } from '@matiz/contracts/catalogue.ts';
import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import { type CardRow, selectCards } from '../card/card.store.ts';
import { withViewerLists } from '../card/price-inputs.ts';
import type { Viewer } from '../card/viewer.ts';
import { type ListLookup, selectList } from '../lists/list.store.ts';
import { everything } from '../lists/list-filter.ts';

/** A list of the home: one of the shop's own, or a selection by its address and title. */
export type HomeList =
  | { readonly list: ListName; readonly urlName: null; readonly title: null }
  | { readonly list: null; readonly urlName: string; readonly title: string };

/** How many products of each list the home shows. */
const shown = 12;
/** Lists that the home shows at most, each of which is read. */
const mostLists = 12;

const firstSellers: Omit<ListLookup, 'span'> = {
  sort: 'bestsellers',
  narrowing: null,
  known: null,
};

export interface HomeProduct extends CardRow {
  /** The place of its list among those that were asked for. */
  readonly section: number;
}

/** The lists that the home shows at a moment, in the order that staff gave them. */
export async function readHomeLists(sql: SqlReader, moment: Date): Promise<HomeList[]> {
  return sql<HomeList[]>`
    SELECT home_row.list, custom_list.url_name AS "urlName", custom_list.title
    FROM home_row LEFT JOIN custom_list ON custom_list.id = home_row.custom_list_id
    WHERE home_row.is_shown
      AND (home_row.starts_at IS NULL OR home_row.starts_at <= ${moment})
      AND (home_row.ends_at IS NULL OR home_row.ends_at > ${moment})
    ORDER BY home_row.position, home_row.id LIMIT ${mostLists}`;
}

/**
 * The first products of each list of the home, in the order of `lists`, in one statement. What one
 * list shows no later one repeats.
 */
export async function readHome(
  sql: SqlReader,
  lists: readonly HomeList[],
  viewer: Viewer,
  moment: Date,
): Promise<HomeProduct[]> {
  const [first, ...rest] = lists.map((list, row) => selectSection(sql, list, row, viewer, moment));
  if (first === undefined) return [];
  const sections = rest.reduce((all, section) => sql`${all} UNION ALL ${section}`, first);
  return sql<HomeProduct[]>`
    WITH candidate AS MATERIALIZED (${sections}), page AS MATERIALIZED (
      SELECT id, section, place FROM (
        SELECT id, section, row_number() OVER (PARTITION BY section ORDER BY place) AS place
        FROM (SELECT DISTINCT ON (id) id, section, place FROM candidate ORDER BY id, section) once
      ) numbered WHERE place <= ${shown}
    ), ${withViewerLists(sql, viewer, moment)}
    SELECT page.section, ${selectCards(sql, viewer, moment)}
    ORDER BY page.place`;
}

/** As many more than are shown as earlier lists may have taken. */
function selectSection(
  sql: SqlFragments,
  { list, urlName }: HomeList,
  row: number,
  viewer: Viewer,
  moment: Date,
): Fragment {
  const most = shown * (row + 1);
  const sort = list === null ? ('listed' as const) : firstSellers.sort;
  const asked = { ...firstSellers, sort, span: { limit: most, offset: 0 } };
  const scope = { ...everything, list, customList: urlName };
  const { hits, order } = selectList(sql, scope, asked, viewer, moment);
  return sql`
    SELECT id, ${row}::int AS section, row_number() OVER () AS place
    FROM (SELECT id FROM (${hits}) hit ORDER BY ${order} LIMIT ${most}) chosen`;
}
