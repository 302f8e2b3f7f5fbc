import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import { withViewerLists } from '../card/price-inputs.ts';
import type { Viewer } from '../card/viewer.ts';
import { joinViewerPrice } from '../card/viewer-price.ts';
import { beyondBrand, type ListScope, type Narrowing, type PriceSort } from './list-filter.ts';
import { fromFacets, inScope, narrowedBy, ofBrands, subtree } from './narrowing.store.ts';
import { isOffered } from './offers.ts';

export interface PriceRange {
  /** Pesos. */
  readonly min: number | null;
  readonly max: number | null;
}

/** So many more than the page shows are asked first: what they cost tells how far to look. */
const spare = 100;

/** So many are met often enough where they are not kept together in the order of their prices. */
const manyElsewhere = 1_500;

/** Whether pricing the first is less work than pricing all, of a list that holds so many. */
export function isPricedByFirst(
  scope: ListScope,
  narrowing: Narrowing | null,
  total: number,
): boolean {
  if (scope.customList !== null || scope.products !== null) return false;
  // An index has what is left of a brand: all of few are found sooner than the first of them.
  const isElsewhere = scope.list !== null || (narrowing?.brands ?? []).length > 0;
  return total >= (isElsewhere ? manyElsewhere : 2 * spare);
}

/**
 * The first of a list by the viewer's price, asking few what they cost (ADR 22). An index has what
 * anybody may pay at least and at most. Some that may come first are priced; what the last of the
 * page costs among them is as far as any of the page can be, and only what may cost as much is left.
 */
export function firstByPrice(
  sql: SqlFragments,
  asked: ListScope,
  { sort, fits: meets }: { sort: PriceSort; fits: Fragment },
  viewer: Viewer,
  moment: Date,
): (count: number) => Fragment {
  const { order, direction, isWithin, anything } = directions(sql)[sort];
  // Offers are told one by one: to gather them all first is what takes long.
  const isOffers = asked.list === 'offers';
  const scope = isOffers ? { ...asked, list: null } : asked;
  const fits = isOffers ? sql`${meets} AND ${isOffered(sql, viewer, moment)}` : meets;
  const first = (count: number) => firstByBound(sql, scope, { order, fits, count }, viewer, moment);
  return (count) => {
    const furthest = sql`coalesce((
      SELECT own_price.price FROM (${first(count + spare)}) facet
      JOIN product ON product.id = facet.product_id ${joinViewerPrice(sql, viewer, moment)}
      ORDER BY own_price.price ${direction} LIMIT 1 OFFSET ${count - 1}), ${anything})`;
    return sql`
      SELECT product.id, own_price.price AS sort_key
      FROM ${fromFacets(sql, scope, viewer, moment, true, sql`${isWithin} ${furthest}`)}
      WHERE ${fits}`;
  };
}

/** Between which prices the viewer finds what fits; nulls where nothing does. */
export async function readPriceRange(
  sql: SqlReader,
  scope: ListScope,
  { narrowing, total }: { narrowing: Narrowing; total: number },
  viewer: Viewer,
  moment: Date,
): Promise<PriceRange> {
  const fits = narrowedBy(sql, narrowing, viewer, moment);
  const isMet = isPricedByFirst(scope, narrowing, total);
  const end = (sort: PriceSort) => firstByPrice(sql, scope, { sort, fits }, viewer, moment)(1);
  const ends = sql`SELECT (SELECT min(sort_key) FROM (${end('price-asc')}) cheapest) AS min,
    (SELECT max(sort_key) FROM (${end('price-desc')}) dearest) AS max`;
  const each = sql`SELECT min(own_price.price), max(own_price.price)
    FROM ${fromFacets(sql, scope, viewer, moment, true, ofBrands(sql, narrowing))}
    WHERE ${narrowedBy(sql, beyondBrand(narrowing), viewer, moment)}`;
  const [range] = await sql<PriceRange[]>`
    WITH ${withViewerLists(sql, viewer, moment)} ${isMet ? ends : each}`;
  return range ?? { min: null, max: null };
}

function directions(sql: SqlFragments) {
  return {
    'price-asc': {
      order: sql`facet.least_price`,
      direction: sql`ASC`,
      isWithin: sql`facet.least_price <=`,
      anything: sql`${2 ** 31 - 1}::int`,
    },
    'price-desc': {
      order: sql`facet.most_price DESC`,
      direction: sql`DESC`,
      isWithin: sql`facet.most_price >=`,
      anything: sql`0`,
    },
  };
}

/** Read by an index in the order of what anybody may pay, category by category. */
function firstByBound(
  sql: SqlFragments,
  scope: ListScope,
  { order, fits, count }: { order: Fragment; fits: Fragment; count: number },
  viewer: Viewer,
  moment: Date,
): Fragment {
  const { categoryId } = scope;
  const within = inScope(sql, { ...scope, categoryId: null }, viewer, moment);
  const firstOf = (more: Fragment) => sql`
    SELECT facet.* FROM product_facet facet
    WHERE ${within} ${more} AND (SELECT ${fits} FROM product WHERE product.id = facet.product_id)
    ORDER BY ${order} LIMIT ${count}`;
  if (categoryId === null) return firstOf(sql``);
  return sql`
    SELECT facet.* FROM unnest(${subtree(sql, categoryId)}) AS branch (id)
    CROSS JOIN LATERAL (${firstOf(sql`AND facet.category_id = branch.id`)}) facet
    ORDER BY ${order} LIMIT ${count}`;
}
