import { groupByDispatchDate } from '../../cart/group-by-dispatch-date.ts';
import { addBusinessDays, nextDispatchDate } from '../../delivery/dispatch-date.ts';
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
  /** The coupon that was chosen for the cart. */
  readonly coupon: Coupon | null;
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
  /** The one that was chosen, whether it counts or not. */
  readonly coupon: CouponPlan<Coupon> | null;
  /** Why the zone takes no order of so little; null: it takes it. */
  readonly minimum: MinimumRefusal | null;
  readonly totals: Totals;
}

/** Until an address says otherwise: nothing is promised for today or for a Saturday. */
const cautiousWeek = { cutOffHour: 0, worksSaturday: false };

/** `openMeans`: what the gateways that are connected take. */
export function planPurchase<
  Line extends PurchaseLine,
  Coupon extends CustomerCoupon,
  Method extends PaymentMethodTerms,
>(
  goods: readonly Line[],
  terms: PurchaseTerms<Coupon, Method>,
  { now, openMeans }: { now: Date; openMeans: readonly GatewayMeans[] },
): PlannedPurchase<Line, Coupon, Method> {
  const { zone, owed, chosenMethod: chosen, lastMethod: last } = terms;
  const { amount } = countGoods(goods);
  // Anyone who earned free shipping by what they buy keeps it, whatever a coupon takes off.
  const asked = shippingOf(zone, goods);
  const coupon = terms.coupon && planCoupon(terms.coupon, goods, { shipping: asked, now });
  const arrival = arrivalOf(goods, terms, now);
  // An express window is asked for besides shipping, and paid even where that is free.
  const shipping = asked - (coupon?.effect?.shipping ?? 0) + (arrival?.slot?.window.charge ?? 0);
  const toPay = amount - (coupon?.effect?.goods ?? 0) + shipping;
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
  const lines = shareLines(goods, coupon?.effect?.perLine ?? [], extras);
  const deliveries = groupByDispatchDate(lines).map(({ dispatchDate, lines: together }) => ({
    dispatchDate,
    ...datesOf(dispatchDate, { zone, arrival, now }),
    lines: together,
  }));
  const totals = countTotals(lines, extras);
  const minimum = zone && refuseBelowMinimum(zone, amount);
  return { deliveries, arrival, methods, method, creditPart, coupon, minimum, totals };
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
  const estimatedDate =
    dispatchDate === null
      ? nextDispatchDate({ now, ...week })
      : addBusinessDays(dispatchDate, 0, week);
  const arrivalDate = zone && addBusinessDays(estimatedDate, zone.deliveryDays, zone);
  return { estimatedDate, arrivalDate, slot: null };
}
