import type { SqlReader } from '#db/sql.ts';
import { type MethodRow, selectMethods } from '#modules/payments/index.ts';
import { type CouponJson, type CouponRow, couponOf, selectAutomatic } from '../coupon.store.ts';

/** What a purchase of one product by someone, or by anybody in a zone, meets besides its price. */
export async function readTermsOfOne(
  sql: SqlReader,
  {
    productId,
    customerId,
    zoneId,
    moment,
  }: { productId: number; customerId: string | null; zoneId: number | null; moment: Date },
): Promise<{ automatic: CouponRow[]; methods: MethodRow[] }> {
  const customer = sql`${customerId}::uuid`;
  const bought = sql`product WHERE product.id = ${productId}::int`;
  const [row] = await sql<{ automatic: CouponJson[] | null; methods: MethodRow[] | null }[]>`
    SELECT (${selectAutomatic(sql, { customerId: customer, bought }, moment)}) AS automatic,
      (${selectMethods(sql, { customerId: customer, zoneId: sql`${zoneId}::int` })}) AS methods`;
  return { automatic: (row?.automatic ?? []).map(couponOf), methods: row?.methods ?? [] };
}
