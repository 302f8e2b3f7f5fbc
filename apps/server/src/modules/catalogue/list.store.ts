import type { productLists, productSorts } from '@matiz/contracts/catalogue.ts';
import type { Query, Sql } from '../../db/sql.ts';
import type { Selection } from './page.store.ts';
import type { Viewer } from './viewer.ts';

export type ListName = (typeof productLists)[number];
export type Sort = (typeof productSorts)[number];

export interface ListFilter {
  /** With everything under it. */
  readonly categoryId: number | null;
  readonly brandId: number | null;
  readonly list: ListName | null;
}

/** The products of a list that are sold where the viewer buys, best sellers first unless asked. */
export function selectList(
  sql: Sql,
  filter: ListFilter,
  sort: Sort,
  viewer: Viewer,
  moment: Date,
): Selection {
  const { categoryId, brandId, list } = filter;
  const { key, order } = sorting(sql, sort);
  const sold = sql`
    SELECT product.id, ${key} AS sort_key FROM product
    WHERE product.withdrawn_at IS NULL AND ${viewer.warehouseId} = ANY (product.sold_in)`;
  const hits = sql`${sold}
    ${categoryId === null ? sql`` : sql`AND product.category_id = ANY (${subtree(sql, categoryId)})`}
    ${brandId === null ? sql`` : sql`AND product.brand_id = ${brandId}`}
    ${list === null ? sql`` : sql`AND ${condition(sql, list, viewer, moment)}`}`;
  const exists = existence(sql, filter);
  // The index of a category is in this order: the first of each one hold the first of them all.
  if (categoryId !== null && brandId === null && list === null && sort === 'bestsellers') {
    const firstHits = (count: number) => sql`
      SELECT first.id, first.sort_key FROM unnest(${subtree(sql, categoryId)}) AS branch (id)
      CROSS JOIN LATERAL (${sold} AND product.category_id = branch.id
        ORDER BY ${order} LIMIT ${count}) first`;
    const total = sql`
      SELECT coalesce(sum(products), 0)::int FROM category_size
      WHERE warehouse_id = ${viewer.warehouseId} AND category_id = ANY (${subtree(sql, categoryId)})`;
    return { hits, order, isGathered: false, firstHits, total, exists };
  }
  return { hits, order, isGathered: categoryId !== null || list === 'offers', exists };
}

function sorting(sql: Sql, sort: Sort): { key: Query<unknown>; order: Query<unknown> } {
  switch (sort) {
    case 'name':
      return { key: sql`fold_text(product.name)`, order: sql`sort_key, id` };
    case 'new':
      return { key: sql`product.listed_at`, order: sql`sort_key DESC, id` };
    case 'bestsellers':
      return { key: sql`product.sales_rank`, order: sql`sort_key, id` };
  }
}

/** A category and all those under it, as an array. */
function subtree(sql: Sql, categoryId: number): Query<unknown> {
  return sql`(SELECT subtree FROM category WHERE id = ${categoryId})::int[]`;
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
      return sql`product.id = ANY (ARRAY(${offered(sql, viewer, moment)}))`;
  }
}

/** What has a programmed price, a deal or a discounted version now (D-6). */
function offered(sql: Sql, viewer: Viewer, moment: Date): Query<unknown> {
  return sql`
    SELECT product_id FROM programmed_price
    WHERE during @> ${moment}::timestamptz
      AND (warehouse_id IS NULL OR warehouse_id = ${viewer.warehouseId})
    UNION
    SELECT deal_product.product_id FROM deal JOIN deal_product ON deal_product.deal_id = deal.id
    WHERE (deal.starts_at IS NULL OR deal.starts_at <= ${moment})
      AND (deal.ends_at IS NULL OR deal.ends_at > ${moment})
    UNION
    SELECT product_id FROM product_version
    WHERE withdrawn_at IS NULL AND (discount_percent IS NOT NULL OR discount_value IS NOT NULL)`;
}

function existence(sql: Sql, { categoryId, brandId }: ListFilter): Query<unknown> | null {
  if (categoryId === null && brandId === null) return null;
  return sql`(${categoryId}::int IS NULL OR EXISTS (SELECT FROM category WHERE id = ${categoryId}))
    AND (${brandId}::int IS NULL OR EXISTS (SELECT FROM brand WHERE id = ${brandId}))`;
}
