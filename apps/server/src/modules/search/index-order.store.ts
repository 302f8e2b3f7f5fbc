import type { Sql } from '#db/sql.ts';

/** Fewer rows are all ranked anyway, whatever their order. */
const fewRows = 5_000;
/** Of 1, how well the rows must lie by sales to be left alone. */
const wellOrdered = 0.9;

/**
 * Marks the best sellers, which large catalogues are searched by first (`mark_hot_products`), and rewrites the index by sales when it no longer lies so: then the first of very many hits are the
 * best sellers (`selectHits`). Nobody can search for the moment that it takes (a second for 10 000
 * products), so it belongs into the night. Before PostgreSQL 17 only the owner of the index may.
 */
export async function orderIndex(sql: Sql): Promise<void> {
  await sql`SELECT mark_hot_products()`;
  await sql`ANALYZE product_search (sales_rank)`;
  const [row] = await sql<{ isDue: boolean }[]>`
    SELECT count(*) > ${fewRows} AND coalesce((
      SELECT abs(correlation) < ${wellOrdered} FROM pg_stats
      WHERE schemaname = current_schema() AND tablename = 'product_search' AND attname = 'sales_rank'
    ), false) AND (
      SELECT CASE WHEN current_setting('server_version_num')::int < 170000
        THEN pg_has_role(relowner, 'USAGE')
        ELSE has_table_privilege(oid, 'MAINTAIN')
      END FROM pg_class WHERE oid = 'product_search'::regclass
    ) AS "isDue"
    FROM product_search`;
  if (row?.isDue) await sql.unsafe('CLUSTER product_search');
}
