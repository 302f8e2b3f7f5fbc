import type { ResultOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { listWindows } from '@matiz/contracts/orders/delivery-windows.ts';
import type { viewPurchase } from '@matiz/contracts/orders.ts';
import { planCart } from '@matiz/domain/cart/plan/plan-cart.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Buyer } from '#http/session/principal.ts';
import { cartOwnerOf } from '#modules/cart/index.ts';
import { viewerOf } from '#modules/catalogue/index.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { type PurchasePlan, purchaseOf } from './purchase-plan.ts';
import { readPurchase } from './read-purchase.store.ts';
import { showPurchase } from './show-purchase.ts';
import { showSlots } from './show-windows.ts';

/** What a purchase is planned with. */
export type PurchaseDeps = Pick<OrdersDeps, 'sql' | 'clock' | 'delivery' | 'payments' | 'spendTry'>;

/** `GET /order/purchase`: what would be ordered now, by one statement. */
export async function viewPurchaseOf(
  deps: PurchaseDeps,
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
  deps: PurchaseDeps,
  buyer: Buyer,
): Promise<ResultOf<typeof listWindows>> {
  const purchase = await planFor(deps, buyer);
  return purchase.ok ? ok(showSlots(purchase.value.plan, deps.clock())) : purchase;
}

export async function planFor(
  { sql, clock, payments }: PurchaseDeps,
  buyer: Buyer,
): Promise<
  Result<
    { plan: PurchasePlan; cartId: string; revision: number },
    Failure<'CART_NOT_FOUND' | 'CART_EMPTY'>
  >
> {
  const now = clock();
  const name = cartOwnerOf(buyer);
  const { terms, snapshot } = await readPurchase(sql.reader, {
    terms: {
      name,
      userId: buyer.userId,
      sessionAddressId: buyer.addressId,
      placeZoneId: buyer.location.zoneId,
      key: null,
      now,
    },
    cart: { cart: name, viewer: viewerOf(buyer), moment: now },
  });
  if (snapshot.cart === null || terms.cart === null) return fail(failure('CART_NOT_FOUND'));
  if (snapshot.rows.length === 0) return fail(failure('CART_EMPTY'));
  const plan = purchaseOf(planCart(snapshot, now), terms, { now, openMeans: payments.openMeans });
  return ok({ plan, cartId: snapshot.cart.id, revision: snapshot.cart.revision });
}
