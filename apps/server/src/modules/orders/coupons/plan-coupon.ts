import type { Pesos } from '@matiz/domain/kernel/money.ts';
import {
  applyCoupon,
  type CouponEffect,
  type CouponRefusal,
} from '@matiz/domain/pricing/coupon.ts';
import type { PlannedLine } from '../../cart/index.ts';
import type { CouponRow } from './coupon.store.ts';

/** A coupon on a purchase: what it takes off, or why nothing. */
export type CouponPlan = { readonly row: CouponRow } & (
  | { readonly effect: CouponEffect; readonly refusal: null }
  | { readonly effect: null; readonly refusal: CouponRefusal }
);

/** What a coupon would do for these lines, which cost so much to bring. */
export function planCoupon(
  row: CouponRow,
  lines: readonly PlannedLine[],
  { shipping, now }: { shipping: Pesos; now: Date },
): CouponPlan {
  const { startsAt, endsAt, productIds } = row;
  const eligible = productIds && new Set(productIds);
  const applied = applyCoupon(
    { ...row, startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
    {
      now,
      shipping,
      tier: row.customerTier,
      hasOrdered: row.hasOrdered,
      lines: lines.map(({ total, sellable }) => {
        return { total, isEligible: eligible?.has(sellable.productId) ?? true };
      }),
    },
  );
  return applied.ok
    ? { row, effect: applied.value, refusal: null }
    : { row, effect: null, refusal: applied.error };
}

/** What it takes off each line, by the line's id. */
export function sharesOf(
  plan: CouponPlan | null,
  lines: readonly PlannedLine[],
): ReadonlyMap<string, Pesos> {
  return new Map(lines.map(({ lineId }, place) => [lineId, plan?.effect?.perLine[place] ?? 0]));
}
