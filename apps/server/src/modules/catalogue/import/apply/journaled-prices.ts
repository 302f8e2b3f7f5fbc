import { warehouseColumnNames } from '@matiz/domain/catalogue/import/columns.ts';
import type { Fragment, SqlFragments } from '#db/sql.ts';

/**
 * What rows of the journal say of prices, a row for each: `undone_at` only of what was taken back,
 * and neither of a price that someone else changed since nor of what was new, which goes or is withdrawn.
 */
export function journaledPrices(sql: SqlFragments, journal: Fragment): Fragment {
  return sql`SELECT done.product_id, done.batch_id, done.place, price.warehouse, price.before,
      price.after,
      CASE WHEN NOT (done.change #>> '{product}' IS NOT NULL
          AND done.change #>> '{product,before}' IS NULL) AND NOT EXISTS (
        SELECT FROM json_to_recordset(done.kept) AS stayed ("column" text)
        WHERE stayed."column" = ${`${warehouseColumnNames.price[0]}_`} || price.warehouse
      ) THEN done.undone_at END AS undone_at
    FROM (${journal}) done
    CROSS JOIN json_to_recordset(done.change -> 'prices')
      AS price (warehouse text, before int, after int)
    WHERE price.before IS DISTINCT FROM price.after`;
}
