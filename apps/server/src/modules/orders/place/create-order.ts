import type { FailureOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { createOrder } from '@matiz/contracts/orders.ts';
import { orderingRefusal } from '@matiz/domain/identity/registration.ts';
import { mustAcceptTerms } from '@matiz/domain/identity/terms.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { type Buyer, draftSellerOf } from '#http/session/principal.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import type { OwnReservation } from '../pay/own-reservations.store.ts';
import { readPayable } from '../pay/payable.store.ts';
import { reconcileOrder } from '../pay/reconcile-payment.ts';
import { readTerms, type Terms, type TermsCart } from '../purchase/terms.store.ts';
import { type Key, orderKeyOf, orderUnder } from './order-key.ts';
import { findOrderOfCart, rememberKey } from './place-order.store.ts';
import {
  type OrderRequest,
  type PlacedOrder,
  type PlacingAttempt,
  placeCart,
  ReservedByOwner,
  termsQuestionOf,
} from './place-order.ts';
import { retryLearning, TryAgain } from './retry-conflicts.ts';

/**
 * Turns a cart into an order, once (D-10): the same one however often it is asked for. Whatever
 * fails, the cart and the stock stay as they were.
 */
export async function orderCart(
  deps: OrdersDeps,
  request: OrderRequest,
): Promise<Result<PlacedOrder, FailureOf<typeof createOrder>>> {
  const { buyer, body } = request;
  if (body.customerId !== undefined && body.customerId !== buyer.customer.id) {
    return fail(failure('CUSTOMER_MISMATCH'));
  }
  const refusal = orderingRefusal(buyer.customer);
  if (refusal) return fail(failure(refusal));
  if (mustAcceptTerms(buyer.role, buyer.customer.termsVersion, buyer.customer.termsInForce)) {
    return fail(failure('TERMS_NOT_ACCEPTED'));
  }
  const first: PlacingAttempt = { isAgain: false, replaces: [] };
  return retryLearning(deps, first, {
    work: (attempt) => tryToOrder(deps, request, attempt),
    learn: async ({ replaces }, conflict) => ({
      isAgain: true,
      replaces:
        conflict instanceof ReservedByOwner ? await findReplaceable(deps, conflict) : replaces,
    }),
  });
}

async function tryToOrder(
  deps: OrdersDeps,
  request: OrderRequest,
  attempt: PlacingAttempt,
): Promise<Result<PlacedOrder, FailureOf<typeof createOrder>>> {
  const key = orderKeyOf(request);
  const placed = await placeCart(deps, { ...request, ...attempt, key });
  return placed ?? explain(deps, request, key);
}

/** What it means that the buyer has no such open cart: nearly always, that it was ordered already. */
async function explain(
  deps: OrdersDeps,
  request: OrderRequest,
  key: Key,
): Promise<Result<PlacedOrder, FailureOf<typeof createOrder>>> {
  const terms = await readTerms(deps.sql.reader, termsQuestionOf(request, key, deps.clock()));
  const known = orderUnder(key, terms);
  if (known !== null) return known;
  const cart = cartOf(terms, request.buyer);
  if (!cart.ok) return cart;
  if (cart.value.state === 'ordered') return replay(deps, request, key);
  throw new TryAgain('somebody else opened the cart');
}

/**
 * What a buyer did not pay must not keep them from ordering it again: the new order takes its place,
 * in one transaction, so that nobody else gets the goods in between. Whose bank is at work meanwhile
 * keeps it, and counts for someone else's from then on.
 */
async function findReplaceable(
  deps: OrdersDeps,
  { reservations }: ReservedByOwner,
): Promise<readonly OwnReservation[]> {
  const replaceable: OwnReservation[] = [];
  for (const reservation of reservations) {
    const order = await readPayable(deps.sql.reader, { id: reservation.orderId });
    const reconciled = order && (await reconcileOrder(deps, order));
    if (reconciled === 'nothing' || reconciled === 'unknown') replaceable.push(reservation);
  }
  return replaceable;
}

/**
 * The buyer's own cart, or the seller's own draft; another's is not there, unless the seller serves
 * both customers (D-4).
 */
function cartOf(
  { cart }: Terms,
  buyer: Buyer,
): Result<TermsCart, Failure<'CART_NOT_FOUND' | 'CUSTOMER_MISMATCH'>> {
  if (cart === null || cart.state === 'cleared') return fail(failure('CART_NOT_FOUND'));
  if (cart.sellerId !== draftSellerOf(buyer)) return fail(failure('CART_NOT_FOUND'));
  if (cart.customerId === buyer.customer.id) return ok(cart);
  const isOwnCustomer = buyer.role === 'Seller' && cart.isAssigned;
  return fail(failure(isOwnCustomer ? 'CUSTOMER_MISMATCH' : 'CART_NOT_FOUND'));
}

async function replay(
  { sql, clock }: OrdersDeps,
  { buyer, body }: OrderRequest,
  key: Key,
): Promise<Result<PlacedOrder, never>> {
  const orderId = await findOrderOfCart(sql.reader, body.cartId);
  if (orderId === null) throw new TryAgain('the order of this cart is not there yet');
  if (key) await rememberKey(sql, { ...key, userId: buyer.userId, orderId, at: clock() });
  return ok({ orderId });
}
