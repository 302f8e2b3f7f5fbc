import type { BodyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { choosePurchase, Purchase } from '@matiz/contracts/orders.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Buyer } from '../../http/principal.ts';
import { planCart, readCart } from '../cart/index.ts';
import { viewerOf } from '../catalogue/index.ts';
import { type MethodRow, offerMethods } from '../payments/index.ts';
import { findCouponFor } from './coupons/coupons.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { type PurchasePlan, planPurchase } from './plan-purchase.ts';
import { chooseForCart, findCollection } from './purchase.store.ts';
import { showPurchase } from './show-purchase.ts';
import { readTerms } from './terms.store.ts';

type Deps = Pick<OrdersDeps, 'sql' | 'clock' | 'delivery' | 'payments' | 'spendTry'>;

/** `GET /order/purchase`: what would be ordered now, by two statements. */
export async function viewPurchaseOf(deps: Deps, buyer: Buyer): Promise<Result<Purchase, Failure>> {
  const purchase = await planFor(deps, buyer);
  if (!purchase.ok) return purchase;
  const { plan, cartId } = purchase.value;
  const { customer } = plan.terms;
  return customer ? ok(showPurchase(plan, { cartId, customer })) : fail(failure('CART_NOT_FOUND'));
}

export async function planFor(
  { sql, clock, payments }: Deps,
  buyer: Buyer,
): Promise<Result<{ plan: PurchasePlan; cartId: string }, Failure>> {
  const now = clock();
  const name = { customerId: buyer.customer.id, warehouseId: buyer.place.warehouseId };
  const [terms, picture] = await Promise.all([
    readTerms(sql, {
      name,
      userId: buyer.userId,
      sessionAddressId: buyer.addressId,
      placeZoneId: buyer.place.zoneId,
      key: null,
    }),
    readCart(sql, { cart: name, viewer: viewerOf(buyer), moment: now }),
  ]);
  if (picture.cart === null || terms.cart === null) return fail(failure('CART_NOT_FOUND'));
  if (picture.rows.length === 0) return fail(failure('CART_EMPTY'));
  const plan = planPurchase(planCart(picture, now), terms, { now, isOnlineOpen: payments.isOpen });
  return ok({ plan, cartId: picture.cart.id });
}

/**
 * `PUT /order/purchase`: takes the address for this session and cart (the place of prices and
 * stock follows it, §4, and the cart with them) and the payment method, both or neither: a method
 * that cannot be used at the new address leaves everything where it was. A coupon is taken when it
 * gives something; null takes the chosen one away.
 */
export async function choosePurchaseFor(
  deps: Deps,
  buyer: Buyer,
  body: BodyOf<typeof choosePurchase>,
  requestId: string,
): Promise<Result<Purchase, Failure>> {
  const current = await planFor(deps, buyer);
  if (!current.ok) return current;
  let at = buyer;
  if (body.addressId !== undefined) {
    const { methods } = current.value.plan.terms;
    const isRefused =
      body.paymentMethod !== undefined &&
      !(await canPayAt(deps, buyer, body.addressId, methods, body.paymentMethod));
    if (isRefused) return fail(failure('PAYMENT_METHOD_UNAVAILABLE'));
    const moved = await deps.delivery.place.chooseAddress(buyer, body.addressId, requestId);
    if (!moved.ok) return moved;
    at = moved.value;
  }
  if (body.paymentMethod !== undefined) {
    const chosen = await chooseMethod(deps, at, body.paymentMethod);
    if (!chosen.ok) return chosen;
  }
  if (body.couponCode !== undefined) {
    const chosen = await chooseCoupon(deps, at, body.couponCode);
    if (!chosen.ok) return chosen;
  }
  return viewPurchaseOf(deps, at);
}

/** Whether a method may be used at an address. Where that is not served, another refusal speaks. */
async function canPayAt(
  { sql, payments }: Deps,
  { customer }: Buyer,
  addressId: string,
  methods: readonly MethodRow[],
  code: string,
): Promise<boolean> {
  const there = await findCollection(sql, customer.id, addressId);
  if (there === null) return true;
  const offered = offerMethods(methods, { ...there, amount: 0, isOnlineOpen: payments.isOpen });
  return offered.some((one) => one.code === code && one.isAvailable);
}

async function chooseMethod(
  deps: Deps,
  buyer: Buyer,
  code: string,
): Promise<Result<null, Failure>> {
  const purchase = await planFor(deps, buyer);
  if (!purchase.ok) return purchase;
  const method = purchase.value.plan.methods.find((one) => one.code === code);
  if (!method?.isAvailable) return fail(failure('PAYMENT_METHOD_UNAVAILABLE'));
  const owner = { customerId: buyer.customer.id, warehouseId: buyer.place.warehouseId };
  await chooseForCart(deps.sql, owner, { paymentMethod: code }, deps.clock());
  return ok(null);
}

async function chooseCoupon(
  deps: Deps,
  buyer: Buyer,
  code: string | null,
): Promise<Result<null, Failure>> {
  const purchase = await planFor(deps, buyer);
  if (!purchase.ok) return purchase;
  const owner = { customerId: buyer.customer.id, warehouseId: buyer.place.warehouseId };
  const found = code === null ? null : await findCouponFor(deps, buyer, purchase.value.plan, code);
  if (found !== null && !found.ok) return found;
  await chooseForCart(deps.sql, owner, { couponId: found?.value.id ?? null }, deps.clock());
  return ok(null);
}
