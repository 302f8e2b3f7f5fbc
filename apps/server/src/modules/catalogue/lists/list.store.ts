import type { ListName } from '@matiz/contracts/catalogue.ts';
import type { Fragment, SqlFragments } from '#db/sql.ts';
import type { Viewer } from '../card/viewer.ts';
import {
  beyondBrand,
  filtersByPrice,
  isByPrice,
  type ListScope,
  type Narrowing,
  needsPrice,
  type Sort,
} from './list-filter.ts';
import { fromFacets, narrowedBy, ofBrands, subtree } from './narrowing.store.ts';
import { isOffered } from './offers.ts';
import type { PageSpan, Selection } from './page.store.ts';
import { firstByPrice, isPricedByFirst } from './price-order.store.ts';

/** How a list is asked for. */
export interface ListLookup {
  readonly sort: Sort;
  readonly narrowing: Narrowing | null;
  /** How many there are, where that was counted a moment ago. */
  readonly known: number | null;
  readonly span: PageSpan;
}

/** Filters that leave so many pages are met often enough while a list is read in its order. */
const manyPages = 10;

/** The products of a list that are sold where the viewer buys, best sellers first unless asked. */
export function selectList(
  sql: SqlFragments,
  scope: ListScope,
  asked: ListLookup,
  viewer: Viewer,
  moment: Date,
): Selection {
  if (asksEach(scope, asked)) return selectEach(sql, scope, asked, viewer, moment);
  if (!isByPrice(asked.sort)) return selectInOrder(sql, scope, asked, viewer, moment);
  const priced = selectEach(sql, scope, asked, viewer, moment);
  const fits = narrowedBy(sql, asked.narrowing, viewer, moment);
  const firstHits = firstByPrice(sql, scope, { sort: asked.sort, fits }, viewer, moment);
  return { ...priced, isGathered: false, firstHits, ...totalOf(sql, scope, asked, viewer) };
}

/** Whether every product of the list must be looked at to find the page. */
function asksEach(scope: ListScope, { sort, narrowing, known, span }: ListLookup): boolean {
  if (scope.customList !== null || scope.products !== null || filtersByPrice(narrowing))
    return true;
  const isUncounted = !isSizeKept(scope, narrowing);
  if (isByPrice(sort) && isUncounted && !isPricedByFirst(scope, narrowing, known ?? 0)) return true;
  const isMetSoon = known !== null && known >= manyPages * (span.offset + span.limit);
  return narrowing !== null && !isMetSoon;
}

/** Read in the asked order, by an index, until the page is full. */
function selectInOrder(
  sql: SqlFragments,
  scope: ListScope,
  asked: ListLookup,
  viewer: Viewer,
  moment: Date,
): Selection {
  const { categoryId, brandId, list } = scope;
  const { narrowing } = asked;
  const { key, order } = sorting(sql, asked.sort, scope);
  // The brand stands in the index that is read; what else is filtered by is looked up.
  const brands = narrowing?.brands ?? [];
  const further = beyondBrand(narrowing);
  const fits = sql`(
    SELECT ${narrowedBy(sql, further, viewer, moment)} FROM product_facet facet
    WHERE facet.product_id = product.id)`;
  const sold = sql`
    SELECT product.id, ${key} AS sort_key FROM product
    WHERE product.withdrawn_at IS NULL AND ${viewer.warehouseId} = ANY (product.sold_in)
    ${brandId === null ? sql`` : sql`AND product.brand_id = ${brandId}`}
    ${list === null ? sql`` : sql`AND ${condition(sql, list, viewer, moment)}`}
    ${brands.length === 0 ? sql`` : sql`AND product.brand_id = ANY (${brands}::int[])`}
    ${further === null ? sql`` : sql`AND ${fits}`}`;
  const inCategory = sql`AND product.category_id = ANY (${subtree(sql, categoryId)})`;
  const hits = categoryId === null ? sold : sql`${sold} ${inCategory}`;
  const total = totalOf(sql, scope, asked, viewer);
  const exists = existence(sql, scope);
  // Each category has its products in the asked order: the first of each one hold the first of all.
  if (categoryId !== null && (narrowing !== null || isWholeCategory(scope))) {
    const firstHits = (count: number) => sql`
      SELECT first.id, first.sort_key FROM unnest(${subtree(sql, categoryId)}) AS branch (id)
      CROSS JOIN LATERAL (${sold} AND product.category_id = branch.id
        ORDER BY ${order} LIMIT ${count}) first`;
    return { hits, order, isGathered: false, firstHits, exists, ...total };
  }
  return { hits, order, isGathered: categoryId !== null, exists, ...total };
}

/** In rows that are narrow, and the price worked out of what the filters leave. */
function selectEach(
  sql: SqlFragments,
  scope: ListScope,
  { sort, narrowing }: ListLookup,
  viewer: Viewer,
  moment: Date,
): Selection {
  const { key, order } = sorting(sql, sort, scope);
  const isPriced = needsPrice(narrowing, sort);
  return {
    hits: sql`
      SELECT product.id, ${key} AS sort_key
      FROM ${fromFacets(sql, scope, viewer, moment, isPriced, ofBrands(sql, narrowing))}
      WHERE ${narrowedBy(sql, beyondBrand(narrowing), viewer, moment)}`,
    order,
    isGathered: true,
    exists: existence(sql, scope),
    heading: sql`SELECT title FROM custom_list WHERE url_name = ${scope.customList}`,
  };
}

/** How many there are, where nobody has to count. */
function totalOf(
  sql: SqlFragments,
  scope: ListScope,
  { narrowing, known }: ListLookup,
  { warehouseId }: Viewer,
) {
  if (!isSizeKept(scope, narrowing)) return known === null ? {} : { total: sql`${known}::int` };
  const total = sql`
    SELECT coalesce(sum(products), 0)::int FROM category_size
    WHERE warehouse_id = ${warehouseId} AND category_id = ANY (${subtree(sql, scope.categoryId)})`;
  return { total };
}

/** Whether the database keeps how much the list holds: of a whole category. */
export function isSizeKept(scope: ListScope, narrowing: Narrowing | null): boolean {
  return narrowing === null && isWholeCategory(scope);
}

/** A category and nothing else. */
function isWholeCategory({ categoryId, brandId, list, customList }: ListScope): boolean {
  return categoryId !== null && (brandId ?? list ?? customList) === null;
}

function sorting(sql: SqlFragments, sort: Sort, { customList, products }: ListScope) {
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
      if (products !== null) {
        const key = sql`array_position(${products}::int[], product.id)`;
        return { key, order: sql`sort_key, id` };
      }
      const key = sql`(
        SELECT place.position FROM custom_list_product place JOIN custom_list ON custom_list.id = list_id
        WHERE url_name = ${customList} AND place.product_id = product.id)`;
      return { key, order: sql`sort_key, id` };
    }
  }
}

function condition(sql: SqlFragments, list: ListName, viewer: Viewer, moment: Date): Fragment {
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
  sql: SqlFragments,
  { categoryId, brandId, customList }: ListScope,
): Fragment | null {
  if (customList !== null) {
    return sql`EXISTS (SELECT FROM custom_list WHERE url_name = ${customList})`;
  }
  if (categoryId === null && brandId === null) return null;
  return sql`(${categoryId}::int IS NULL OR EXISTS (SELECT FROM category WHERE id = ${categoryId}))
    AND (${brandId}::int IS NULL OR EXISTS (SELECT FROM brand WHERE id = ${brandId}))`;
}
