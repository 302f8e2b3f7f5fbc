import type { PaymentMethod } from '@matiz/contracts/payments.ts';
import { groupByDispatchDate } from '@matiz/domain/cart/group-by-dispatch-date.ts';
import { addBusinessDays, nextDispatchDate } from '@matiz/domain/delivery/dispatch-date.ts';
import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import type { Pesos } from '@matiz/domain/kernel/money.ts';
import type { CartPlan, PlannedLine } from '../cart/index.ts';
import { methodFor, offerMethods } from '../payments/index.ts';
import { countGoods, countTotals, shippingFor, type Totals } from './count-totals.ts';
import { type CouponPlan, planCoupon, sharesOf } from './coupons/plan-coupon.ts';
import type { Terms } from './terms.store.ts';

/** Lines that leave together (D-8): the undated first, then one for each arrival. */
export interface PlannedDelivery {
  readonly dispatchDate: PlainDate | null;
  /** The business day on which it leaves the warehouse. */
  readonly estimatedDate: PlainDate;
  readonly lines: readonly PlannedLine[];
}

/** A cart and its terms, as the order that they would make now. */
export interface PurchasePlan {
  readonly terms: Terms;
  readonly cart: CartPlan;
  readonly deliveries: readonly PlannedDelivery[];
  readonly methods: readonly PaymentMethod[];
  readonly method: PaymentMethod | null;
  /** The one that was chosen, whether it counts or not. */
  readonly coupon: CouponPlan | null;
  /** What it takes off each line, by the line's id. */
  readonly couponShares: ReadonlyMap<string, Pesos>;
  readonly totals: Totals;
}

/** Until an address says otherwise: nothing is promised for today or for a Saturday. */
const CAUTIOUS_WEEK = { cutOffHour: 0, worksSaturday: false };

/** `isOnlineOpen`: whether a gateway takes payments. */
export function planPurchase(
  cart: CartPlan,
  terms: Terms,
  { now, isOnlineOpen }: { now: Date; isOnlineOpen: boolean },
): PurchasePlan {
  const { zone, address } = terms;
  const week = zone ?? CAUTIOUS_WEEK;
  const deliveries = groupByDispatchDate(cart.lines).map(({ dispatchDate, lines }) => ({
    dispatchDate,
    estimatedDate:
      dispatchDate === null
        ? nextDispatchDate({ now, ...week })
        : addBusinessDays(dispatchDate, 0, week),
    lines,
  }));
  const { amount } = countGoods(cart.lines);
  const { lines } = cart;
  // Whoever earned free shipping by what they buy keeps it, whatever a coupon takes off.
  const asked = shippingFor(zone, amount);
  const coupon = terms.coupon && planCoupon(terms.coupon, lines, { shipping: asked, now });
  const shipping = asked - (coupon?.effect?.shipping ?? 0);
  const couponShares = sharesOf(coupon, lines);
  const methods = offerMethods(terms.methods, {
    amount: amount - (coupon?.effect?.goods ?? 0) + shipping,
    cashOnDelivery: zone?.cashOnDelivery ?? null,
    city: address?.city ?? '',
    isOnlineOpen,
  });
  const chosen = terms.cart?.paymentMethod ?? null;
  const method = methodFor({ chosen, last: terms.lastMethod }, methods);
  const paymentAdjustment = method?.adjustment ?? 0;
  const totals = countTotals(lines, couponShares, { shipping, paymentAdjustment });
  return { terms, cart, deliveries, methods, method, coupon, couponShares, totals };
}
