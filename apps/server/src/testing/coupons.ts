import type { Sql } from '../db/pool.ts';
import { nextNumber } from './numbers.ts';

export interface CouponOptions {
  code?: string;
  title?: string;
  kind?: 'percentage' | 'value' | 'free-shipping' | 'buy-get' | 'mix';
  /** Of `mix`: `6=5;12=10`. */
  steps?: string;
  line?: string;
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
  /** Of `buy-get`. */
  buy?: number;
  get?: number;
  gotBrandId?: number;
  customerId?: string;
  excludesDeals?: boolean;
  priority?: number;
  isLast?: boolean;
  isAutomatic?: boolean;
  cities?: readonly string[];
  methods?: readonly string[];
  withoutBrands?: readonly number[];
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
      tier, is_first_order_only, starts_at, ends_at, uses_limit, uses_per_customer, is_listed,
      buy_quantity, get_quantity, got_brand_id, customer_id, excludes_deals, priority, is_last,
      is_automatic, steps, line)
    VALUES (${code}, ${title}, ${kind}, ${amount}, ${options.minAmount ?? 0},
      ${options.maxDiscount ?? null}, ${options.categoryId ?? null}, ${options.brandId ?? null},
      ${options.tier ?? null}, ${options.isFirstOrderOnly ?? false}, ${startsAt}, ${endsAt},
      ${options.usesLimit ?? null}, ${options.usesPerCustomer ?? 1}, ${options.isListed ?? true},
      ${options.buy ?? null}, ${options.get ?? null}, ${options.gotBrandId ?? null},
      ${options.customerId ?? null}, ${options.excludesDeals ?? false}, ${options.priority ?? 100},
      ${options.isLast ?? false}, ${options.isAutomatic ?? false}, ${options.steps ?? null},
      ${options.line ?? null})
    RETURNING id`;
  if (!row) throw new Error('the coupon was not built');
  const { cities = [], methods = [], withoutBrands = [] } = options;
  await sql`
    INSERT INTO coupon_condition (coupon_id, city_code, payment_method, brand_id)
    SELECT ${row.id}::int, city, NULL::text, NULL::int FROM unnest(${cities}::text[]) city
    UNION ALL SELECT ${row.id}::int, NULL, method, NULL FROM unnest(${methods}::text[]) method
    UNION ALL SELECT ${row.id}::int, NULL, NULL, brand FROM unnest(${withoutBrands}::int[]) brand`;
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
