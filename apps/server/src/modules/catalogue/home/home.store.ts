import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import { type CardRow, selectCards } from '../card/card.store.ts';
import { withViewerLists } from '../card/price-inputs.ts';
import type { Viewer } from '../card/viewer.ts';
import { type ListLookup, selectList } from '../lists/list.store.ts';
import { everything, type ListName } from '../lists/list-filter.ts';

export type HomeKey = ListName | 'again';

/** How many products of each list the home shows. */
const shown = 12;

const firstSellers: ListLookup = {
  sort: 'bestsellers',
  narrowing: null,
  known: null,
  span: { limit: shown, offset: 0 },
};

export interface HomeRow extends CardRow {
  readonly section: HomeKey;
}

/** The first products of each list of the home, in the order of `keys`, in one statement. */
export async function readHome(
  sql: SqlReader,
  keys: readonly HomeKey[],
  viewer: Viewer,
  moment: Date,
): Promise<HomeRow[]> {
  const [first, ...rest] = keys.map((key) => selectSection(sql, key, viewer, moment));
  if (first === undefined) return [];
  const sections = rest.reduce((all, section) => sql`${all} UNION ALL ${section}`, first);
  return sql<HomeRow[]>`
    WITH page AS MATERIALIZED (${sections}), ${withViewerLists(sql, viewer, moment)}
    SELECT page.section, ${selectCards(sql, viewer, moment)}
    ORDER BY page.place`;
}

function selectSection(sql: SqlFragments, key: HomeKey, viewer: Viewer, moment: Date): Fragment {
  const { hits, order } =
    key === 'again'
      ? selectBoughtBefore(sql, viewer)
      : selectList(sql, { ...everything, list: key }, firstSellers, viewer, moment);
  return sql`
    SELECT id, ${key}::text AS section, row_number() OVER () AS place
    FROM (SELECT id FROM (${hits}) hit ORDER BY ${order} LIMIT ${shown}) chosen`;
}

/** What the customer's last orders held, the newest first, while it is still sold here. */
function selectBoughtBefore(sql: SqlFragments, { customerId, warehouseId }: Viewer) {
  return {
    hits: sql`
      SELECT product.id, max(lately.placed_at) AS placed_at
      FROM (
        SELECT id, placed_at FROM customer_order
        WHERE customer_id = ${customerId} AND state <> 'cancelled'
        ORDER BY placed_at DESC LIMIT 10
      ) lately
      JOIN order_line line ON line.order_id = lately.id
      JOIN product ON product.id = line.product_id
      WHERE product.withdrawn_at IS NULL AND ${warehouseId} = ANY (product.sold_in)
      GROUP BY product.id`,
    order: sql`placed_at DESC, id`,
  };
}
