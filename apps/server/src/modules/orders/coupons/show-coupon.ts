import { say } from '@matiz/contracts/messages.ts';
import type { Coupon, Discount } from '@matiz/contracts/orders/coupons.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import type { CouponRefusal } from '@matiz/domain/orders/coupons/coupon-rule.ts';
import { type CouponPlan, lastDayOf } from '@matiz/domain/orders/coupons/plan-coupon.ts';
import type { DiscountStep } from '@matiz/domain/orders/coupons/plan-discounts.ts';
import type { CouponRow } from './coupon.store.ts';

export function showCoupon(
  { row, effect, refusal }: CouponPlan<CouponRow>,
  isChosen: boolean,
): Coupon {
  const { code, title, description, isAutomatic } = row;
  return {
    code,
    title,
    description,
    lastDay: lastDayOf(row),
    isAutomatic,
    discount: effect ? effect.goods + effect.shipping : 0,
    isApplied: isChosen && effect !== null,
    reason: refusal && reasonOf(refusal),
    missing: refusal?.kind === 'missing' ? refusal.missing : null,
  };
}

/** One step of how a purchase came to its total. */
export function showStep({ row, effect }: DiscountStep<CouponRow>): Discount {
  const { code, title, isAutomatic } = row;
  return { code, title, isAutomatic, goods: effect.goods, shipping: effect.shipping };
}

/** A mix of which some units are there and others lack; none where it counts, or nothing of it is bought. */
export function showNearMix({ row, refusal }: CouponPlan<CouponRow>) {
  if (row.mix === null || refusal?.kind !== 'units') return [];
  const first = Math.min(...row.mix.steps.map(({ minQuantity }) => minQuantity));
  return refusal.missing < first ? [{ title: row.title, reason: reasonOf(refusal) }] : [];
}

/** Why a coupon gives nothing, in words, and what would change that. */
export function reasonOf(refusal: CouponRefusal): string {
  switch (refusal.kind) {
    case 'tier':
      return say('couponTier', { tier: refusal.tier });
    case 'trade-type':
      return say('couponTradeType', { tradeType: refusal.tradeType });
    case 'city':
      return say('couponCity', { cities: oneOf(refusal.cities) });
    case 'method':
      return say('couponMethod', { methods: oneOf(refusal.methods) });
    case 'missing':
      return say('couponMissing', { missing: formatPesos(refusal.missing) });
    case 'units':
      return unitsReason(refusal);
    case 'stopped':
      return say('couponStopped', { by: refusal.by });
    default:
      return say(plainReasons[refusal.kind]);
  }
}

type PlainKind = Exclude<
  CouponRefusal['kind'],
  'tier' | 'trade-type' | 'city' | 'method' | 'missing' | 'units' | 'stopped'
>;

const plainReasons = {
  early: 'couponEarly',
  over: 'couponOver',
  used: 'couponUsed',
  'used-up': 'couponUsedUp',
  'not-first': 'couponNotFirst',
  customer: 'couponOfAnother',
  'no-goods': 'couponNoGoods',
  'only-offers': 'couponOnlyOffers',
  covered: 'couponCovered',
  idle: 'couponIdle',
  dearer: 'couponDearer',
} as const satisfies Record<PlainKind, string>;

function unitsReason({ missing, of }: Extract<CouponRefusal, { kind: 'units' }>): string {
  const name = of ?? '';
  if (of === null) {
    return missing === 1 ? say('couponMissingUnit') : say('couponMissingUnits', { n: missing });
  }
  return missing === 1
    ? say('couponMissingUnitOf', { name })
    : say('couponMissingUnitsOf', { n: missing, name });
}

function oneOf(names: readonly string[]): string {
  return new Intl.ListFormat('es-CO', { type: 'disjunction' }).format(names);
}
