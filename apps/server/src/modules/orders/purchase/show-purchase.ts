import { sentenceOf } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { Purchase } from '@matiz/contracts/orders.ts';
import { showLine } from '#modules/cart/index.ts';
import { showDeliveryWindow } from '#modules/delivery/index.ts';
import { sayCreditPart, showMethod } from '#modules/payments/index.ts';
import { showCoupon, showNearMix, showStep } from '../coupons/show-coupon.ts';
import type { PurchasePlan } from './purchase-plan.ts';
import { sayReplaced } from './show-windows.ts';

/** `GET /order/purchase` of a plan whose cart is there. */
export function showPurchase(
  plan: PurchasePlan,
  { cartId, customer }: Pick<Purchase, 'cartId' | 'customer'>,
): Purchase {
  const { address, zone } = plan.terms;
  const isServed = address === null || zone !== null;
  return {
    cartId,
    customer,
    address,
    paymentMethod: plan.method?.method.code ?? null,
    paymentMethods: plan.methods.map((offered) => showMethod(offered, address?.city ?? '')),
    deliveries: plan.deliveries.map(
      ({ dispatchDate, estimatedDate, arrivalDate, slot, lines }) => ({
        dispatchDate,
        estimatedDate,
        arrivalDate,
        window: slot && showDeliveryWindow(slot.window),
        orderBy: (dispatchDate === null && plan.arrival?.orderBy.toISOString()) || null,
        units: lines.reduce((units, { quantity }) => units + quantity, 0),
        amount: lines.reduce((sum, { total }) => sum + total, 0),
        due: lines.reduce((sum, { paid }) => sum + paid, 0),
        shipping: lines.reduce((sum, { shippingShare }) => sum + shippingShare, 0),
        products: lines.map(showLine),
      }),
    ),
    totals: plan.totals,
    credit: showPart(plan),
    coupon: plan.coupon && showCoupon(plan.coupon, true),
    discounts: plan.discounts.map(showStep),
    nearMixes: plan.automatic.flatMap(showNearMix),
    windowMessage: plan.arrival && sayReplaced(plan.arrival),
    hasWindows: plan.arrival !== null && plan.terms.windows.length > 0,
    minimumMessage: plan.minimum && sentenceOf(plan.minimum),
    coverageMessage: isServed
      ? null
      : say('noCoverage', { city: address.city, state: address.state }),
  };
}

/** What of it could be bought on credit; null: the customer has none, or the shop takes none. */
function showPart({ terms, creditPart }: PurchasePlan): Purchase['credit'] {
  const isTaken = terms.methods.some(
    ({ isCredit, isEnabled, limits }) => isCredit && isEnabled && limits.closedFor === null,
  );
  if (terms.credit === null || !isTaken) return null;
  const { asked, part, most, left, overdue, refusal } = creditPart;
  return { asked, part, most, left, overdue, reason: refusal && sayCreditPart(refusal) };
}
