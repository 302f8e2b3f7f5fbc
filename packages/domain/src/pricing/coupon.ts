import { type Pesos, percentOf } from '../kernel/money.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import { spread } from '../kernel/spread.ts';

/** What a coupon gives, and to whom and for what it does. */
export interface CouponRule {
  readonly kind: 'percentage' | 'value' | 'free-shipping';
  /** Percent or pesos, by `kind`; 0 for free shipping. */
  readonly amount: number;
  /** Pesos of the goods that it is for. */
  readonly minAmount: Pesos;
  /** The most that a percentage takes off, in pesos; null: no such limit. */
  readonly maxDiscount: Pesos | null;
  readonly startsAt: Date;
  /** The first moment at which it counts no more. */
  readonly endsAt: Date;
  /** How often it may still be used by anybody; null: without limit. */
  readonly usesLeft: number | null;
  /** How often this customer may still use it. */
  readonly customerUsesLeft: number;
  /** The loyalty tier that it is for; null: everybody. */
  readonly tier: string | null;
  readonly isFirstOrderOnly: boolean;
}

/** Who would use it, and on what. */
export interface CouponUse {
  readonly now: Date;
  readonly tier: string | null;
  readonly hasOrdered: boolean;
  /** What bringing the goods costs without the coupon. */
  readonly shipping: Pesos;
  /** The goods after promotions. */
  readonly lines: readonly { readonly total: Pesos; readonly isEligible: boolean }[];
}

export interface CouponEffect {
  /** Off each line, in pesos, in the order of the lines. */
  readonly perLine: readonly Pesos[];
  /** Off all lines. */
  readonly goods: Pesos;
  /** Off shipping. */
  readonly shipping: Pesos;
}

/** Why a coupon gives nothing; `missing` pesos of goods would change that. */
export type CouponRefusal =
  | { readonly kind: 'early' | 'over' | 'used-up' | 'used' | 'not-first' | 'no-goods' | 'idle' }
  | { readonly kind: 'tier'; readonly tier: string }
  | { readonly kind: 'missing'; readonly missing: Pesos };

/**
 * What a coupon takes off a purchase, or why nothing (§2 CouponList). A percentage is of the goods
 * that it is for, after promotions; what it takes is spread over their lines, so that a part that is
 * cancelled later gives its own share back. It never takes more than those goods cost.
 */
export function applyCoupon(
  coupon: CouponRule,
  use: CouponUse,
): Result<CouponEffect, CouponRefusal> {
  const refusal = refuseUse(coupon, use);
  if (refusal) return fail(refusal);
  const weights = use.lines.map(({ total, isEligible }) => (isEligible ? total : 0));
  const eligible = weights.reduce((sum, total) => sum + total, 0);
  if (eligible === 0) return fail({ kind: 'no-goods' });
  if (eligible < coupon.minAmount) {
    return fail({ kind: 'missing', missing: coupon.minAmount - eligible });
  }
  const isShipping = coupon.kind === 'free-shipping';
  const goods = isShipping ? 0 : Math.min(eligible, offGoods(coupon, eligible));
  const shipping = isShipping ? use.shipping : 0;
  if (goods + shipping === 0) return fail({ kind: 'idle' });
  return ok({ perLine: spread(goods, weights), goods, shipping });
}

/** In the order in which knowing it helps: what can never be mended first. */
function refuseUse(coupon: CouponRule, { now, tier, hasOrdered }: CouponUse): CouponRefusal | null {
  if (now >= coupon.endsAt) return { kind: 'over' };
  if (now < coupon.startsAt) return { kind: 'early' };
  if (coupon.customerUsesLeft <= 0) return { kind: 'used' };
  if (coupon.usesLeft !== null && coupon.usesLeft <= 0) return { kind: 'used-up' };
  if (coupon.isFirstOrderOnly && hasOrdered) return { kind: 'not-first' };
  if (coupon.tier !== null && coupon.tier !== tier) return { kind: 'tier', tier: coupon.tier };
  return null;
}

function offGoods({ kind, amount, maxDiscount }: CouponRule, eligible: Pesos): Pesos {
  if (kind === 'value') return amount;
  return Math.min(percentOf(eligible, amount), maxDiscount ?? Number.POSITIVE_INFINITY);
}
