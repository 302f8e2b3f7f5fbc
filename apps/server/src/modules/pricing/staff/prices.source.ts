import { productsFound } from '#resource/goods-search.ts';
import type { ListSource } from '#resource/list-rows.ts';

/** Products with their base price in each warehouse. */
export const pricesSource: ListSource = {
  columns: (sql) => sql`product.id::text AS id, product.code, product.name AS product,
    brand.name AS brand, coalesce((
      SELECT json_agg(json_build_object('warehouseId', warehouse_id::text, 'price', price))
      FROM base_price WHERE product_id = product.id), '[]') AS prices`,
  from: (sql) => sql`product JOIN brand ON brand.id = product.brand_id`,
  id: { key: (sql) => sql`product.id`, type: 'integer' },
  where: (sql) => sql`product.withdrawn_at IS NULL`,
  search: (sql, text) => sql`product.id IN (${productsFound(sql, text)}
    UNION SELECT made.id FROM brand maker JOIN product made ON made.brand_id = maker.id
    WHERE fold_text(maker.name) LIKE '%' || fold_text(${text}) || '%')`,
  filters: {
    'f.without': (sql, value) => sql`NOT EXISTS (SELECT FROM base_price
      WHERE product_id = product.id AND warehouse_id = ${Number(value)}::int)`,
  },
  orders: {
    code: { key: (sql) => sql`product.code`, type: 'text' },
    '-code': { key: (sql) => sql`product.code`, type: 'text', isDescending: true },
  },
};
