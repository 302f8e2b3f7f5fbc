import { say } from '@matiz/contracts/messages.ts';
import type { Coupon } from '@matiz/contracts/orders/coupons.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import type { CouponRefusal } from '@matiz/domain/pricing/coupon.ts';
import { type CouponPlan, lastDayOf } from '@matiz/domain/pricing/plan-coupon.ts';
import type { CouponRow } from './coupon.store.ts';

export function showCoupon(
  { row, effect, refusal }: CouponPlan<CouponRow>,
  isChosen: boolean,
): Coupon {
  const { code, title, description } = row;
  return {
    code,
    title,
    description,
    lastDay: lastDayOf(row),
    discount: effect ? effect.goods + effect.shipping : 0,
    isApplied: isChosen && effect !== null,
    reason: refusal && reasonOf(refusal),
    missing: refusal?.kind === 'missing' ? refusal.missing : null,
  };
}

/** Why a coupon gives nothing, in words. */
export function reasonOf(refusal: CouponRefusal): string {
  switch (refusal.kind) {
    case 'early':
      return say('couponEarly');
    case 'over':
      return say('couponOver');
    case 'used':
      return say('couponUsed');
    case 'used-up':
      return say('couponUsedUp');
    case 'not-first':
      return say('couponNotFirst');
    case 'no-goods':
      return say('couponNoGoods');
    case 'idle':
      return say('couponIdle');
    case 'tier':
      return say('couponTier', { tier: refusal.tier });
    case 'missing':
      return say('couponMissing', { missing: formatPesos(refusal.missing) });
  }
}
