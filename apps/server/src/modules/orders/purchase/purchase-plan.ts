import type { CartPlan, PlannedLine } from '@matiz/domain/cart/plan/plan-cart.ts';
import * as rule from '@matiz/domain/orders/place/plan-purchase.ts';
import type { GatewayMeans } from '@matiz/domain/payments/means.ts';
import type { MethodRow } from '#modules/payments/index.ts';
import type { CouponRow } from '../coupons/coupon.store.ts';
import type { Terms } from './terms.store.ts';

/** A cart and its terms, as the order that they would make now. */
export interface PurchasePlan extends rule.PlannedPurchase<PlannedLine, CouponRow, MethodRow> {
  readonly terms: Terms;
  readonly cart: CartPlan;
}

/** `openMeans`: what the gateways that are connected take. */
export function purchaseOf(
  cart: CartPlan,
  terms: Terms,
  at: { readonly now: Date; readonly openMeans: readonly GatewayMeans[] },
): PurchasePlan {
  const chosenMethod = terms.cart?.paymentMethod ?? null;
  const chosenWindow = terms.cart?.window ?? null;
  const creditPart = terms.cart?.creditPart ?? 0;
  const cityCode = terms.address?.cityid ?? null;
  const chosen = { ...terms, cityCode, chosenMethod, chosenWindow, creditPart };
  const purchase = rule.planPurchase(cart.lines, chosen, at);
  return { ...purchase, terms, cart };
}
