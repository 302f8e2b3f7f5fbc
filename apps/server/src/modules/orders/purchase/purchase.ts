import type { BodyOf, FailureOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { listWindows } from '@matiz/contracts/orders/delivery-windows.ts';
import type { choosePurchase, viewPurchase } from '@matiz/contracts/orders.ts';
import { planCart } from '@matiz/domain/cart/plan/plan-cart.ts';
import { judgeChoice } from '@matiz/domain/delivery/windows.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Buyer } from '#http/session/principal.ts';
import { cartOwnerOf, readCart } from '#modules/cart/index.ts';
import { viewerOf } from '#modules/catalogue/index.ts';
import { methodRefused } from '#modules/payments/index.ts';
import { findCouponFor } from '../coupons/coupons.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { chooseForCart, findDeliveryLocation } from './purchase.store.ts';
import { type PurchasePlan, purchaseOf } from './purchase-plan.ts';
import { showPurchase } from './show-purchase.ts';
import { showSlots, windowRefused } from './show-windows.ts';
import { readTerms } from './terms.store.ts';

type Deps = Pick<OrdersDeps, 'sql' | 'clock' | 'delivery' | 'payments' | 'spendTry'>;

/** `GET /order/purchase`: what would be ordered now, by two statements. */
export async function viewPurchaseOf(
  deps: Deps,
  buyer: Buyer,
): Promise<ResultOf<typeof viewPurchase>> {
  const purchase = await planFor(deps, buyer);
  if (!purchase.ok) return purchase;
  const { plan, cartId } = purchase.value;
  const { customer } = plan.terms;
  return customer ? ok(showPurchase(plan, { cartId, customer })) : fail(failure('CART_NOT_FOUND'));
}

/** `GET /order/windows`: when what lies in the warehouse can come. */
export async function listWindowsFor(
  deps: Deps,
  buyer: Buyer,
): Promise<ResultOf<typeof listWindows>> {
  const purchase = await planFor(deps, buyer);
  return purchase.ok ? ok(showSlots(purchase.value.plan, deps.clock())) : purchase;
}

export async function planFor(
  { sql, clock, payments }: Deps,
  buyer: Buyer,
): Promise<
  Result<{ plan: PurchasePlan; cartId: string }, Failure<'CART_NOT_FOUND' | 'CART_EMPTY'>>
> {
  const now = clock();
  const name = cartOwnerOf(buyer);
  const [terms, snapshot] = await Promise.all([
    readTerms(sql.reader, {
      name,
      userId: buyer.userId,
      sessionAddressId: buyer.addressId,
      placeZoneId: buyer.location.zoneId,
      key: null,
    }),
    readCart(sql.reader, { cart: name, viewer: viewerOf(buyer), moment: now }),
  ]);
  if (snapshot.cart === null || terms.cart === null) return fail(failure('CART_NOT_FOUND'));
  if (snapshot.rows.length === 0) return fail(failure('CART_EMPTY'));
  const plan = purchaseOf(planCart(snapshot, now), terms, { now, openMeans: payments.openMeans });
  return ok({ plan, cartId: snapshot.cart.id });
}

/**
 * `PUT /order/purchase`: takes the address for this session and cart (the place of prices and
 * stock follows it, §4, and the cart with them) and the payment method, both or neither: a method
 * that cannot be used at the new address leaves everything where it was. A coupon is taken when it
 * gives something, a window when it can be had; null takes the chosen one away.
 */
export async function choosePurchaseFor(
  deps: Deps,
  buyer: Buyer,
  body: BodyOf<typeof choosePurchase>,
  requestId: string,
): Promise<ResultOf<typeof choosePurchase>> {
  const current = await planFor(deps, buyer);
  if (!current.ok) return current;
  let at = buyer;
  if (body.addressId !== undefined) {
    const { plan } = current.value;
    const there = await planAt(deps, buyer, plan, body.addressId);
    // Where that is not served, another refusal speaks.
    if (there !== null && body.paymentMethod !== undefined) {
      const refusal = refuseMethod(there, body.paymentMethod);
      if (refusal) return fail(refusal);
    }
    const moved = await deps.delivery.location.chooseAddress(buyer, body.addressId, requestId);
    if (!moved.ok) return moved;
    at = moved.value;
  }
  if (body.paymentMethod !== undefined) {
    const chosen = await chooseMethod(deps, at, body.paymentMethod);
    if (!chosen.ok) return chosen;
  }
  if (body.window !== undefined) {
    const chosen = await chooseWindow(deps, at, body.window);
    if (!chosen.ok) return chosen;
  }
  if (body.couponCode !== undefined) {
    const chosen = await chooseCoupon(deps, at, body.couponCode);
    if (!chosen.ok) return chosen;
  }
  return viewPurchaseOf(deps, at);
}

/** The same purchase at another address, at its prices of now; null: not theirs, or not served. */
async function planAt(
  { sql, clock, payments }: Deps,
  { customer }: Buyer,
  { cart, terms }: PurchasePlan,
  addressId: string,
): Promise<PurchasePlan | null> {
  const there = await findDeliveryLocation(sql.reader, customer.id, addressId);
  if (there === null) return null;
  const { zone, windows, methods, city } = there;
  const address = terms.address && { ...terms.address, city };
  const at = { now: clock(), openMeans: payments.openMeans };
  return purchaseOf(cart, { ...terms, zone, windows, methods, address }, at);
}

function refuseMethod({ methods, terms }: PurchasePlan, code: string) {
  const offered = methods.find(({ method }) => method.code === code);
  return offered?.refusal === null ? null : methodRefused(offered, terms.address?.city ?? '');
}

async function chooseMethod(
  deps: Deps,
  buyer: Buyer,
  code: string,
): Promise<Result<null, FailureOf<typeof choosePurchase>>> {
  const purchase = await planFor(deps, buyer);
  if (!purchase.ok) return purchase;
  const refusal = refuseMethod(purchase.value.plan, code);
  if (refusal) return fail(refusal);
  const owner = cartOwnerOf(buyer);
  await chooseForCart(deps.sql, owner, { paymentMethod: code }, deps.clock());
  return ok(null);
}

/** Only what an order of now would get; null leaves the choice to the earliest regular window. */
async function chooseWindow(
  deps: Deps,
  buyer: Buyer,
  wanted: (BodyOf<typeof choosePurchase>['window'] & {}) | null,
): Promise<Result<null, FailureOf<typeof choosePurchase>>> {
  const purchase = await planFor(deps, buyer);
  if (!purchase.ok) return purchase;
  const window = wanted && { windowId: Number(wanted.windowId), day: wanted.day };
  if (window !== null) {
    const { zone, windows } = purchase.value.plan.terms;
    const judged = zone && judgeChoice(windows, window, { now: deps.clock(), week: zone });
    if (judged?.state !== 'open') return fail(windowRefused(judged));
  }
  const owner = cartOwnerOf(buyer);
  await chooseForCart(deps.sql, owner, { window }, deps.clock());
  return ok(null);
}

async function chooseCoupon(
  deps: Deps,
  buyer: Buyer,
  code: string | null,
): Promise<Result<null, FailureOf<typeof choosePurchase>>> {
  const purchase = await planFor(deps, buyer);
  if (!purchase.ok) return purchase;
  const owner = cartOwnerOf(buyer);
  const found = code === null ? null : await findCouponFor(deps, buyer, purchase.value.plan, code);
  if (found !== null && !found.ok) return found;
  await chooseForCart(deps.sql, owner, { couponId: found?.value.id ?? null }, deps.clock());
  return ok(null);
}
