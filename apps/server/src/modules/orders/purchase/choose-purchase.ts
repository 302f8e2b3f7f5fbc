import type { BodyOf, FailureOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { choosePurchase } from '@matiz/contracts/orders.ts';
import { judgeChoice, type SlotChoice } from '@matiz/domain/delivery/windows.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Buyer } from '#http/session/principal.ts';
import { cartOwnerOf } from '#modules/cart/index.ts';
import { creditPartRefused, methodRefused } from '#modules/payments/index.ts';
import { findCouponFor } from '../coupons/coupons.ts';
import { planElsewhere } from './plan-elsewhere.ts';
import { chooseForCart, updateChoice } from './purchase.store.ts';
import { type PurchaseDeps, planFor } from './purchase.ts';
import { cartChoiceOf, changedChoice, type PurchaseChoice, withChoice } from './purchase-choice.ts';
import { type PurchasePlan, purchaseOf } from './purchase-plan.ts';
import { showPurchase } from './show-purchase.ts';
import { windowRefused } from './show-windows.ts';

/** A purchase and who stands where with it. */
interface Standing {
  readonly buyer: Buyer;
  readonly plan: PurchasePlan;
  readonly cartId: string;
}

type Body = BodyOf<typeof choosePurchase>;

/**
 * `PUT /order/purchase`: takes the address for this session and cart (the place of prices and
 * stock follows it, §4, and the cart with them) and the payment method, both or neither: a method
 * that cannot be used at the new address leaves everything where it was. A coupon is taken when it
 * gives something, a window when it can be had; null takes the chosen one away.
 */
export async function choosePurchaseFor(
  deps: PurchaseDeps,
  buyer: Buyer,
  body: Body,
  requestId: string,
): Promise<ResultOf<typeof choosePurchase>> {
  const loaded = await planFor(deps, buyer);
  if (!loaded.ok) return loaded;
  const here = { buyer, ...loaded.value };
  const { addressId } = body;
  if (addressId === undefined || isAt(here, addressId)) return choose(deps, here, body);
  return chooseElsewhere(deps, here, { ...body, addressId }, requestId);
}

/** The session and the cart go to the address that was named, if the whole choice can be had there. */
async function chooseElsewhere(
  deps: PurchaseDeps,
  here: Standing,
  body: Body & { readonly addressId: string },
  requestId: string,
): Promise<ResultOf<typeof choosePurchase>> {
  const { buyer } = here;
  const plan = await planElsewhere(deps, buyer, here.plan, body.addressId);
  // Where that is not served, another refusal speaks.
  if (plan) {
    const standing = { ...here, plan };
    const choice = await decideChoice(deps, standing, body);
    if (!choice.ok) return choice;
    if (await moveAlong(deps, standing, choice.value, requestId)) {
      return show(deps, standing, choice.value);
    }
  }
  const moved = await deps.delivery.location.chooseAddress(buyer, body.addressId, requestId);
  if (!moved.ok) return moved;
  const loaded = await planFor(deps, moved.value);
  return loaded.ok ? choose(deps, { buyer: moved.value, ...loaded.value }, body) : loaded;
}

/**
 * Moves and chooses at once; false: the session stands elsewhere by now, its cart is gone, or
 * another one waits there.
 */
function moveAlong(
  { clock, delivery }: PurchaseDeps,
  { buyer, plan: { terms } }: Standing,
  choice: PurchaseChoice,
  requestId: string,
): Promise<boolean> {
  const { address, zone } = terms;
  if (address === null || zone === null) return Promise.resolve(false);
  const written = { ...cartChoiceOf(choice), warehouseId: zone.warehouseId };
  return delivery.location.moveAlong(buyer, address, requestId, (sql) =>
    updateChoice(sql, cartOwnerOf(buyer), written, clock()),
  );
}

/** Where the session stands already: read once, and written at most once. */
async function choose(
  deps: PurchaseDeps,
  standing: Standing,
  body: Body,
): Promise<ResultOf<typeof choosePurchase>> {
  const choice = await decideChoice(deps, standing, body);
  if (!choice.ok) return choice;
  const { buyer, plan } = standing;
  const fresh = changedChoice(plan.terms, choice.value);
  const isWritten =
    fresh === null || (await chooseForCart(deps.sql, cartOwnerOf(buyer), fresh, deps.clock()));
  return isWritten ? show(deps, standing, choice.value) : fail(failure('CART_NOT_FOUND'));
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

function isAt({ buyer, plan: { terms } }: Standing, addressId: string): boolean {
  return buyer.addressId === addressId && terms.address?._id === addressId && terms.zone !== null;
}

function refuseMethod({ methods, terms }: PurchasePlan, code: string) {
  const offered = methods.find(({ method }) => method.code === code);
  return offered?.refusal === null ? null : methodRefused(offered, terms.address?.city ?? '');
}

async function decideChoice(
  deps: PurchaseDeps,
  { buyer, plan }: Standing,
  { addressId, paymentMethod, creditPart, window, couponCode }: Body,
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

/** The purchase with what was written just now. */
function show(
  { clock, payments }: PurchaseDeps,
  { plan, cartId }: Standing,
  choice: PurchaseChoice,
): ResultOf<typeof choosePurchase> {
  const { customer } = plan.terms;
  if (customer === null) return fail(failure('CART_NOT_FOUND'));
  const terms = withChoice(plan.terms, choice);
  const at = { now: clock(), openMeans: payments.openMeans };
  return ok(showPurchase(purchaseOf(plan.cart, terms, at), { cartId, customer }));
}
