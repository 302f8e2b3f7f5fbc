import type { Fragment, SqlFragments, Tx } from '#db/sql.ts';
import type { CouponForm } from './coupon-form.ts';

/** The lists of a coupon's conditions as its form has them, of the row `coupon` around it. */
export function selectConditionLists(sql: SqlFragments): Fragment {
  const listOf = (column: Fragment) => sql`(
    SELECT coalesce(array_agg(${column}::text ORDER BY ${column}), '{}') FROM coupon_condition term
    WHERE term.coupon_id = coupon.id AND ${column} IS NOT NULL)`;
  return sql`${listOf(sql`term.brand_id`)} AS "excludedBrandIds",
    ${listOf(sql`term.category_id`)} AS "excludedCategoryIds",
    ${listOf(sql`term.city_code`)} AS "cityCodes",
    ${listOf(sql`term.payment_method`)} AS "paymentMethods"`;
}

/** Those lists that were sent take the place of what was there. */
export async function writeConditions(
  tx: Tx,
  id: string,
  { excludedBrandIds, excludedCategoryIds, cityCodes, paymentMethods }: Partial<CouponForm>,
): Promise<void> {
  const lists = [
    [tx`brand_id`, tx`int`, excludedBrandIds],
    [tx`category_id`, tx`int`, excludedCategoryIds],
    [tx`city_code`, tx`text`, cityCodes],
    [tx`payment_method`, tx`text`, paymentMethods],
  ] as const;
  for (const [column, type, values] of lists) {
    if (values === undefined) continue;
    await tx`
      WITH asked AS (SELECT DISTINCT unnest(${values}::text[])::${type} AS value),
      gone AS (
        DELETE FROM coupon_condition WHERE coupon_id = ${id}::text::integer
          AND ${column} IS NOT NULL AND ${column} NOT IN (SELECT value FROM asked))
      INSERT INTO coupon_condition (coupon_id, ${column})
      SELECT ${id}::text::integer, value FROM asked ON CONFLICT DO NOTHING`;
  }
}
