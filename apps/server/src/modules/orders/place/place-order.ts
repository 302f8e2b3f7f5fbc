import type { BodyOf } from '@matiz/contracts/define-call.ts';
import type { Failure } from '@matiz/contracts/errors.ts';
import type { createOrder } from '@matiz/contracts/orders.ts';
import { planCart } from '@matiz/domain/cart/plan/plan-cart.ts';
import type { CartSnapshot } from '@matiz/domain/cart/snapshot.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { orderCode } from '@matiz/domain/orders/order-code.ts';
import type { ConfirmedOrder } from '@matiz/domain/orders/place/decide-order.ts';
import { draftOrder, type OrderDraft } from '@matiz/domain/orders/place/draft-order.ts';
import { reservedUntil } from '@matiz/domain/payments/reservation.ts';
import { brokenConstraint } from '#db/connection/unavailable.ts';
import type { Sql, Tx } from '#db/pool.ts';
import { type Buyer, draftSellerOf } from '#http/session/principal.ts';
import { viewerOf } from '#modules/catalogue/index.ts';
import { takeWindow } from '#modules/delivery/index.ts';
import { type Redemption, takeCouponUses, writeRedemptions } from '../coupons/redeem.store.ts';
import { cancelWithin } from '../fulfil/cancel-order.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { freeing, publishEnd, requireFreed } from '../pay/end-reservation.ts';
import { findOwnReservations, type OwnReservation } from '../pay/own-reservations.store.ts';
import { tellHowToPay } from '../pay/tell-how-to-pay.ts';
import { type PurchasePlan, purchaseOf } from '../purchase/purchase-plan.ts';
import { readPurchase } from '../purchase/read-purchase.store.ts';
import type { TermsQuestion } from '../purchase/terms.store.ts';
import {
  checkPlacement,
  type OrderablePurchase,
  type PlacementFailure,
} from './check-placement.ts';
import { lockGoodsOf } from './lock-goods.store.ts';
import { type Key, orderUnder } from './order-key.ts';
import {
  keepLines,
  type LockedCart,
  lockCart,
  type OrderHead,
  placeOrder,
} from './place-order.store.ts';
import { type Excess, refuseExcess } from './refuse-excess.ts';
import { TryAgain } from './retry-conflicts.ts';
import { promiseArrivals, takeStock } from './take-stock.store.ts';

/** What besides the purchase decides whether it becomes an order; each throws to leave all as it was. */
export interface PlacingGuard {
  /** Looks at the cart under its lock. */
  readonly admit: (snapshot: CartSnapshot) => void;
  /** Writes down, with the order, what it came of. */
  readonly settle: (sql: Tx, orderId: string, at: Date) => Promise<void>;
}

export interface OrderRequest {
  readonly buyer: Buyer;
  readonly body: BodyOf<typeof createOrder>;
  readonly key: string | null;
  readonly requestId: string;
  readonly guard?: PlacingGuard;
}

/** The order of a cart. */
export interface PlacedOrder {
  readonly orderId: string;
}

/** Unpaid orders of the same customer hold what this one needs. */
export class ReservedByOwner extends TryAgain {
  readonly reservations: readonly OwnReservation[];

  constructor(reservations: readonly OwnReservation[]) {
    super('the customer holds it already');
    this.reservations = reservations;
  }
}

/** Nothing of it may stay: what was to be replaced is held as before. */
class Undone extends Error {
  readonly refusal: PlacementFailure | Excess;

  constructor(refusal: PlacementFailure | Excess) {
    super('the order was refused after all');
    this.refusal = refusal;
  }
}

/** What an attempt to place an order knows of those before it. */
export interface PlacingAttempt {
  /** Whether this order lost its goods to another one already. */
  readonly isAgain: boolean;
  /** Unpaid orders of the same customer whose goods this one takes over. */
  readonly replaces: readonly OwnReservation[];
}

