import type { Fragment, SqlFragments } from '#db/sql.ts';
import { type Buyer, draftSellerOf } from '#http/session/principal.ts';

/** There is one open cart for each (D-9): a customer's own, and the draft of each seller of theirs. */
export interface CartOwner {
  readonly customerId: string;
  readonly warehouseId: number;
  /** Whose draft it is; null: the customer's own cart. */
  readonly sellerId: string | null;
}

export function cartOwnerOf(buyer: Pick<Buyer, 'role' | 'userId' | 'customer' | 'location'>) {
  return {
    customerId: buyer.customer.id,
    warehouseId: buyer.location.warehouseId,
    sellerId: draftSellerOf(buyer),
  };
}

/** Names the one open cart of its owner, in a statement over `cart`. */
export function whereOpenCart(sql: SqlFragments, owner: CartOwner): Fragment {
  return sql`cart.customer_id = ${owner.customerId} AND cart.warehouse_id = ${owner.warehouseId}
    AND cart.seller_id IS NOT DISTINCT FROM ${owner.sellerId}::uuid AND cart.state = 'open'`;
}
