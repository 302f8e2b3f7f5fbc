import { productsFound } from '#resource/goods-search.ts';
import type { ListSource } from '#resource/list-rows.ts';

/** What a list says of each product: `f.list` names it. */
export const listPricesSource: ListSource = {
  columns: (sql) => sql`product.id::text AS id, product.code, product.name AS product,
    (SELECT min(base_price.price) FROM base_price WHERE base_price.product_id = product.id)
      AS "basePrice", item.price, item.percent::float AS percent`,
  from: (sql) => sql`price_list_item item JOIN product ON product.id = item.product_id`,
  id: { key: (sql) => sql`product.id`, type: 'integer' },
  search: (sql, text) => sql`product.id IN (${productsFound(sql, text)})`,
  filters: {
    'f.list': (sql, value) =>
      sql`item.list_id = ${/^\d{1,9}$/.test(value) ? Number(value) : 0}::int`,
  },
  orders: {
    code: { key: (sql) => sql`product.code`, type: 'text' },
    '-code': { key: (sql) => sql`product.code`, type: 'text', isDescending: true },
  },
};
