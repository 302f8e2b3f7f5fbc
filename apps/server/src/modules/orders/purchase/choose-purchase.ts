import type { BodyOf, FailureOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { choosePurchase } from '@matiz/contracts/orders.ts';
import { judgeChoice, type SlotChoice } from '@matiz/domain/delivery/windows.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Buyer } from '#http/session/principal.ts';
import { cartOwnerOf } from '#modules/cart/index.ts';
import { creditPartRefused, methodRefused } from '#modules/payments/index.ts';
import { findCouponFor } from '../coupons/coupons.ts';
import { chooseForCart, findDeliveryLocation } from './purchase.store.ts';
import { type PurchaseDeps, planFor } from './purchase.ts';
import { changedChoice, type PurchaseChoice, withChoice } from './purchase-choice.ts';
import { type PurchasePlan, purchaseOf } from './purchase-plan.ts';
import { showPurchase } from './show-purchase.ts';
import { windowRefused } from './show-windows.ts';

/** A purchase and who stands where with it. */
interface Standing {
  readonly buyer: Buyer;
  readonly plan: PurchasePlan;
  readonly cartId: string;
}

/**
 * `PUT /order/purchase`: takes the address for this session and cart (the place of prices and
 * stock follows it, §4, and the cart with them) and the payment method, both or neither: a method
 * that cannot be used at the new address leaves everything where it was. A coupon is taken when it
 * gives something, a window when it can be had; null takes the chosen one away. Where the session
 * stands at that address already, the purchase is read once and written at most once.
 */
export async function choosePurchaseFor(
  deps: PurchaseDeps,
  buyer: Buyer,
  body: BodyOf<typeof choosePurchase>,
  requestId: string,
): Promise<ResultOf<typeof choosePurchase>> {
  const loaded = await planFor(deps, buyer);
  if (!loaded.ok) return loaded;
  const there = await standAt(deps, { buyer, ...loaded.value }, body, requestId);
  if (!there.ok) return there;
  const choice = await decideChoice(deps, there.value, body);
  if (!choice.ok) return choice;
  return saveChoice(deps, there.value, choice.value);
}

/** Takes a payment method alone, if it can be used now. */
export async function chooseMethodFor(
  deps: PurchaseDeps,
  buyer: Buyer,
  paymentMethod: string,
): Promise<Result<null, Failure<'CART_NOT_FOUND' | 'CART_EMPTY' | 'PAYMENT_METHOD_UNAVAILABLE'>>> {
  const loaded = await planFor(deps, buyer);
  if (!loaded.ok) return loaded;
  const refusal = refuseMethod(loaded.value.plan, paymentMethod);
  if (refusal) return fail(refusal);
  const owner = cartOwnerOf(buyer);
  const isWritten = await chooseForCart(deps.sql, owner, { paymentMethod }, deps.clock());
  return isWritten ? ok(null) : fail(failure('CART_NOT_FOUND'));
}

/** The purchase at the address that was named; the session and the cart go there with it. */
async function standAt(
  deps: PurchaseDeps,
  standing: Standing,
  { addressId, paymentMethod }: BodyOf<typeof choosePurchase>,
  requestId: string,
): Promise<Result<Standing, FailureOf<typeof choosePurchase>>> {
  const { buyer, plan } = standing;
  if (addressId === undefined || isAt(standing, addressId)) return ok(standing);
  const there = await planAt(deps, buyer, plan, addressId);
  // Where that is not served, another refusal speaks.
  if (there !== null && paymentMethod !== undefined) {
    const refusal = refuseMethod(there, paymentMethod);
    if (refusal) return fail(refusal);
  }
  const moved = await deps.delivery.location.chooseAddress(buyer, addressId, requestId);
  if (!moved.ok) return moved;
  const loaded = await planFor(deps, moved.value);
  return loaded.ok ? ok({ buyer: moved.value, ...loaded.value }) : loaded;
}

function isAt({ buyer, plan: { terms } }: Standing, addressId: string): boolean {
  return buyer.addressId === addressId && terms.address?._id === addressId && terms.zone !== null;
}

/** The same purchase at another address, at its prices of now; null: not theirs, or not served. */
async function planAt(
  { sql, clock, payments }: PurchaseDeps,
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

async function decideChoice(
  deps: PurchaseDeps,
  { buyer, plan }: Standing,
  { addressId, paymentMethod, creditPart, window, couponCode }: BodyOf<typeof choosePurchase>,
): Promise<Result<PurchaseChoice, FailureOf<typeof choosePurchase>>> {
  const split = creditPart === undefined ? plan : withCreditPart(deps, plan, creditPart);
  const short = creditPart === undefined ? null : split.creditPart.refusal;
  if (short) return fail(creditPartRefused(short));
  const refusal = paymentMethod === undefined ? null : refuseMethod(split, paymentMethod);
  if (refusal) return fail(refusal);
  const slot = window && { windowId: Number(window.windowId), day: window.day };
  const lost = slot && refuseWindow(plan, slot, deps.clock());
  if (lost) return fail(lost);
  const coupon = couponCode ? await findCouponFor(deps, buyer, plan, couponCode) : ok(null);
  if (!coupon.ok) return coupon;
  return ok({
    addressId,
    paymentMethod,
    creditPart,
    window: slot,
    coupon: couponCode === undefined ? undefined : coupon.value,
  });
}

/** The same purchase with that much of it on the customer's own credit. */
function withCreditPart(
  { clock, payments }: PurchaseDeps,
  { cart: lines, terms }: PurchasePlan,
  creditPart: number,
): PurchasePlan {
  const cart = terms.cart && { ...terms.cart, creditPart };
  return purchaseOf(lines, { ...terms, cart }, { now: clock(), openMeans: payments.openMeans });
}

/** Only what an order of now would get. */
function refuseWindow({ terms: { zone, windows } }: PurchasePlan, slot: SlotChoice, now: Date) {
  const judged = zone && judgeChoice(windows, slot, { now, week: zone });
  return judged?.state === 'open' ? null : windowRefused(judged);
}

/** Writes what differs from what was chosen before, and answers the purchase with it. */
async function saveChoice(
  { sql, clock, payments }: PurchaseDeps,
  { buyer, plan, cartId }: Standing,
  choice: PurchaseChoice,
): Promise<ResultOf<typeof choosePurchase>> {
  const { customer } = plan.terms;
  const now = clock();
  const fresh = changedChoice(plan.terms, choice);
  if (fresh && !(await chooseForCart(sql, cartOwnerOf(buyer), fresh, now)))
    return fail(failure('CART_NOT_FOUND'));
  if (customer === null) return fail(failure('CART_NOT_FOUND'));
  const terms = withChoice(plan.terms, choice);
  const chosen = purchaseOf(plan.cart, terms, { now, openMeans: payments.openMeans });
  return ok(showPurchase(chosen, { cartId, customer }));
}
