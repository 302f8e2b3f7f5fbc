import { type Pesos, percentOf } from '../../kernel/money.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import { spread } from '../../kernel/spread.ts';
import { offUnits } from './buy-get.ts';
import type {
  CouponEffect,
  CouponRefusal,
  CouponRule,
  CouponUse,
  DiscountedLine,
} from './coupon-rule.ts';
import { offMix } from './mix.ts';

/**
 * What a discount takes off a purchase, or why nothing (§2 CouponList). A percentage is of what the
 * goods that it is for cost after promotions and after the discounts before it; what it takes is
 * spread over their lines, so that a part that is cancelled later gives its own share back. It never
 * takes more than those goods cost.
 */
export function applyCoupon(
  coupon: CouponRule,
  use: CouponUse,
): Result<CouponEffect, CouponRefusal> {
  const refusal = refuseUse(coupon, use) ?? refuseCity(coupon, use);
  if (refusal) return fail(refusal);
  const lines = use.lines.map((line) => withoutOffers(coupon, line));
  const none = lines.some(({ isEligible }) => isEligible) ? null : noGoodsOf(coupon, use);
  if (none) return fail({ kind: none });
  const amount = sumOf(lines, ({ total, isEligible }) => (isEligible ? total : 0));
  if (amount < coupon.minAmount) {
    return fail({ kind: 'missing', missing: coupon.minAmount - amount });
  }
  const off = offLines(coupon, lines);
  if (!off.ok) return off;
  const method = refuseMethod(coupon, use);
  if (method) return fail(method);
  const perLine = off.value;
  const goods = sumOf(perLine, (each) => each);
  const shipping = coupon.kind === 'free-shipping' ? use.shipping : 0;
  if (goods + shipping > 0) return ok({ perLine, goods, shipping });
  return fail({ kind: coupon.kind === 'free-shipping' ? 'idle' : 'covered' });
}

/** In the order in which knowing it helps: what can never be mended first. */
function refuseUse(coupon: CouponRule, use: CouponUse): CouponRefusal | null {
  const { now, customerId, tradeType, tier, hasOrdered } = use;
  if (coupon.customerId !== null && coupon.customerId !== customerId) return { kind: 'customer' };
  if (now >= coupon.endsAt) return { kind: 'over' };
  if (now < coupon.startsAt) return { kind: 'early' };
  if (coupon.customerUsesLeft <= 0) return { kind: 'used' };
  if (coupon.usesLeft !== null && coupon.usesLeft <= 0) return { kind: 'used-up' };
  if (coupon.isFirstOrderOnly && hasOrdered) return { kind: 'not-first' };
  if (coupon.tradeType !== null && coupon.tradeType !== tradeType) {
    return { kind: 'trade-type', tradeType: coupon.tradeType };
  }
  if (coupon.tier !== null && coupon.tier !== tier) return { kind: 'tier', tier: coupon.tier };
  return null;
}

function refuseCity({ cities }: CouponRule, { cityCode }: CouponUse): CouponRefusal | null {
  if (cities.length === 0 || cities.some(({ code }) => code === cityCode)) return null;
  return { kind: 'city', cities: cities.map(({ name }) => name) };
}

function refuseMethod({ methods }: CouponRule, { methodCode }: CouponUse): CouponRefusal | null {
  if (methods.length === 0 || methods.some(({ code }) => code === methodCode)) return null;
  return { kind: 'method', methods: methods.map(({ name }) => name) };
}

function withoutOffers({ excludesDeals }: CouponRule, line: DiscountedLine): DiscountedLine {
  const isIn = !(excludesDeals && line.isOnOffer);
  return { ...line, isEligible: line.isEligible && isIn, isGot: line.isGot && isIn };
}

/** Only what is on offer already, or nothing that it is for; of units it is said how many are missing. */
function noGoodsOf({ kind }: CouponRule, { lines }: CouponUse): 'no-goods' | 'only-offers' | null {
  if (lines.some(({ isEligible }) => isEligible)) return 'only-offers';
  return kind === 'buy-get' || kind === 'mix' ? null : 'no-goods';
}

function offLines(
  coupon: CouponRule,
  lines: readonly DiscountedLine[],
): Result<readonly Pesos[], CouponRefusal> {
  const { kind, amount, buyGet, mix, maxDiscount } = coupon;
  const most = maxDiscount ?? Number.POSITIVE_INFINITY;
  if (kind === 'free-shipping') return ok(lines.map(() => 0));
  if (kind === 'buy-get' || kind === 'mix') {
    const off = buyGet ? offUnits(buyGet, amount, lines) : mix && offMix(mix, lines);
    if (off === null) throw new TypeError('an offer of units says how many');
    if (!off.ok) return off;
    const whole = sumOf(off.value, (each) => each);
    return ok(whole <= most ? off.value : spread(most, off.value));
  }
  const weights = lines.map(({ left, isEligible }) => (isEligible ? left : 0));
  const left = sumOf(weights, (each) => each);
  const goods = kind === 'value' ? amount : Math.min(percentOf(left, amount), most);
  return ok(spread(Math.min(left, goods), weights));
}

function sumOf<Each>(all: readonly Each[], amountOf: (each: Each) => Pesos): Pesos {
  return all.reduce((sum, each) => sum + amountOf(each), 0);
}
