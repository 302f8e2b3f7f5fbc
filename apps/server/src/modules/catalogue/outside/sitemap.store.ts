import type { SqlReader } from '#db/sql.ts';

/** Addresses that one sitemap may hold, by the protocol of sitemaps.org. */
const mostAddresses = 50_000;

/** A product, a category or a brand that guests can look at. */
export interface ListedAddressRow {
  readonly id: number;
  readonly slug: string;
  /** When what it says last changed. */
  readonly changed: Date;
}

/** So many products by their ids: a product stays in its sitemap, whatever comes before it. */
export interface SitemapPartRow {
  readonly part: number;
  readonly changed: Date;
}

export function readSitemapParts(sql: SqlReader): Promise<SitemapPartRow[]> {
  return sql<SitemapPartRow[]>`
    SELECT (id - 1) / ${mostAddresses} + 1 AS part, max(coalesce(told_at, listed_at)) AS changed
    FROM product WHERE withdrawn_at IS NULL AND cardinality(sold_in) > 0
    GROUP BY part ORDER BY part`;
}

/** The products of one part; none where there is no such part. */
export function readProductAddresses(sql: SqlReader, part: number): Promise<ListedAddressRow[]> {
  return sql<ListedAddressRow[]>`
    SELECT id, slug, coalesce(told_at, listed_at) AS changed
    FROM product
    WHERE id > ${(part - 1) * mostAddresses} AND id <= ${part * mostAddresses}
      AND withdrawn_at IS NULL AND cardinality(sold_in) > 0
    ORDER BY id`;
}

/** The categories under which something is sold. */
export function readCategoryAddresses(sql: SqlReader): Promise<ListedAddressRow[]> {
  return sql<ListedAddressRow[]>`
    SELECT category.id, category.slug, max(told.changed) AS changed
    FROM category JOIN (
      SELECT category_id, max(coalesce(told_at, listed_at)) AS changed
      FROM product WHERE withdrawn_at IS NULL AND cardinality(sold_in) > 0 GROUP BY category_id
    ) told ON told.category_id = ANY (category.subtree)
    GROUP BY category.id ORDER BY category.id LIMIT ${mostAddresses}`;
}

/** The brands of which something is sold. */
export function readBrandAddresses(sql: SqlReader): Promise<ListedAddressRow[]> {
  return sql<ListedAddressRow[]>`
    SELECT brand.id, brand.slug, told.changed
    FROM brand JOIN (
      SELECT brand_id, max(coalesce(told_at, listed_at)) AS changed
      FROM product WHERE withdrawn_at IS NULL AND cardinality(sold_in) > 0 GROUP BY brand_id
    ) told ON told.brand_id = brand.id
    ORDER BY brand.id LIMIT ${mostAddresses}`;
}
