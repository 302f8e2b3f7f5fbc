import type { Sql } from '../../db/pool.ts';

/** Writes what the purchase flow chose into the open cart. */
export async function chooseForCart(
  sql: Sql,
  { customerId, warehouseId }: { customerId: string; warehouseId: number },
  choice: { addressId: string } | { paymentMethod: string },
  moment: Date,
): Promise<void> {
  const set =
    'addressId' in choice
      ? sql`address_id = ${choice.addressId}`
      : sql`payment_method = ${choice.paymentMethod}`;
  await sql`
    UPDATE cart SET ${set}, revision = revision + 1, changed_at = ${moment}
    WHERE customer_id = ${customerId} AND warehouse_id = ${warehouseId} AND state = 'open'`;
}

/**
 * Takes the cart along to another warehouse (§4: the change of address may affect the cart).
 * Where the customer has a cart there already, each warehouse keeps its own (D-9).
 */
export async function moveCart(
  sql: Sql,
  cartId: string,
  warehouseId: number,
  moment: Date,
): Promise<void> {
  await sql`
    UPDATE cart SET warehouse_id = ${warehouseId}, revision = revision + 1, changed_at = ${moment}
    WHERE id = ${cartId} AND state = 'open' AND NOT EXISTS (
      SELECT FROM cart other
      WHERE other.customer_id = cart.customer_id AND other.warehouse_id = ${warehouseId}
        AND other.state = 'open')`;
}