export interface Placing extends Omit<OrderRequest, 'key'>, PlacingAttempt {
  readonly key: Key;
}

type Placed = Result<PlacedOrder, PlacementFailure | Excess | Failure<'KEY_REUSED'>>;

/**
 * Makes the order of an open cart of the buyer's; null: there is none. Throws `TryAgain` when
 * someone else was faster.
 */
export async function placeCart(deps: OrdersDeps, placing: Placing): Promise<Placed | null> {
  try {
    return await deps.sql.begin((sql) => placeLocked(deps, sql, placing));
  } catch (error) {
    if (error instanceof Undone) return fail(error.refusal);
    // The code is random: another order had it already.
    if (brokenConstraint(error) === 'customer_order_code_key') throw new TryAgain('code taken');
    throw error;
  }
}

/**
 * One short transaction: lock, reprice, compare, take, write. Everybody locks in this order, so that
 * nobody waits in a circle: cart, arrivals, stock, coupon, window, orders.
 */
async function placeLocked(deps: OrdersDeps, sql: Tx, placing: Placing): Promise<Placed | null> {
  const { buyer, body, replaces } = placing;
  const owner = { customerId: buyer.customer.id, sellerId: draftSellerOf(buyer) };
  const cart = await lockCart(sql, body.cartId, owner);
  if (cart === null) return null;
  // Anyone who lost once holds the goods before looking: then nobody can be faster, however much moves.
  const replacedIds = replaces.map(({ orderId }) => orderId);
  if (placing.isAgain) await lockGoodsOf(sql, cart, replacedIds);
  for (const reservation of replaces) {
    requireFreed(await cancelWithin(deps, sql, freeing(reservation, 'replaced')));
  }
  const now = deps.clock();
  const viewer = { ...viewerOf(buyer), warehouseId: cart.warehouseId };
  const { terms, snapshot } = await readPurchase(sql, {
    terms: termsQuestionOf(placing, placing.key, now),
    cart: { cart: { cartId: cart.id }, viewer, moment: now },
  });
  const known = orderUnder(placing.key, terms);
  if (known !== null) return known;
  placing.guard?.admit(snapshot);
  const { openMeans } = deps.payments;
  const plan = purchaseOf(planCart(snapshot, now), terms, { now, openMeans });
  const decision = checkPlacement(plan, confirmedOf(body));
  if (!decision.ok) {
    if (replaces.length > 0) throw new Undone(decision.error);
    return decision;
  }

  const draft = draftOrder(plan, deps.newId);
  await takeGoods(sql, cart, draft);
  const redemptions = await takeDiscounts(sql, plan, cart.customerId);
  await takePlace(sql, plan);
  const head = headOf(deps, placing, { cart, plan, orderable: decision.value, now });
  if (!(await placeOrder(sql, head, draft))) throw new TryAgain('the key was used meanwhile');
  const excess = await refuseExcess(sql, head, plan);
  if (excess) throw new Undone(excess);
  await placing.guard?.settle(sql, head.id, now);
  const { customerId } = cart;
  await writeRedemptions(sql, { orderId: head.id, customerId, at: now }, redemptions);
  await tell(deps, sql, head, decision.value.method.means);
  await keepLines(sql, [...new Set(plan.cart.outOfStock.map(({ row }) => row.id))], {
    ...cart,
    id: deps.newId(),
    createdBy: buyer.userId,
    moment: now,
  });
  return ok({ orderId: head.id });
}

/** What surrounds the cart that shall be ordered, and what was ordered under the key. */
export function termsQuestionOf(
  { buyer, body }: Pick<OrderRequest, 'buyer' | 'body'>,
  key: Key,
  now: Date,
): TermsQuestion {
  return {
    name: { cartId: body.cartId },
    userId: buyer.userId,
    sessionAddressId: buyer.addressId,
    placeZoneId: buyer.location.zoneId,
    key: key?.key ?? null,
    now,
  };
}

