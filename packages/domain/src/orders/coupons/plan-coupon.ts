import { bogotaDate, type PlainDate } from '../../kernel/clock.ts';
import type { Pesos } from '../../kernel/money.ts';
import { applyCoupon } from './apply-coupon.ts';
import type { CouponEffect, CouponRefusal, CouponRule } from './coupon-rule.ts';

/** A discount, with what decides whether one customer may use it on one cart. */
export interface CustomerCoupon extends CouponRule {
  readonly title: string;
  /** Lower ones take theirs first; the next one's percentage is of what is left. */
  readonly priority: number;
  /** Once it took something, none after it does. */
  readonly isLast: boolean;
  /** Nobody types it: it counts whenever it can. */
  readonly isAutomatic: boolean;
  /** Whose cart it is. */
  readonly customer: string | null;
  readonly customerTradeType: string | null;
  readonly customerTier: string | null;
  readonly hasOrdered: boolean;
  /** The products of the cart that it is for; null: all. */
  readonly productIds: readonly number[] | null;
  /** Of `buy-get`, those that come cheaper with them; null: all, or the same ones. */
  readonly gotProductIds: readonly number[] | null;
}

/** A discount on a purchase: what it takes off, or why nothing. */
export type CouponPlan<Row = CustomerCoupon> = { readonly row: Row } & (
  | { readonly effect: CouponEffect; readonly refusal: null }
  | { readonly effect: null; readonly refusal: CouponRefusal }
);

/** A line of a purchase, as far as a discount looks at it. */
export interface CouponLine {
  readonly quantity: number;
  readonly price: { readonly originalPrice: Pesos };
  readonly total: Pesos;
  readonly sellable: { readonly productId: number };
}

/** What surrounds the lines; `left` is what the discounts before left of each, and of shipping. */
export interface CouponContext {
  readonly now: Date;
  readonly cityCode: string | null;
  readonly methodCode: string | null;
  readonly left: { readonly lines: readonly Pesos[]; readonly shipping: Pesos };
}

/** What a discount would do for these lines. */
export function planCoupon<Row extends CustomerCoupon>(
  row: Row,
  lines: readonly CouponLine[],
  { left, ...context }: CouponContext,
): CouponPlan<Row> {
  const isFor = pickerOf(row.productIds);
  const isGot = row.buyGet?.got == null ? isFor : pickerOf(row.gotProductIds);
  const applied = applyCoupon(row, {
    ...context,
    shipping: left.shipping,
    customerId: row.customer,
    tradeType: row.customerTradeType,
    tier: row.customerTier,
    hasOrdered: row.hasOrdered,
    lines: lines.map(({ quantity, price, total, sellable: { productId } }, index) => ({
      total,
      left: left.lines[index] ?? 0,
      quantity,
      isOnOffer: total < price.originalPrice * quantity,
      isEligible: isFor(productId),
      isGot: isGot(productId),
    })),
  });
  return applied.ok
    ? { row, effect: applied.value, refusal: null }
    : { row, effect: null, refusal: applied.error };
}

function pickerOf(productIds: readonly number[] | null): (productId: number) => boolean {
  const picked = productIds && new Set(productIds);
  return (productId) => picked?.has(productId) ?? true;
}

/** What nobody can mend by buying more is not worth a place in the list. */
const unlisted: readonly CouponRefusal['kind'][] = [
  'used',
  'used-up',
  'not-first',
  'tier',
  'trade-type',
  'customer',
];

/** The discounts that a customer is shown: those that give something first. */
export function couponsToShow<Row>(plans: readonly CouponPlan<Row>[]): CouponPlan<Row>[] {
  const usable = plans.filter(({ refusal }) => refusal === null);
  const others = plans.filter(({ refusal }) => refusal && !unlisted.includes(refusal.kind));
  return [...usable, ...others];
}

/** The last day on which it counts. Its end itself is outside: at midnight it is the day before. */
export function lastDayOf({ endsAt }: Pick<CouponRule, 'endsAt'>): PlainDate {
  return bogotaDate(new Date(endsAt.getTime() - 1));
}
