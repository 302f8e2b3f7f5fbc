import type { Coupon } from '@matiz/contracts/coupons.ts';
import { say } from '@matiz/contracts/messages.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import type { CouponRefusal } from '@matiz/domain/pricing/coupon.ts';
import type { CouponPlan } from './plan-coupon.ts';

export function showCoupon({ row, effect, refusal }: CouponPlan, isChosen: boolean): Coupon {
  const { code, title, description, endsAt } = row;
  return {
    ...{ code, title, description },
    // The moment itself is outside: a coupon until midnight counts on the day before.
    lastDay: bogotaDate(new Date(Date.parse(endsAt) - 1)),
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
