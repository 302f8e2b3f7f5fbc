import { maxQuantity } from '@matiz/domain/kernel/quantity.ts';
import type { Tx } from '#db/pool.ts';
import { lineColumns } from '#modules/cart/index.ts';

interface CartOwner {
  readonly customerId: string;
  readonly warehouseId: number;
  readonly at: Date;
}

/** Holds the customer's open cart until the transaction ends, a new one if there is none. */
export async function lockReopenedCart(
  sql: Tx,
  {
    customerId,
    warehouseId,
    at,
    cartId,
    createdBy,
  }: CartOwner & { cartId: string; createdBy: string },
): Promise<void> {
  await sql`
    INSERT INTO cart (id, customer_id, warehouse_id, created_by, created_at, changed_at)
    VALUES (${cartId}, ${customerId}, ${warehouseId}, ${createdBy}, ${at}, ${at})
    ON CONFLICT (customer_id, warehouse_id) WHERE state = 'open' DO NOTHING`;
  await sql`
    SELECT FROM cart WHERE customer_id = ${customerId} AND warehouse_id = ${warehouseId}
      AND state = 'open' FOR UPDATE`;
}

/**
 * Puts what an order was made of into the customer's open cart: its lines as they were asked for,
 * added to those that are there, and the choices where none was made since.
 */
export async function returnToCart(
  sql: Tx,
  { customerId, warehouseId, at, orderId }: CartOwner & { orderId: string },
): Promise<void> {
  await sql`
    WITH before AS (
      SELECT cart.* FROM customer_order placed JOIN cart ON cart.id = placed.cart_id
      WHERE placed.id = ${orderId}
    ), open AS (
      UPDATE cart SET revision = cart.revision + 1, changed_at = ${at},
        address_id = coalesce(cart.address_id, before.address_id),
        payment_method = coalesce(cart.payment_method, before.payment_method),
        coupon_id = coalesce(cart.coupon_id, before.coupon_id),
        window_id = CASE WHEN cart.window_id IS NULL THEN before.window_id ELSE cart.window_id END,
        window_day = CASE WHEN cart.window_id IS NULL THEN before.window_day ELSE cart.window_day END
      FROM before
      WHERE cart.customer_id = ${customerId} AND cart.warehouse_id = ${warehouseId}
        AND cart.state = 'open'
      RETURNING cart.id, before.id AS before_id
    )
    INSERT INTO cart_line (id, cart_id, added_at, ${lineColumns(sql)})
    SELECT gen_random_uuid(), open.id, ${at}::timestamptz, ${lineColumns(sql)}
    FROM open JOIN cart_line line ON line.cart_id = open.before_id ORDER BY line.place
    ON CONFLICT (cart_id, version_id, assembly_version_ids, advance) DO UPDATE
      SET quantity = least(cart_line.quantity + excluded.quantity, ${maxQuantity}::int)`;
}
