import type { Query, Sql } from '../../db/sql.ts';
import type { ListName, Narrowing, Scope, Sort } from './list-filter.ts';
import { conditionsOf, fromFacets, subtree } from './narrowing.store.ts';
import { isOffered } from './offers.ts';
import type { Selection } from './page.store.ts';
import type { Viewer } from './viewer.ts';

/**
 * The products of a list that are sold where the viewer buys, best sellers first unless asked.
 * `known` is how many there are, where that was counted a moment ago.
 */
export function selectList(
  sql: Sql,
  scope: Scope,
  { sort, known }: { sort: Sort; known: number | null },
  viewer: Viewer,
  moment: Date,
): Selection {
  const { categoryId, brandId, list } = scope;
  const { key, order } = sorting(sql, sort, scope);
  const sold = sql`
    SELECT product.id, ${key} AS sort_key FROM product
    WHERE product.withdrawn_at IS NULL AND ${viewer.warehouseId} = ANY (product.sold_in)`;
  const hits = sql`${sold}
    ${categoryId === null ? sql`` : sql`AND product.category_id = ANY (${subtree(sql, categoryId)})`}
    ${brandId === null ? sql`` : sql`AND product.brand_id = ${brandId}`}
    ${list === null ? sql`` : sql`AND ${condition(sql, list, viewer, moment)}`}`;
  const exists = existence(sql, scope);
  // Each category has its products in the asked order: the first of each one hold the first of all.
  if (categoryId !== null && isWholeCategory(scope)) {
    const firstHits = (count: number) => sql`
      SELECT first.id, first.sort_key FROM unnest(${subtree(sql, categoryId)}) AS branch (id)
      CROSS JOIN LATERAL (${sold} AND product.category_id = branch.id
        ORDER BY ${order} LIMIT ${count}) first`;
    const total = sql`
      SELECT coalesce(sum(products), 0)::int FROM category_size
      WHERE warehouse_id = ${viewer.warehouseId} AND category_id = ANY (${subtree(sql, categoryId)})`;
    return { hits, order, isGathered: false, firstHits, total, exists };
  }
  const total = known === null ? {} : { total: sql`${known}::int` };
  return { hits, order, isGathered: categoryId !== null, exists, ...total };
}

/** A category and nothing else: then the database keeps how much it holds. */
export function isWholeCategory({ categoryId, brandId, list, customList }: Scope): boolean {
  return categoryId !== null && (brandId ?? list ?? customList) === null;
}

/**
 * A list that is narrowed by filters, sorted by the viewer's price or put together by hand: the
 * rows that filters are read from are narrow, and the price is worked out of what they leave.
 */
export function selectNarrowed(
  sql: Sql,
  scope: Scope,
  { narrowing, sort, isPriced }: { narrowing: Narrowing | null; sort: Sort; isPriced: boolean },
  viewer: Viewer,
  moment: Date,
): Selection {
  const { key, order } = sorting(sql, sort, scope);
  const filters = narrowing === null ? {} : conditionsOf(sql, narrowing, viewer, moment);
  const narrowed = Object.values(filters).reduce(
    (all, filter) => sql`${all} AND ${filter}`,
    sql`true`,
  );
  return {
    hits: sql`
      SELECT product.id, ${key} AS sort_key
      FROM ${fromFacets(sql, scope, viewer, moment, isPriced)} WHERE ${narrowed}`,
    order,
    isGathered: true,
    exists: existence(sql, scope),
    heading: sql`SELECT title FROM custom_list WHERE url_name = ${scope.customList}`,
  };
}

function sorting(sql: Sql, sort: Sort, { customList }: Scope) {
  switch (sort) {
    case 'name':
      return { key: sql`fold_text(product.name)`, order: sql`sort_key, id` };
    case 'new':
      return { key: sql`product.listed_at`, order: sql`sort_key DESC, id` };
    case 'bestsellers':
      return { key: sql`product.sales_rank`, order: sql`sort_key, id` };
    case 'price-asc':
      return { key: sql`own_price.price`, order: sql`sort_key, id` };
    case 'price-desc':
      return { key: sql`own_price.price`, order: sql`sort_key DESC, id` };
    case 'listed': {
      const key = sql`(
        SELECT place.position FROM custom_list_product place JOIN custom_list ON custom_list.id = list_id
        WHERE url_name = ${customList} AND place.product_id = product.id)`;
      return { key, order: sql`sort_key, id` };
    }
  }
}

function condition(sql: Sql, list: ListName, viewer: Viewer, moment: Date): Query<unknown> {
  switch (list) {
    case 'new':
      return sql`product.is_new`;
    case 'bestsellers':
      return sql`product.is_best_seller`;
    case 'combos':
      return sql`product.kind = 'combo'`;
    case 'offers':
      return isOffered(sql, viewer, moment);
  }
}

/** Whether what is listed exists at all; null: there is nothing to ask. */
export function existence(
  sql: Sql,
  { categoryId, brandId, customList }: Scope,
): Query<unknown> | null {
  if (customList !== null) {
    return sql`EXISTS (SELECT FROM custom_list WHERE url_name = ${customList})`;
  }
  if (categoryId === null && brandId === null) return null;
  return sql`(${categoryId}::int IS NULL OR EXISTS (SELECT FROM category WHERE id = ${categoryId}))
    AND (${brandId}::int IS NULL OR EXISTS (SELECT FROM brand WHERE id = ${brandId}))`;
}
