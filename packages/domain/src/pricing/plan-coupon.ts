import { bogotaDate, type PlainDate } from '../kernel/clock.ts';
import type { Pesos } from '../kernel/money.ts';
import { applyCoupon, type CouponEffect, type CouponRefusal, type CouponRule } from './coupon.ts';

/** A coupon, with what decides whether one customer may use it on one cart. */
export interface CustomerCoupon extends CouponRule {
  readonly customerTier: string | null;
  readonly hasOrdered: boolean;
  /** The products of the cart that it is for; null: all. */
  readonly productIds: readonly number[] | null;
}

/** A coupon on a purchase: what it takes off, or why nothing. */
export type CouponPlan<Row = CustomerCoupon> = { readonly row: Row } & (
  | { readonly effect: CouponEffect; readonly refusal: null }
  | { readonly effect: null; readonly refusal: CouponRefusal }
);

/** What a coupon would do for these lines, which cost so much to bring. */
export function planCoupon<Row extends CustomerCoupon>(
  row: Row,
  lines: readonly { readonly total: Pesos; readonly sellable: { readonly productId: number } }[],
  { shipping, now }: { shipping: Pesos; now: Date },
): CouponPlan<Row> {
  const eligible = row.productIds && new Set(row.productIds);
  const applied = applyCoupon(row, {
    now,
    shipping,
    tier: row.customerTier,
    hasOrdered: row.hasOrdered,
    lines: lines.map(({ total, sellable }) => {
      return { total, isEligible: eligible?.has(sellable.productId) ?? true };
    }),
  });
  return applied.ok
    ? { row, effect: applied.value, refusal: null }
    : { row, effect: null, refusal: applied.error };
}

/** What nobody can mend by buying more is not worth a place in the list. */
const unlisted: readonly CouponRefusal['kind'][] = ['used', 'used-up', 'not-first', 'tier'];

/** The coupons that a customer is shown: those that give something first. */
export function couponsToShow<Row>(plans: readonly CouponPlan<Row>[]): CouponPlan<Row>[] {
  const usable = plans.filter(({ refusal }) => refusal === null);
  const others = plans.filter(({ refusal }) => refusal && !unlisted.includes(refusal.kind));
  return [...usable, ...others];
}

/** The last day on which it counts. Its end itself is outside: at midnight it is the day before. */
export function lastDayOf({ endsAt }: Pick<CouponRule, 'endsAt'>): PlainDate {
  return bogotaDate(new Date(endsAt.getTime() - 1));
}
