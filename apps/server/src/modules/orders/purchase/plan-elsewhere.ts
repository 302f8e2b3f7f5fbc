import { type CartPlan, planCart } from '@matiz/domain/cart/plan/plan-cart.ts';
import type { Buyer } from '#http/session/principal.ts';
import { cartOwnerOf, readCart } from '#modules/cart/index.ts';
import { viewerOf } from '#modules/catalogue/index.ts';
import { findDeliveryLocation, type PurchaseLocation } from './purchase.store.ts';
import type { PurchaseDeps } from './purchase.ts';
import { type PurchasePlan, purchaseOf } from './purchase-plan.ts';

/** The same purchase at another address; null: not theirs, not served, or nothing lies in the cart. */
export async function planElsewhere(
  deps: PurchaseDeps,
  buyer: Buyer,
  here: PurchasePlan,
  addressId: string,
): Promise<PurchasePlan | null> {
  const there = await findDeliveryLocation(deps.sql.reader, buyer.customer.id, addressId);
  if (there === null) return null;
  const { warehouseId } = there.zone;
  const now = deps.clock();
  // Prices and stock are the warehouse's for this customer: within it the lines are known already.
  const lines =
    warehouseId === buyer.location.warehouseId
      ? here.cart
      : await readLinesFrom(deps, buyer, there, now);
  const cart = here.terms.cart && { ...here.terms.cart, warehouseId };
  const at = { now, openMeans: deps.payments.openMeans };
  return lines && purchaseOf(lines, { ...here.terms, ...there, cart }, at);
}

/** The lines of the buyer's cart with what the other warehouse has of them; null: there are none. */
async function readLinesFrom(
  { sql }: PurchaseDeps,
  buyer: Buyer,
  { address, zone }: PurchaseLocation,
  moment: Date,
): Promise<CartPlan | null> {
  const location = {
    cityCode: address.cityid,
    city: address.city,
    stateCode: address.stateid,
    state: address.state,
    warehouseId: zone.warehouseId,
    zoneId: zone.id,
  };
  const viewer = viewerOf({ ...buyer, location });
  const snapshot = await readCart(sql.reader, { cart: cartOwnerOf(buyer), viewer, moment });
  return snapshot.rows.length > 0 ? planCart(snapshot, moment) : null;
}