async function takeGoods(sql: Sql, cart: LockedCart, draft: OrderDraft): Promise<void> {
  const isTaken =
    (await promiseArrivals(sql, draft.arrivals)) &&
    (await takeStock(sql, cart.warehouseId, draft.stock));
  if (isTaken) return;
  const reservations = await findOwnReservations(sql.reader, cart, draft);
  if (reservations.length > 0) throw new ReservedByOwner(reservations);
  // What was there a moment ago is gone: look again, and say how much is left.
  throw new TryAgain('the stock went to somebody else');
}

/** The place in the window of what leaves at once. */
async function takePlace(sql: Sql, { arrival }: PurchasePlan): Promise<void> {
  const slot = arrival?.slot;
  if (!slot || (await takeWindow(sql, slot))) return;
  throw new TryAgain('the last place in the window went to somebody else');
}

function confirmedOf({
  confirmedTotal,
  confirmedArrival: seen,
}: OrderRequest['body']): ConfirmedOrder {
  const windowId = seen?.windowId ?? null;
  return {
    total: confirmedTotal,
    arrival: seen && { day: seen.day, windowId: windowId === null ? null : Number(windowId) },
  };
}

/** The uses of the discounts that count, each as it was agreed. */
async function takeDiscounts(
  sql: Sql,
  { discounts }: PurchasePlan,
  customerId: string,
): Promise<Redemption[]> {
  const couponIds = discounts.map(({ row }) => row.id);
  const uses = await takeCouponUses(sql, { couponIds, customerId });
  if (uses === null) throw new TryAgain('the last use of a discount went to somebody else');
  const turns = new Map(uses.map(({ couponId, turn }) => [couponId, turn]));
  return discounts.map(({ row, effect }, index) => ({
    couponId: row.id,
    turn: turns.get(row.id) ?? 1,
    position: index + 1,
    code: row.code,
    title: row.title,
    isAutomatic: row.isAutomatic,
    amount: effect.goods + effect.shipping,
    goods: effect.goods,
    methods: row.methods.length === 0 ? null : row.methods.map(({ code }) => code),
  }));
}

function headOf(
  deps: OrdersDeps,
  { buyer, body, requestId, key }: Placing,
  {
    cart,
    plan,
    orderable,
    now,
  }: { cart: LockedCart; plan: PurchasePlan; orderable: OrderablePurchase; now: Date },
): OrderHead {
  const { means } = orderable.method;
  const creditPart = plan.creditPart.part;
  const payUntil = reservedUntil(
    { means, total: plan.totals.total - creditPart },
    { now, reservationMs: deps.reservationMs },
  );
  return {
    id: deps.newId(),
    code: orderCode(deps.random),
    cartId: cart.id,
    customerId: cart.customerId,
    actorId: buyer.userId,
    sessionId: buyer.sessionId,
    requestId,
    warehouseId: cart.warehouseId,
    state: payUntil === null ? 'confirmed' : 'created',
    payUntil,
    couponId: plan.coupon?.effect ? plan.coupon.row.id : null,
    placedAt: now,
    address: orderable.address,
    paymentMethod: orderable.method.code,
    paymentId: deps.newId(),
    totals: plan.totals,
    creditPart,
    origin: { reference: body.reference || null, campaign: body.campaign || null },
    key,
  };
}

/** An order that has to be paid first is told of once it is; until then it only holds its goods. */
async function tell(
  deps: OrdersDeps,
  sql: Sql,
  { id: orderId, customerId, payUntil }: OrderHead,
  means: string | null,
): Promise<void> {
  if (payUntil !== null) {
    await publishEnd(deps, sql, orderId, payUntil);
    return tellHowToPay(deps, sql, { orderId, customerId, means, payUntil });
  }
  await deps.publish(sql, [{ kind: 'order.placed', orderId, customerId }]);
}
