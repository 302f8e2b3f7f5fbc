import { groupByDispatchDate } from '../../cart/group-by-dispatch-date.ts';
import { nextDispatchDate } from '../../delivery/dispatch-date.ts';
import { estimateAfterArrival } from '../../delivery/estimate-dispatch.ts';
import {
  type MinimumRefusal,
  type OrderMinimum,
  refuseBelowMinimum,
} from '../../delivery/order-minimum.ts';
import {
  type ArrivalTerms,
  type PlannedArrival,
  planArrival,
} from '../../delivery/plan-arrival.ts';
import type { ShippingTerms } from '../../delivery/shipping.ts';
import type { DeliveryWindow, SlotChoice, WindowSlot } from '../../delivery/windows.ts';
import { bogotaDate, type PlainDate } from '../../kernel/clock.ts';
import type { Pesos } from '../../kernel/money.ts';
import { type CreditPartPlan, planCreditPart } from '../../payments/credit/credit-part.ts';
import { type CreditFacts, creditStateOf } from '../../payments/credit/credit-state.ts';
import type { GatewayMeans } from '../../payments/means.ts';
import {
  methodFor,
  type OfferedMethod,
  type OwedByMethod,
  offerMethods,
  type PaymentMethodTerms,
} from '../../payments/offer-methods.ts';
import type { CouponPlan, CustomerCoupon } from '../coupons/plan-coupon.ts';
import { type DiscountPlan, type DiscountStep, planDiscounts } from '../coupons/plan-discounts.ts';
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
    | (ShippingTerms & ArrivalTerms & OrderMinimum & { readonly cashOnDelivery: boolean })
    | null;
  /** Of that zone; none: its days alone say when goods arrive. */
  readonly windows: readonly DeliveryWindow[];
  /** The window that was chosen for the cart. */
  readonly chosenWindow: SlotChoice | null;
  readonly methods: readonly Method[];
  /** What the customer owes already, by method. */
  readonly owed: OwedByMethod;
  /** The customer's own credit; null: none. */
  readonly credit: CreditFacts | null;
  /** What it shall pay of the order, beside its method; 0: nothing. */
  readonly creditPart: Pesos;
  /** The method that was chosen for the cart, and that of the customer's last order. */
  readonly chosenMethod: string | null;
  readonly lastMethod: string | null;
  /** Where it goes to; null: no address yet. */
  readonly cityCode: string | null;
  /** The coupon that was chosen for the cart, and the discounts that nobody has to type. */
  readonly coupon: Coupon | null;
  readonly automatic: readonly Coupon[];
}

/** Lines that leave together (D-8): the undated first, then one for each arrival. */
export interface PlannedDelivery<Line extends PurchaseLine = PurchaseLine> {
  readonly dispatchDate: PlainDate | null;
  /** The business day on which it leaves the warehouse. */
  readonly estimatedDate: PlainDate;
  /** The day on which it is at the door; null: nobody knows where that is. */
  readonly arrivalDate: PlainDate | null;
  /** Of goods that lie in the warehouse; the others get theirs when they have come. */
  readonly slot: WindowSlot | null;
  readonly lines: readonly SharedLine<Line>[];
}

/** The order that lines and their terms would make now. */
export interface PlannedPurchase<
  Line extends PurchaseLine = PurchaseLine,
  Coupon extends CustomerCoupon = CustomerCoupon,
  Method extends PaymentMethodTerms = PaymentMethodTerms,
> {
  readonly deliveries: readonly PlannedDelivery<Line>[];
  /** Of what leaves at once; null: nothing does, or nobody knows where to. */
  readonly arrival: PlannedArrival | null;
  readonly methods: readonly OfferedMethod<Method>[];
  readonly method: OfferedMethod<Method> | null;
  readonly creditPart: CreditPartPlan;
  /** The one that was chosen, and those that nobody types, whether they count or not. */
  readonly coupon: CouponPlan<Coupon> | null;
  readonly automatic: readonly CouponPlan<Coupon>[];
  /** What the discounts took, one after another. */
  readonly discounts: readonly DiscountStep<Coupon>[];
  /** Why the zone takes no order of so little; null: it takes it. */
  readonly minimum: MinimumRefusal | null;
  readonly totals: Totals;
}

/** Until an address says otherwise: nothing is promised for today or for a Saturday. */
const cautiousWeek = { cutOffHour: 0, worksSaturday: false };

interface PurchaseMoment {
  readonly now: Date;
  /** What the gateways that are connected take. */
  readonly openMeans: readonly GatewayMeans[];
}

/**
 * A discount may ask for a method, and what a method takes may hang on what discounts leave: so it is
 * planned without those first, and with the method that comes of it once more. Where that one does
 * not take what is left then, they do not count.
 */
