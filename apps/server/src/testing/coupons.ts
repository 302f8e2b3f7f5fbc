import type { Sql } from '../db/pool.ts';
import { nextNumber } from './numbers.ts';

export interface CouponOptions {
  code?: string;
  title?: string;
  kind?: 'percentage' | 'value' | 'free-shipping';
  /** Percent or pesos, by `kind`. */
  amount?: number;
  minAmount?: number;
  maxDiscount?: number | null;
  categoryId?: number | null;
  brandId?: number | null;
  tier?: string | null;
  isFirstOrderOnly?: boolean;
  startsAt?: string;
  endsAt?: string;
  usesLimit?: number | null;
  usesPerCustomer?: number;
  isListed?: boolean;
}

/** A coupon of 10 % for everybody and everything in November 2026, unless the options say otherwise. */
export async function buildCoupon(
  sql: Sql,
  options: CouponOptions = {},
): Promise<{ id: number; code: string }> {
  const { code = `CUPON${nextNumber()}`, kind = 'percentage' } = options;
  const { amount = kind === 'free-shipping' ? 0 : 10, title = `Cupón ${code}` } = options;
  const { startsAt = '2026-11-01T05:00:00Z', endsAt = '2026-12-01T05:00:00Z' } = options;
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO coupon (code, title, kind, amount, min_amount, max_discount, category_id, brand_id,
      tier, is_first_order_only, starts_at, ends_at, uses_limit, uses_per_customer, is_listed)
    VALUES (${code}, ${title}, ${kind}, ${amount}, ${options.minAmount ?? 0},
      ${options.maxDiscount ?? null}, ${options.categoryId ?? null}, ${options.brandId ?? null},
      ${options.tier ?? null}, ${options.isFirstOrderOnly ?? false}, ${startsAt}, ${endsAt},
      ${options.usesLimit ?? null}, ${options.usesPerCustomer ?? 1}, ${options.isListed ?? true})
    RETURNING id`;
  if (!row) throw new Error('the coupon was not built');
  return { id: row.id, code };
}

/** How often a coupon is used now, and how many uses were given back. */
export async function usesOf(sql: Sql, code: string): Promise<{ uses: number; returned: number }> {
  const [row] = await sql<{ uses: number; returned: number }[]>`
    SELECT coupon.uses, count(used.returned_at)::int AS returned
    FROM coupon LEFT JOIN coupon_redemption used ON used.coupon_id = coupon.id
    WHERE coupon.code = ${code} GROUP BY coupon.id`;
  if (!row) throw new Error(`there is no coupon ${code}`);
  return row;
}
