import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import type { CouponRule } from '@matiz/domain/pricing/coupon.ts';
import type { Fragment, SqlFragments, Tx } from '#db/sql.ts';
import { refuseBackwards, ruleState, utcText } from '#modules/pricing/index.ts';
import type { Resource } from '#resource/resource.ts';

export interface CouponForm {
  readonly code: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly kind: CouponRule['kind'];
  readonly amount?: number | null | undefined;
  readonly minAmount?: number | undefined;
  readonly maxDiscount?: number | null | undefined;
  readonly categoryId?: string | null | undefined;
  readonly brandId?: string | null | undefined;
  readonly tier?: Tier | null | undefined;
  readonly isFirstOrderOnly?: boolean | undefined;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly usesLimit?: number | null | undefined;
  readonly usesPerCustomer?: number | undefined;
  readonly isListed?: boolean | undefined;
}

/** Coupons as staff keep them; how often each was used is the orders' to count. */
export const couponResource = (clock: Clock): Resource<CouponForm> => ({
  table: 'coupon',
  kind: 'coupon',
  key: 'id',
  source: {
    columns: (sql) => sql`coupon.id::text AS id, coupon.version, coupon.code, coupon.title,
      coupon.description, coupon.kind, coupon.amount::float AS amount,
      coupon.min_amount AS "minAmount", coupon.max_discount AS "maxDiscount",
      coupon.category_id::text AS "categoryId", coupon.brand_id::text AS "brandId", coupon.tier,
      coupon.is_first_order_only AS "isFirstOrderOnly", ${stateOf(sql, clock)} AS state,
      ${utcText(sql, sql`coupon.starts_at`)} AS "startsAt",
      ${utcText(sql, sql`coupon.ends_at`)} AS "endsAt",
      coupon.uses_limit AS "usesLimit", coupon.uses, coupon.uses_per_customer AS "usesPerCustomer",
      coupon.is_listed AS "isListed"`,
    from: (sql) => sql`coupon`,
    id: { key: (sql) => sql`coupon.id`, type: 'integer' },
    search: (sql, text) => sql`fold_text(concat_ws(' ', coupon.code, coupon.title))
      LIKE '%' || fold_text(${text}) || '%'`,
    filters: { 'f.state': (sql, value) => sql`${stateOf(sql, clock)} = ${value}` },
    orders: {
      code: { key: (sql) => sql`coupon.code`, type: 'text' },
      '-code': { key: (sql) => sql`coupon.code`, type: 'text', isDescending: true },
      '-ends': { key: (sql) => sql`coupon.ends_at`, type: 'timestamptz', isDescending: true },
      ends: { key: (sql) => sql`coupon.ends_at`, type: 'timestamptz' },
    },
  },
  columnsOf: (set) => {
    const amount = set.kind === 'free-shipping' ? 0 : (set.amount ?? undefined);
    const columns = {
      code: set.code,
      title: set.title,
      description: set.description,
      kind: set.kind,
      amount,
      min_amount: set.minAmount,
      max_discount: set.maxDiscount,
      category_id: numberOf(set.categoryId),
      brand_id: numberOf(set.brandId),
      tier: set.tier,
      is_first_order_only: set.isFirstOrderOnly,
      starts_at: set.startsAt,
      ends_at: set.endsAt,
      uses_limit: set.usesLimit,
      uses_per_customer: set.usesPerCustomer,
      is_listed: set.isListed,
    };
    return Object.fromEntries(
      Object.entries(columns).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as const],
      ),
    );
  },
  check: async (tx, id, set) =>
    (await refuseBackwards(tx, 'coupon', id, set)) ?? (await refuseTerms(tx, id, set)),
  fieldsByConstraint: {
    coupon_code_key: 'set.code',
    coupon_check: 'set.amount',
    coupon_check1: 'set.endsAt',
    coupon_check2: 'set.amount',
    coupon_uses_within_limit: 'set.usesLimit',
    coupon_category_id_fkey: 'set.categoryId',
    coupon_brand_id_fkey: 'set.brandId',
    coupon_tier_fkey: 'set.tier',
  },
});

/** What a coupon of a kind cannot take off, in words; null: it can. */
export function sayAmount(kind: CouponRule['kind'], amount: number | null): string | null {
  if (kind === 'free-shipping') return null;
  if (amount === null || amount <= 0) return say('couponNeedsAmount');
  if (kind === 'percentage') return amount < 100 ? null : say('movementPercent');
  return Number.isInteger(amount) ? null : say('couponWholePesos');
}

/** The kind with its amount and the uses with their limit, with what was stored of them before. */
async function refuseTerms(
  tx: Tx,
  id: string | null,
  set: Partial<CouponForm>,
): Promise<Failure | null> {
  const [stored] = await tx<{ kind: CouponRule['kind']; amount: number; uses: number }[]>`
    SELECT kind, amount::float AS amount, uses FROM coupon WHERE id = ${id}::text::integer`;
  const kind = set.kind ?? stored?.kind;
  const amount = set.amount === undefined ? (stored?.amount ?? null) : set.amount;
  const wrong = kind === undefined ? null : sayAmount(kind, amount);
  if (wrong !== null) return failureAt('set.amount', 'INVALID_REQUEST', wrong);
  const uses = stored?.uses ?? 0;
  return set.usesLimit != null && set.usesLimit < uses
    ? failureAt('set.usesLimit', 'INVALID_REQUEST', say('couponUsesBelow', { n: uses }))
    : null;
}

function numberOf(text: string | null | undefined): number | null | undefined {
  return typeof text === 'string' ? Number(text) : text;
}

function stateOf(sql: SqlFragments, clock: Clock): Fragment {
  return ruleState(sql, clock(), { from: sql`coupon.starts_at`, to: sql`coupon.ends_at` });
}