export function planPurchase<
  Line extends PurchaseLine,
  Coupon extends CustomerCoupon,
  Method extends PaymentMethodTerms,
>(
  goods: readonly Line[],
  terms: PurchaseTerms<Coupon, Method>,
  moment: PurchaseMoment,
): PlannedPurchase<Line, Coupon, Method> {
  const plan = planBy(null, goods, terms, moment);
  const methodCode = plan.method?.method.code ?? null;
  const asked = [...terms.automatic, ...(terms.coupon ? [terms.coupon] : [])];
  if (methodCode === null || asked.every(({ methods }) => methods.length === 0)) return plan;
  const paid = planBy(methodCode, goods, terms, moment);
  return paid.method?.method.code === methodCode ? paid : plan;
}

/** The same where discounts take it as paid by that method. */
function planBy<
  Line extends PurchaseLine,
  Coupon extends CustomerCoupon,
  Method extends PaymentMethodTerms,
>(
  methodCode: string | null,
  goods: readonly Line[],
  terms: PurchaseTerms<Coupon, Method>,
  { now, openMeans }: PurchaseMoment,
): PlannedPurchase<Line, Coupon, Method> {
  const { zone, owed, chosenMethod: chosen, lastMethod: last } = terms;
  const { amount } = countGoods(goods);
  // Anyone who earned free shipping by what they buy keeps it, whatever a coupon takes off.
  const asked = shippingOf(zone, goods);
  const off = discountsOf(goods, terms, { now, methodCode, shipping: asked });
  const arrival = arrivalOf(goods, terms, now);
  // An express window is asked for besides shipping, and paid even where that is free.
  const shipping = asked - off.shipping + (arrival?.slot?.window.charge ?? 0);
  const toPay = amount - off.goods + shipping;
  const credit = terms.credit && creditStateOf(terms.credit, bogotaDate(now));
  const creditPart = planCreditPart(terms.creditPart, toPay, credit);
  const methods = offerMethods(terms.methods, {
    amount: toPay,
    owed,
    cashOnDelivery: zone?.cashOnDelivery ?? null,
    credit,
    creditPart: creditPart.part,
    openMeans,
  });
  const method = methodFor({ chosen, last }, methods);
  const extras = { shipping, paymentAdjustment: method?.adjustment ?? 0 };
  const lines = shareLines(goods, off.perLine, extras);
  const deliveries = groupByDispatchDate(lines).map(({ dispatchDate, lines: together }) => ({
    dispatchDate,
    ...datesOf(dispatchDate, { zone, arrival, now }),
    lines: together,
  }));
  const totals = countTotals(lines, extras);
  const minimum = zone && refuseBelowMinimum(zone, amount);
  const { chosen: coupon, automatic, steps: discounts } = off;
  const offered = { methods, method, creditPart };
  return { deliveries, arrival, ...offered, coupon, automatic, discounts, minimum, totals };
}

/** What the discounts of a purchase would do for these lines. */
export function discountsOf<Coupon extends CustomerCoupon>(
  goods: readonly PurchaseLine[],
  {
    cityCode,
    coupon,
    automatic,
  }: Pick<PurchaseTerms<Coupon, PaymentMethodTerms>, 'cityCode' | 'coupon' | 'automatic'>,
  at: { readonly now: Date; readonly methodCode: string | null; readonly shipping: Pesos },
): DiscountPlan<Coupon> {
  return planDiscounts(goods, { chosen: coupon, automatic }, { ...at, cityCode });
}

function arrivalOf(
  goods: readonly PurchaseLine[],
  {
    zone,
    windows,
    chosenWindow,
  }: Pick<PurchaseTerms<CustomerCoupon, PaymentMethodTerms>, 'zone' | 'windows' | 'chosenWindow'>,
  now: Date,
): PlannedArrival | null {
  const hasGoodsNow = goods.some(({ dispatchDate }) => dispatchDate === null);
  return zone && hasGoodsNow ? planArrival(zone, windows, { now, chosen: chosenWindow }) : null;
}

function datesOf(
  dispatchDate: PlainDate | null,
  { zone, arrival, now }: { zone: ArrivalTerms | null; arrival: PlannedArrival | null; now: Date },
): Pick<PlannedDelivery, 'estimatedDate' | 'arrivalDate' | 'slot'> {
  if (dispatchDate === null && arrival !== null) {
    return { estimatedDate: arrival.dispatchDate, arrivalDate: arrival.day, slot: arrival.slot };
  }
  const week = zone ?? cautiousWeek;
  const comesOn = dispatchDate ?? nextDispatchDate({ now, ...week });
  const days = estimateAfterArrival({ deliveryDays: 0, ...week }, comesOn);
  const arrivalDate = zone && days.arrivalDate;
  return { estimatedDate: days.dispatchDate, arrivalDate, slot: null };
}
