import type { PaymentMethod } from '@matiz/contracts/payments.ts';
import { groupByDispatchDate } from '@matiz/domain/cart/group-by-dispatch-date.ts';
import { addBusinessDays, nextDispatchDate } from '@matiz/domain/delivery/dispatch-date.ts';
import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import type { CartPlan, PlannedLine } from '../cart/index.ts';
import { methodFor, offerMethods } from '../payments/index.ts';
import { countGoods, countTotals, shippingFor, type Totals } from './count-totals.ts';
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
  readonly totals: Totals;
}

/** Until an address says otherwise: nothing is promised for today or for a Saturday. */
const CAUTIOUS_WEEK = { cutOffHour: 0, worksSaturday: false };

export function planPurchase(cart: CartPlan, terms: Terms, now: Date): PurchasePlan {
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
  const shipping = shippingFor(zone, amount);
  const methods = offerMethods(terms.methods, {
    amount: amount + shipping,
    cashOnDelivery: zone?.cashOnDelivery ?? null,
    city: address?.city ?? '',
  });
  const method = methodFor(terms.cart?.paymentMethod ?? null, methods);
  const totals = countTotals(cart.lines, { shipping, paymentAdjustment: method?.adjustment ?? 0 });
  return { terms, cart, deliveries, methods, method, totals };
}
