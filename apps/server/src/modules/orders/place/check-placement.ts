import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { Result } from '@matiz/domain/kernel/result.ts';
import { fail } from '@matiz/domain/kernel/result.ts';
import * as rule from '@matiz/domain/orders/place/decide-order.ts';
import { creditPartRefused, type MethodRow, methodRefused } from '#modules/payments/index.ts';
import type { CouponRow } from '../coupons/coupon.store.ts';
import { reasonOf } from '../coupons/show-coupon.ts';
import type { PurchasePlan } from '../purchase/purchase-plan.ts';
import { arrivalRefused } from '../purchase/show-windows.ts';

type RuleRefusal = rule.OrderRefusal<CouponRow, MethodRow>;

/** Why a purchase cannot become an order now. */
export type PlacementFailure =
  | Exclude<
      RuleRefusal,
      { code: 'PAYMENT_METHOD_UNAVAILABLE' | 'COUPON_GONE' | 'WINDOW_GONE' | 'CREDIT_PART_GONE' }
    >
  | Failure<'PAYMENT_METHOD_UNAVAILABLE' | 'COUPON_GONE' | 'WINDOW_GONE'>;

/** A purchase that nothing speaks against: address, zone and method are there. */
export interface OrderablePurchase {
  readonly address: NonNullable<PurchasePlan['terms']['address']>;
  readonly method: MethodRow;
}

/** Whether the plan may become an order (D-10); if not, why, in words. */
export function checkPlacement(
  { terms, ...plan }: PurchasePlan,
  confirmed: rule.ConfirmedOrder,
): Result<OrderablePurchase, PlacementFailure> {
  const { address, zone } = terms;
  const chosenMethod = terms.cart?.paymentMethod ?? null;
  const purchase = { ...plan, address, isServed: zone !== null, chosenMethod };
  const decision = rule.decideOrder(purchase, confirmed);
  return decision.ok ? decision : fail(sayRefusal(decision.error, address?.city ?? ''));
}

function sayRefusal(refusal: RuleRefusal, city: string): PlacementFailure {
  switch (refusal.code) {
    case 'PAYMENT_METHOD_UNAVAILABLE':
      return methodRefused(refusal.offered, city);
    case 'COUPON_GONE': {
      const { coupon, why } = refusal;
      return failure('COUPON_GONE', { code: coupon.code, reason: reasonOf(why) });
    }
    case 'CREDIT_PART_GONE':
      return creditPartRefused(refusal.why);
    case 'WINDOW_GONE':
      return arrivalRefused(refusal);
    default:
      return refusal;
  }
}
