import type { Fragment, SqlFragments } from '#db/sql.ts';
import { isInStock, isPromised } from '../card/availability.ts';
import type { Viewer } from '../card/viewer.ts';
import { joinViewerPrice } from '../card/viewer-price.ts';
import { filtersByPrice, type ListScope, type Narrowing } from './list-filter.ts';
import { isOffered } from './offers.ts';

/** The filters that a screen counts apart. A level and a reflection are of one tone. */
export const filterNames = [
  'category',
  'brand',
  'line',
  'level',
  'reflection',
  'shade',
  'volume',
  'price',
  'offer',
  'new',
  'available',
] as const;
export type FilterName = (typeof filterNames)[number];

/** A condition for each filter that is asked for. */
export type Conditions = Partial<Record<FilterName, Fragment>>;

/**
 * The rows of `product_facet` that the list is of, with their `product`, and the viewer's `price`
 * where it is asked for. The statement must bring `viewer_list` before (`withViewerLists`). OFFSET 0
 * has the list chosen first, by its index, and only then looked up further; `more` narrows it there.
 */
export function fromFacets(
  sql: SqlFragments,
  scope: ListScope,
  viewer: Viewer,
  moment: Date,
  isPriced: boolean,
  more: Fragment = sql`true`,
): Fragment {
  return sql`
    (SELECT * FROM product_facet facet
      WHERE ${inScope(sql, scope, viewer, moment)} AND ${more} OFFSET 0) facet
    JOIN product ON product.id = facet.product_id
    ${isPriced ? joinViewerPrice(sql, viewer, moment) : sql``}`;
}

/** What the list is of, as a condition on `facet`: only what is sold where the viewer buys. */
export function inScope(
  sql: SqlFragments,
  scope: ListScope,
  viewer: Viewer,
  moment: Date,
): Fragment {
  const { categoryId, brandId, list, customList, products } = scope;
  return sql`${viewer.warehouseId} = ANY (facet.sold_in)
    ${categoryId === null ? sql`` : sql`AND facet.category_id = ANY (${subtree(sql, categoryId)})`}
    ${brandId === null ? sql`` : sql`AND facet.brand_id = ${brandId}`}
    ${products === null ? sql`` : sql`AND facet.product_id = ANY (${products}::int[])`}
    ${list === null ? sql`` : sql`AND ${inList(sql, list, viewer, moment)}`}
    ${customList === null ? sql`` : sql`AND facet.product_id = ANY (ARRAY(${selectCustom(sql, customList)}))`}`;
}

/** A category and all those under it, as an array. */
export function subtree(sql: SqlFragments, categoryId: number | null): Fragment {
  return sql`(SELECT subtree FROM category WHERE id = ${categoryId})::int[]`;
}

function inList(
  sql: SqlFragments,
  list: NonNullable<ListScope['list']>,
  viewer: Viewer,
  moment: Date,
) {
  switch (list) {
    case 'new':
      return sql`facet.is_new`;
    case 'bestsellers':
      return sql`facet.is_best_seller`;
    case 'combos':
      return sql`facet.is_combo`;
    case 'offers':
      return sql`facet.product_id = ANY (ARRAY(
        SELECT id FROM product WHERE withdrawn_at IS NULL AND ${isOffered(sql, viewer, moment)}))`;
  }
}

function selectCustom(sql: SqlFragments, name: string): Fragment {
  return sql`
    SELECT product_id FROM custom_list_product JOIN custom_list ON custom_list.id = list_id
    WHERE url_name = ${name}`;
}

/** The filter by brand, for `more` of `fromFacets`: an index has a category's products by brand. */
export function ofBrands(sql: SqlFragments, narrowing: Narrowing | null): Fragment {
  const brands = narrowing?.brands ?? [];
  return brands.length === 0 ? sql`true` : sql`facet.brand_id = ANY (${brands}::int[])`;
}

/** That all filters hold; true without any. */
export function narrowedBy(
  sql: SqlFragments,
  narrowing: Narrowing | null,
  viewer: Viewer,
  moment: Date,
): Fragment {
  const filters = narrowing === null ? {} : conditionsOf(sql, narrowing, viewer, moment);
  return Object.values(filters).reduce((all, filter) => sql`${all} AND ${filter}`, sql`true`);
}

/** The filters as conditions on `facet`, `product` and `own_price`. */
export function conditionsOf(
  sql: SqlFragments,
  narrowing: Narrowing,
  viewer: Viewer,
  moment: Date,
): Conditions {
  const { categories, brands, lines, levels, reflections, volumes, available } = narrowing;
  const shades = levels.flatMap((level) => reflections.map((family) => `${level}:${family}`));
  const branches = sql`ARRAY(
    SELECT unnest(subtree) FROM category WHERE id = ANY (${categories}::int[]))`;
  const all: Record<FilterName, [isAsked: boolean, Fragment]> = {
    category: [categories.length > 0, sql`facet.category_id = ANY (${branches})`],
    brand: [brands.length > 0, ofBrands(sql, narrowing)],
    line: [lines.length > 0, sql`facet.line_key = ANY (${lines}::text[])`],
    level: [levels.length > 0, sql`facet.levels && ${levels}::smallint[]`],
    reflection: [reflections.length > 0, sql`facet.reflections && ${reflections}::text[]`],
    shade: [shades.length > 0, sql`facet.shades && ${shades}::text[]`],
    volume: [volumes.length > 0, sql`facet.volumes && ${volumes}::smallint[]`],
    price: [
      filtersByPrice(narrowing),
      sql`own_price.price BETWEEN ${narrowing.minPrice ?? 0} AND ${narrowing.maxPrice ?? 2 ** 31 - 1}`,
    ],
    offer: [narrowing.isOffer, isOffered(sql, viewer, moment)],
    new: [narrowing.isNew, sql`facet.is_new`],
    available: [
      available !== null,
      available === 'presale' ? isPromised(sql, viewer, moment) : isInStock(sql, viewer),
    ],
  };
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const [isAsked, condition] = all[name];
      return isAsked ? [[name, condition]] : [];
    }),
  );
}
