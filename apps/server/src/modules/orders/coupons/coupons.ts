import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { listCoupons } from '@matiz/contracts/orders/coupons.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { type CouponPlan, couponsToShow } from '@matiz/domain/orders/coupons/plan-coupon.ts';
import { shippingOf } from '@matiz/domain/orders/place/order-totals.ts';
import { discountsOf } from '@matiz/domain/orders/place/plan-purchase.ts';
import type { Buyer } from '#http/session/principal.ts';
import { cartOwnerOf } from '#modules/cart/index.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import type { PurchasePlan } from '../purchase/purchase-plan.ts';
import { type CouponRow, findCoupon, findListedCoupons } from './coupon.store.ts';
import { reasonOf, showCoupon } from './show-coupon.ts';

type Deps = Pick<OrdersDeps, 'sql' | 'clock' | 'spendTry'>;

/**
 * A code a minute, after the first twenty: nobody finds one by trying. In each session by itself, so
 * that a seller does not use up the owner's; five times that for all of a customer's.
 */
const perSession = { name: 'coupon.session', burst: 20, refillSeconds: 60 };
const perCustomer = { name: 'coupon.code', burst: 100, refillSeconds: 12 };

/** The coupons of the customer for the purchase of now: those that give something first (§2). */
export async function listCouponsFor(
  { sql, clock }: Deps,
  buyer: Buyer,
  purchase: PurchasePlan | null,
): Promise<ReplyOf<typeof listCoupons>> {
  const rows = await findListedCoupons(sql.reader, questionOf(buyer, clock()));
  const chosen = purchase?.coupon?.row.code;
  const listed = rows.map((row) => planOf(row, purchase, clock()));
  // What comes by itself is shown as what it is, where it is listed; a cart of nothing has none.
  const plans = [...(purchase?.automatic ?? []), ...listed];
  return {
    result: couponsToShow(plans).map((plan) =>
      showCoupon(plan, plan.row.isAutomatic || plan.row.code === chosen),
    ),
  };
}

/** The coupon of a code for this purchase. Refused when it would give nothing, with the reason. */
export async function findCouponFor(
  { sql, clock, spendTry }: Deps,
  buyer: Buyer,
  purchase: PurchasePlan,
  code: string,
): Promise<Result<CouponRow, Failure<'UNKNOWN_COUPON' | 'COUPON_REFUSED' | 'TOO_MANY_ATTEMPTS'>>> {
  const now = clock();
  const seconds =
    (await spendTry(perSession, buyer.sessionId, now)) ||
    (await spendTry(perCustomer, buyer.customer.id, now));
  if (seconds > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds }));
  const row = await findCoupon(sql.reader, questionOf(buyer, now), code.toUpperCase());
  if (row === null) return fail(failure('UNKNOWN_COUPON'));
  if (row.isAutomatic) return fail(failure('COUPON_REFUSED', { reason: say('couponAutomatic') }));
  const { refusal } = planOf(row, purchase, now);
  return refusal === null
    ? ok(row)
    : fail(failure('COUPON_REFUSED', { reason: reasonOf(refusal) }));
}

function questionOf(buyer: Buyer, now: Date) {
  return { ...cartOwnerOf(buyer), now };
}

/** What it would do as the coupon of the purchase, among the discounts that come by themselves. */
function planOf(row: CouponRow, purchase: PurchasePlan | null, now: Date): CouponPlan<CouponRow> {
  const lines = purchase?.cart.lines ?? [];
  const { address = null, automatic = [], zone = null } = purchase?.terms ?? {};
  const { chosen } = discountsOf(
    lines,
    { coupon: row, automatic, cityCode: address?.cityid ?? null },
    { now, methodCode: purchase?.method?.method.code ?? null, shipping: shippingOf(zone, lines) },
  );
  if (chosen === null) throw new Error('a coupon that is asked for is planned');
  return chosen;
}
