import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import { type CardRow, selectCards } from '../card/card.store.ts';
import { withViewerLists } from '../card/price-inputs.ts';
import type { Viewer } from '../card/viewer.ts';
import { type ListLookup, selectList } from '../lists/list.store.ts';
import { everything, type ListName } from '../lists/list-filter.ts';

export type HomeKey = ListName;

/** How many products of each list the home shows. */
const shown = 12;

const firstSellers: Omit<ListLookup, 'span'> = {
  sort: 'bestsellers',
  narrowing: null,
  known: null,
};

export interface HomeRow extends CardRow {
  readonly section: HomeKey;
}

/**
 * The first products of each list of the home, in the order of `keys`, in one statement. What one
 * list shows no later one repeats.
 */
export async function readHome(
  sql: SqlReader,
  keys: readonly HomeKey[],
  viewer: Viewer,
  moment: Date,
): Promise<HomeRow[]> {
  const [first, ...rest] = keys.map((key, row) => selectSection(sql, key, row, viewer, moment));
  if (first === undefined) return [];
  const sections = rest.reduce((all, section) => sql`${all} UNION ALL ${section}`, first);
  return sql<HomeRow[]>`
    WITH candidate AS MATERIALIZED (${sections}), page AS MATERIALIZED (
      SELECT id, section, place FROM (
        SELECT id, section, row_number() OVER (PARTITION BY section ORDER BY place) AS place
        FROM (SELECT DISTINCT ON (id) id, section, place FROM candidate ORDER BY id, home_row) once
      ) numbered WHERE place <= ${shown}
    ), ${withViewerLists(sql, viewer, moment)}
    SELECT page.section, ${selectCards(sql, viewer, moment)}
    ORDER BY page.place`;
}

/** As many more than are shown as earlier lists may have taken. */
function selectSection(
  sql: SqlFragments,
  key: HomeKey,
  row: number,
  viewer: Viewer,
  moment: Date,
): Fragment {
  const most = shown * (row + 1);
  const asked = { ...firstSellers, span: { limit: most, offset: 0 } };
  const { hits, order } = selectList(sql, { ...everything, list: key }, asked, viewer, moment);
  return sql`
    SELECT id, ${key}::text AS section, ${row}::int AS home_row, row_number() OVER () AS place
    FROM (SELECT id FROM (${hits}) hit ORDER BY ${order} LIMIT ${most}) chosen`;
}
