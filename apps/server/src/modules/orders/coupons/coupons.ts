import type { listCoupons } from '@matiz/contracts/coupons.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { CouponRefusal } from '@matiz/domain/pricing/coupon.ts';
import type { Buyer } from '../../../http/principal.ts';
import { countGoods, shippingFor } from '../count-totals.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import type { PurchasePlan } from '../plan-purchase.ts';
import { type CouponRow, findCoupon, findListedCoupons } from './coupon.store.ts';
import { type CouponPlan, planCoupon } from './plan-coupon.ts';
import { reasonOf, showCoupon } from './show-coupon.ts';

type Deps = Pick<OrdersDeps, 'sql' | 'clock' | 'spendTry'>;

/** What nobody can mend by buying more is not worth a place in the list. */
const UNLISTED: readonly CouponRefusal['kind'][] = ['used', 'used-up', 'not-first', 'tier'];

/** A code a minute, after the first twenty: nobody finds one by trying. */
const perCustomer = { name: 'coupon.code', burst: 20, refillSeconds: 60 };

/** The coupons of the customer for the purchase of now: those that give something first (§2). */
export async function listCouponsFor(
  { sql, clock }: Deps,
  buyer: Buyer,
  purchase: PurchasePlan | null,
): Promise<ReplyOf<typeof listCoupons>> {
  const rows = await findListedCoupons(sql, questionOf(buyer, clock()));
  const chosen = purchase?.coupon?.row.code;
  const plans = rows
    .map((row) => planOf(row, purchase, clock()))
    .filter(({ refusal }) => refusal === null || !UNLISTED.includes(refusal.kind));
  const usable = plans.filter(({ refusal }) => refusal === null);
  const others = plans.filter(({ refusal }) => refusal !== null);
  return {
    result: [...usable, ...others].map((plan) => showCoupon(plan, plan.row.code === chosen)),
  };
}

/**
 * The coupon of a code for this purchase. Fails with UNKNOWN_COUPON, with COUPON_REFUSED and the
 * reason when it would give nothing, and with TOO_MANY_ATTEMPTS for who tries one code after
 * another.
 */
export async function findCouponFor(
  { sql, clock, spendTry }: Deps,
  buyer: Buyer,
  purchase: PurchasePlan,
  code: string,
): Promise<Result<CouponRow, Failure>> {
  const now = clock();
  const seconds = await spendTry(perCustomer, buyer.customer.id, now);
  if (seconds > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds }));
  const row = await findCoupon(sql, questionOf(buyer, now), code.toUpperCase());
  if (row === null) return fail(failure('UNKNOWN_COUPON'));
  const { refusal } = planOf(row, purchase, now);
  return refusal === null
    ? ok(row)
    : fail(failure('COUPON_REFUSED', { reason: reasonOf(refusal) }));
}

function questionOf({ customer, place }: Buyer, now: Date) {
  return { customerId: customer.id, warehouseId: place.warehouseId, now };
}

function planOf(row: CouponRow, purchase: PurchasePlan | null, now: Date): CouponPlan {
  const lines = purchase?.cart.lines ?? [];
  const shipping = shippingFor(purchase?.terms.zone ?? null, countGoods(lines).amount);
  return planCoupon(row, lines, { shipping, now });
}
