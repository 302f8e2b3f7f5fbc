import type { SqlPool } from '../apps/server/src/db/pool.ts';

/** A kind of reading request, with several addresses of that kind. */
export interface Reading {
  readonly name: string;
  readonly paths: readonly string[];
}

/** The four that the issue sets limits for at 32 connections. */
export async function limitedReadings(sql: SqlPool): Promise<Reading[]> {
  const { sections } = await readFixture(sql);
  const details = await sql<{ id: number }[]>`
    SELECT id FROM product WHERE has_versions ORDER BY sales_rank LIMIT 40`;
  return [
    { name: 'list page', paths: sections.map((id) => `/api/product/list?categoryId=${id}&page=1`) },
    { name: 'product detail', paths: details.map(({ id }) => `/api/product/query?_id=${id}`) },
    {
      name: 'search',
      paths: searches('champu keratina', 'tinte 7.43', 'oxidante', 'mascarilla nutritiva', 'coco'),
    },
    {
      name: 'suggestions',
      paths: suggestions('tin', 'champu ker', 'oxid', 'tinte 7.4', 'argan'),
    },
  ];
}

/** Every list, facet, search and product that a screen asks for. */
export async function allReadings(sql: SqlPool): Promise<Reading[]> {
  const { sections, groups, brands, product } = await readFixture(sql);
  const list = (query: string) => `/api/product/list?${query}`;
  const facets = (query: string) => `/api/product/facets?${query}`;
  const of = (ids: readonly number[], name: string, more: string, path = list) =>
    ids.slice(0, 3).map((id) => path(`${name}=${id}${more}`));
  const one = (name: string, path: string) => ({ name, paths: [path] });
  return [
    ...(await limitedReadings(sql)),
    one('home', '/api/product/listHome'),
    one('menu', '/api/menu/list'),
    { name: 'small category', paths: of(groups, 'categoryId', '') },
    { name: 'brand', paths: of(brands, 'manufacturerId', '') },
    one('best sellers', list('list=bestsellers')),
    one('new', list('list=new')),
    one('offers', '/api/discounts/products'),
    one('combos', list('list=combos')),
    one('everything', list('page=1')),
    one('list by hand', '/api/product/custom-list/medida'),
    { name: 'category, page 15', paths: of(sections, 'categoryId', '&page=15') },
    { name: 'category by name', paths: of(sections, 'categoryId', '&sort=name') },
    { name: 'category by date', paths: of(sections, 'categoryId', '&sort=new') },
    { name: 'category by price', paths: of(sections, 'categoryId', '&sort=price-asc') },
    { name: 'brand by price', paths: of(brands, 'manufacturerId', '&sort=price-desc') },
    one('offers by price', '/api/discounts/products?sort=price-asc'),
    one('everything by name', list('sort=name')),
    one('everything by date', list('sort=new')),
    one('everything by price', list('sort=price-asc')),
    { name: 'category, one brand', paths: of(sections, 'categoryId', `&brand=${brands[0]}`) },
    { name: 'category, level 7', paths: of(sections, 'categoryId', '&level=7') },
    { name: 'category, in stock', paths: of(sections, 'categoryId', '&available=stock') },
    { name: 'facets, category', paths: of(sections, 'categoryId', '', facets) },
    { name: 'facets, narrowed', paths: of(sections, 'categoryId', '&brand=1&level=7', facets) },
    { name: 'facets, small category', paths: of(groups, 'categoryId', '', facets) },
    { name: 'facets, brand', paths: of(brands, 'manufacturerId', '', facets) },
    one('facets, offers', facets('list=offers')),
    one('facets, list by hand', facets('customList=medida')),
    one('related', `/api/product/related?productId=${product.id}`),
    one('colours', '/api/attribute/color/list'),
    one(
      'equivalents',
      `/api/product/equivalents?productId=${product.id}&versionCode=${product.code}-1`,
    ),
    { name: 'search, mistyped', paths: searches('tinte kertina', 'champv argam') },
    { name: 'search, a tone', paths: searches('7.34', '743') },
    { name: 'search, a code', paths: searches(product.code) },
    { name: 'search, nothing found', paths: searches('lavadora industrial') },
  ];
}

function searches(...words: string[]): string[] {
  return words.map((text) => `/api/search?search=${encodeURIComponent(text)}`);
}

function suggestions(...words: string[]): string[] {
  return words.map((text) => `/api/search/suggestions?search=${encodeURIComponent(text)}`);
}

async function readFixture(sql: SqlPool) {
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  const sections = await sql<{ id: number }[]>`
    SELECT id FROM category WHERE parent_id IS NULL ORDER BY id`;
  const groups = await sql<{ id: number }[]>`
    SELECT id FROM category WHERE parent_id IS NOT NULL ORDER BY id`;
  const brands = await sql<{ id: number }[]>`SELECT id FROM brand ORDER BY id`;
  const [product] = await sql<{ id: number; code: string }[]>`
    SELECT id, code FROM product WHERE has_versions ORDER BY sales_rank LIMIT 1`;
  if (!product) throw new Error('nothing was generated');
  return { sections: ids(sections), groups: ids(groups), brands: ids(brands), product };
}
