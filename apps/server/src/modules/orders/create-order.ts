import { createHash } from 'node:crypto';
import type { BodyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { createOrder } from '@matiz/contracts/orders.ts';
import { mayOrder } from '@matiz/domain/identity/registration.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { orderCode } from '@matiz/domain/orders/order-code.ts';
import type { Sql } from '../../db/pool.ts';
import { brokenConstraint } from '../../db/unavailable.ts';
import type { Buyer } from '../../http/principal.ts';
import { planCart, readCart } from '../cart/index.ts';
import { viewerOf } from '../catalogue/index.ts';
import { decideOrder } from './decide-order.ts';
import { draftOrder } from './draft-order.ts';
import { lockGoodsOf } from './lock-goods.store.ts';
import type { OrdersDeps } from './orders-deps.ts';
import {
  findOrderOfCart,
  keepLines,
  lockCart,
  type OrderHead,
  placeOrder,
  rememberKey,
} from './place-order.store.ts';
import { planPurchase } from './plan-purchase.ts';
import { retryConflicts, TryAgain } from './retry-conflicts.ts';
import { promiseArrivals, takeStock } from './take-stock.store.ts';
import { readTerms, type Terms, type TermsCart } from './terms.store.ts';

export interface OrderRequest {
  readonly buyer: Buyer;
  readonly body: BodyOf<typeof createOrder>;
  readonly key: string | null;
  readonly requestId: string;
}

type Key = { readonly key: string; readonly bodyHash: Buffer } | null;

/** The order of a cart. */
export interface PlacedOrder {
  readonly orderId: string;
}

/**
 * Turns a cart into an order, once (D-10): the same one however often it is asked for. Whatever
 * fails, the cart and the stock stay as they were.
 */
export async function orderCart(
  deps: OrdersDeps,
  request: OrderRequest,
): Promise<Result<PlacedOrder, Failure>> {
  const key = keyOf(request);
  return retryConflicts(deps, async (attempt) => {
    const { buyer, body } = request;
    if (body.customerId !== undefined && body.customerId !== buyer.customer.id) {
      return fail(failure('CUSTOMER_MISMATCH'));
    }
    if (!mayOrder(buyer.customer.registration)) return fail(failure('REGISTRATION_PENDING'));
    const terms = await readTerms(deps.sql, {
      name: { cartId: body.cartId },
      userId: buyer.userId,
      sessionAddressId: buyer.addressId,
      placeZoneId: buyer.place.zoneId,
      key: request.key,
    });
    if (terms.key && key) {
      const isSame = terms.key.bodyHash === key.bodyHash.toString('hex');
      return isSame ? ok({ orderId: terms.key.orderId }) : fail(failure('KEY_REUSED'));
    }
    const cart = cartOf(terms, buyer);
    if (!cart.ok) return cart;
    if (cart.value.state === 'ordered') return replay(deps, request, key);
    const isAgain = attempt > 1;
    return place(deps, { ...request, key, terms, cart: cart.value, isAgain });
  });
}

/** What the key stands for: everything that the body says, whatever its order. */
function keyOf({ key, body }: OrderRequest): Key {
  if (key === null) return null;
  const content = [body.cartId, body.customerId ?? null, body.confirmedTotal ?? null];
  return { key, bodyHash: createHash('sha256').update(JSON.stringify(content)).digest() };
}

/** The buyer's own cart; another customer's is not there, unless the seller serves both (D-4). */
function cartOf({ cart }: Terms, buyer: Buyer): Result<TermsCart, Failure> {
  if (cart === null || cart.state === 'cleared') return fail(failure('CART_NOT_FOUND'));
  if (cart.customerId === buyer.customer.id) return ok(cart);
  const isOwnCustomer = buyer.role === 'Seller' && cart.isAssigned;
  return fail(failure(isOwnCustomer ? 'CUSTOMER_MISMATCH' : 'CART_NOT_FOUND'));
}

async function replay(
  { sql, clock }: OrdersDeps,
  { buyer, body }: OrderRequest,
  key: Key,
): Promise<Result<PlacedOrder, Failure>> {
  const orderId = await findOrderOfCart(sql, body.cartId);
  if (orderId === null) throw new TryAgain('the order of this cart is not there yet');
  if (key) await rememberKey(sql, { ...key, userId: buyer.userId, orderId, at: clock() });
  return ok({ orderId });
}

interface Placing extends Omit<OrderRequest, 'key'> {
  readonly key: Key;
  readonly terms: Terms;
  readonly cart: TermsCart;
  /** Whether this order lost its goods to another one already. */
  readonly isAgain: boolean;
}

async function place(deps: OrdersDeps, placing: Placing): Promise<Result<PlacedOrder, Failure>> {
  try {
    return await deps.sql.begin((sql) => placeLocked(deps, sql, placing));
  } catch (error) {
    // The code is random: another order had it already.
    if (brokenConstraint(error) === 'customer_order_code_key') throw new TryAgain('code taken');
    throw error;
  }
}

/**
 * One short transaction: lock, reprice, compare, take, write. Everybody locks in this order, so that
 * nobody waits in a circle: cart, arrivals, stock, orders.
 */
async function placeLocked(
  deps: OrdersDeps,
  sql: Sql,
  placing: Placing,
): Promise<Result<PlacedOrder, Failure>> {
  const { buyer, body, terms, cart, requestId, key } = placing;
  if (!(await lockCart(sql, cart.id))) throw new TryAgain('somebody else closed the cart');
  // Whoever lost once holds the goods before looking: then nobody can be faster, however much moves.
  if (placing.isAgain) await lockGoodsOf(sql, cart);
  const now = deps.clock();
  const viewer = { ...viewerOf(buyer), warehouseId: cart.warehouseId };
  const picture = await readCart(sql, { cart: { cartId: cart.id }, viewer, moment: now });
  const plan = planPurchase(planCart(picture, now), terms, now);
  const decision = decideOrder(plan, body.confirmedTotal);
  if (!decision.ok) return decision;

  const draft = draftOrder(plan, deps.newId);
  const isTaken =
    (await promiseArrivals(sql, draft.arrivals)) &&
    (await takeStock(sql, cart.warehouseId, draft.stock));
  // What was there a moment ago is gone: look again, and say how much is left.
  if (!isTaken) throw new TryAgain('the stock went to somebody else');

  const head: OrderHead = {
    id: deps.newId(),
    code: orderCode(deps.random),
    cartId: cart.id,
    customerId: cart.customerId,
    actorId: buyer.userId,
    sessionId: buyer.sessionId,
    requestId,
    warehouseId: cart.warehouseId,
    state: 'confirmed',
    placedAt: now,
    address: decision.value.address,
    paymentMethod: decision.value.method.code,
    paymentId: deps.newId(),
    totals: plan.totals,
    key,
  };
  if (!(await placeOrder(sql, head, draft))) throw new TryAgain('the key was used meanwhile');
  const { id: orderId, customerId } = head;
  await deps.announce(sql, [{ kind: 'order.placed', orderId, customerId }]);
  await keepLines(sql, [...new Set(plan.cart.outOfStock.map(({ row }) => row.id))], {
    id: deps.newId(),
    customerId: cart.customerId,
    warehouseId: cart.warehouseId,
    createdBy: buyer.userId,
    moment: now,
  });
  return ok({ orderId });
}
