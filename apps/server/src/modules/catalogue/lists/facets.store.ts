import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import { isInStock, isPromised } from '../card/availability.ts';
import { withViewerLists } from '../card/price-inputs.ts';
import type { Viewer } from '../card/viewer.ts';
import { existence } from './list.store.ts';
import { filtersByPrice, type ListScope, type Narrowing } from './list-filter.ts';
import {
  type Conditions,
  conditionsOf,
  type FilterName,
  filterNames,
  fromFacets,
  subtree,
} from './narrowing.store.ts';
import { isOffered } from './offers.ts';

export interface OptionRow {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

export interface FacetsRow {
  readonly known: boolean;
  readonly total: number;
  readonly categories: (OptionRow & { readonly parentId: string | null })[] | null;
  readonly brands: OptionRow[] | null;
  readonly lines: OptionRow[] | null;
  readonly levels: OptionRow[] | null;
  readonly reflections: OptionRow[] | null;
  readonly volumes: OptionRow[] | null;
  readonly min_price: number | null;
  readonly max_price: number | null;
  readonly offer: number;
  readonly new: number;
  readonly stock: number;
  readonly presale: number;
}

/**
 * How many products each choice of each filter leaves, in one statement: what the list is of is
 * read once, with a flag for each filter, and each group is counted where all others hold. Between
 * which prices they are is only told where a filter asks for them (else `readPriceRange` does).
 */
export async function readFacets(
  sql: SqlReader,
  scope: ListScope,
  narrowing: Narrowing,
  viewer: Viewer,
  moment: Date,
): Promise<FacetsRow | null> {
  const filters = conditionsOf(sql, narrowing, viewer, moment);
  const fits = fitting(sql, filters);
  const isPriced = filtersByPrice(narrowing);
  const [row] = await sql<FacetsRow[]>`
    WITH ${withViewerLists(sql, viewer, moment)},
    candidate AS MATERIALIZED (
      SELECT facet.category_id, facet.brand_id, facet.line, facet.line_key, facet.levels,
        facet.reflections, facet.shades, facet.volumes, facet.is_new,
        ${isPriced ? sql`own_price.price` : sql`NULL::int AS price`},
        ${isOffered(sql, viewer, moment)} AS is_offer,
        ${isInStock(sql, viewer)} AS has_stock, ${isPromised(sql, viewer, moment)} AS has_presale
        ${flags(sql, filters)}
      FROM ${fromFacets(sql, scope, viewer, moment, isPriced)}),
    alike AS MATERIALIZED (
      SELECT ${totals(sql, fits)} FROM candidate)
    SELECT ${existence(sql, scope) ?? sql`true`} AS known, alike.*,
      (${categories(sql, scope, fits('category'))}) AS categories,
      (${brands(sql, fits('brand'))}) AS brands,
      (${lines(sql, fits('line'))}) AS lines,
      (${levels(sql, narrowing, fits('level', 'shade'))}) AS levels,
      (${reflections(sql, narrowing, fits('reflection', 'shade'))}) AS reflections,
      (${volumes(sql, fits('volume'))}) AS volumes
    FROM alike`;
  return row ?? null;
}

type Fits = (...without: FilterName[]) => Fragment;

const flagOf = (sql: SqlFragments, name: FilterName) => sql`${sql(`fits_${name}`)}`;

function flags(sql: SqlFragments, filters: Conditions): Fragment {
  return filterNames.reduce((all, name) => {
    const filter = filters[name];
    return filter ? sql`${all}, ${filter} AS ${flagOf(sql, name)}` : all;
  }, sql``);
}

/** That every filter holds, but for those of the group that is counted. */
function fitting(sql: SqlFragments, filters: Conditions): Fits {
  return (...without) =>
    filterNames
      .filter((name) => filters[name] && !without.includes(name))
      .reduce((all, name) => sql`${all} AND ${flagOf(sql, name)}`, sql`true`);
}

function totals(sql: SqlFragments, fits: Fits): Fragment {
  return sql`
    (count(*) FILTER (WHERE ${fits()}))::int AS total,
    min(price) FILTER (WHERE ${fits('price')}) AS min_price,
    max(price) FILTER (WHERE ${fits('price')}) AS max_price,
    (count(*) FILTER (WHERE is_offer AND ${fits('offer')}))::int AS offer,
    (count(*) FILTER (WHERE is_new AND ${fits('new')}))::int AS new,
    (count(*) FILTER (WHERE has_stock AND ${fits('available')}))::int AS stock,
    (count(*) FILTER (WHERE has_presale AND ${fits('available')}))::int AS presale`;
}

/** Those of the scope, each with all below it. */
function categories(sql: SqlFragments, { categoryId }: ListScope, fits: Fragment): Fragment {
  const within =
    categoryId === null
      ? sql``
      : sql`WHERE category.id = ANY (${subtree(sql, categoryId)}) AND category.id <> ${categoryId}`;
  return sql`
    SELECT json_agg(json_build_object('value', id::text, 'name', name, 'count', count,
      'parentId', parent_id::text) ORDER BY parent_id NULLS FIRST, position, id)
    FROM (
      SELECT category.id, category.name, parent_id, position, sum(own.count)::int AS count
      FROM (SELECT category_id, count(*) AS count FROM candidate WHERE ${fits} GROUP BY category_id) own
      JOIN category ON own.category_id = ANY (category.subtree) ${within}
      GROUP BY category.id
    ) held`;
}

function brands(sql: SqlFragments, fits: Fragment): Fragment {
  return sql`
    SELECT json_agg(json_build_object('value', brand.id::text, 'name', brand.name, 'count', count)
      ORDER BY fold_text(brand.name))
    FROM (SELECT brand_id, count(*)::int AS count FROM candidate WHERE ${fits} GROUP BY brand_id) held
    JOIN brand ON brand.id = brand_id`;
}

function lines(sql: SqlFragments, fits: Fragment): Fragment {
  return sql`
    SELECT json_agg(json_build_object('value', line_key, 'name', name, 'count', count) ORDER BY line_key)
    FROM (
      SELECT line_key, min(line) AS name, count(*)::int AS count FROM candidate
      WHERE line_key <> '' AND ${fits} GROUP BY line_key
    ) held`;
}

/** Of the tones that have one of the chosen reflections, where any is chosen. */
function levels(sql: SqlFragments, { reflections }: Narrowing, fits: Fragment): Fragment {
  const values =
    reflections.length === 0
      ? sql`unnest(levels) AS value`
      : sql`(SELECT DISTINCT split_part(shade, ':', 1)::smallint AS value FROM unnest(shades) AS shade
          WHERE split_part(shade, ':', 2) = ANY (${reflections}::text[])) chosen`;
  return countEach(sql, values, fits);
}

/** Of the tones of one of the chosen levels, where any is chosen. */
function reflections(sql: SqlFragments, { levels }: Narrowing, fits: Fragment): Fragment {
  const values =
    levels.length === 0
      ? sql`unnest(reflections) AS value`
      : sql`(SELECT DISTINCT split_part(shade, ':', 2) AS value FROM unnest(shades) AS shade
          WHERE split_part(shade, ':', 1)::smallint = ANY (${levels}::smallint[])) chosen`;
  return countEach(sql, values, fits);
}

function volumes(sql: SqlFragments, fits: Fragment): Fragment {
  return countEach(sql, sql`unnest(volumes) AS value`, fits);
}

/** Products by each of the values that one has several of. */
function countEach(sql: SqlFragments, values: Fragment, fits: Fragment): Fragment {
  return sql`
    SELECT json_agg(json_build_object('value', value::text, 'name', value::text, 'count', count)
      ORDER BY value)
    FROM (
      SELECT value, count(*)::int AS count FROM candidate CROSS JOIN LATERAL ${values}
      WHERE ${fits} GROUP BY value
    ) held`;
}
