import { groupByDispatchDate } from '../../cart/group-by-dispatch-date.ts';
import { addBusinessDays, nextDispatchDate, type WorkWeek } from '../../delivery/dispatch-date.ts';
import type { ShippingTerms } from '../../delivery/shipping.ts';
import type { PlainDate } from '../../kernel/clock.ts';
import {
  methodFor,
  type OfferedMethod,
  type OwedByMethod,
  offerMethods,
  type PaymentMethodTerms,
} from '../../payments/offer-methods.ts';
import { type CouponPlan, type CustomerCoupon, planCoupon } from '../../pricing/plan-coupon.ts';
import {
  countGoods,
  countTotals,
  type PurchaseLine,
  type SharedLine,
  shareLines,
  shippingOf,
  type Totals,
} from './order-totals.ts';

/** What surrounds the lines of a cart that becomes an order, as far as it decides. */
export interface PurchaseTerms<Coupon extends CustomerCoupon, Method extends PaymentMethodTerms> {
  /** How the address is served; null: it is not, or nobody knows it yet. */
  readonly zone:
    | (ShippingTerms & WorkWeek & { readonly cutOffHour: number; readonly cashOnDelivery: boolean })
    | null;
  readonly methods: readonly Method[];
  /** What the customer owes already, by method. */
  readonly owed: OwedByMethod;
  /** The method that was chosen for the cart, and that of the customer's last order. */
  readonly chosenMethod: string | null;
  readonly lastMethod: string | null;
  /** The coupon that was chosen for the cart. */
  readonly coupon: Coupon | null;
}

/** Lines that leave together (D-8): the undated first, then one for each arrival. */
export interface PlannedDelivery<Line extends PurchaseLine = PurchaseLine> {
  readonly dispatchDate: PlainDate | null;
  /** The business day on which it leaves the warehouse. */
  readonly estimatedDate: PlainDate;
  readonly lines: readonly SharedLine<Line>[];
}

/** The order that lines and their terms would make now. */
export interface PlannedPurchase<
  Line extends PurchaseLine = PurchaseLine,
  Coupon extends CustomerCoupon = CustomerCoupon,
  Method extends PaymentMethodTerms = PaymentMethodTerms,
> {
  readonly deliveries: readonly PlannedDelivery<Line>[];
  readonly methods: readonly OfferedMethod<Method>[];
  readonly method: OfferedMethod<Method> | null;
  /** The one that was chosen, whether it counts or not. */
  readonly coupon: CouponPlan<Coupon> | null;
  readonly totals: Totals;
}

/** Until an address says otherwise: nothing is promised for today or for a Saturday. */
const cautiousWeek = { cutOffHour: 0, worksSaturday: false };

/** `isOnlineOpen`: whether a gateway takes payments. */
export function planPurchase<
  Line extends PurchaseLine,
  Coupon extends CustomerCoupon,
  Method extends PaymentMethodTerms,
>(
  goods: readonly Line[],
  terms: PurchaseTerms<Coupon, Method>,
  { now, isOnlineOpen }: { now: Date; isOnlineOpen: boolean },
): PlannedPurchase<Line, Coupon, Method> {
  const { zone, owed, chosenMethod: chosen, lastMethod: last } = terms;
  const { amount } = countGoods(goods);
  // Whoever earned free shipping by what they buy keeps it, whatever a coupon takes off.
  const asked = shippingOf(zone, goods);
  const coupon = terms.coupon && planCoupon(terms.coupon, goods, { shipping: asked, now });
  const shipping = asked - (coupon?.effect?.shipping ?? 0);
  const methods = offerMethods(terms.methods, {
    amount: amount - (coupon?.effect?.goods ?? 0) + shipping,
    owed,
    cashOnDelivery: zone?.cashOnDelivery ?? null,
    isOnlineOpen,
  });
  const method = methodFor({ chosen, last }, methods);
  const extras = { shipping, paymentAdjustment: method?.adjustment ?? 0 };
  const lines = shareLines(goods, coupon?.effect?.perLine ?? [], extras);
  const week = zone ?? cautiousWeek;
  const deliveries = groupByDispatchDate(lines).map(({ dispatchDate, lines: together }) => ({
    dispatchDate,
    estimatedDate:
      dispatchDate === null
        ? nextDispatchDate({ now, ...week })
        : addBusinessDays(dispatchDate, 0, week),
    lines: together,
  }));
  return { deliveries, methods, method, coupon, totals: countTotals(lines, extras) };
}
