import { maxQuantity } from '@matiz/domain/kernel/quantity.ts';
import type { Tx } from '#db/pool.ts';
import { type CartOwner, lineColumns, whereOpenCart } from '#modules/cart/index.ts';

interface ReopenedCart extends CartOwner {
  readonly at: Date;
}

/** Holds the open cart until the transaction ends, a new one if there is none. */
export async function lockReopenedCart(
  sql: Tx,
  { at, cartId, createdBy, ...owner }: ReopenedCart & { cartId: string; createdBy: string },
): Promise<void> {
  await sql`
    INSERT INTO cart (id, customer_id, warehouse_id, seller_id, created_by, created_at, changed_at)
    VALUES (${cartId}, ${owner.customerId}, ${owner.warehouseId}, ${owner.sellerId}, ${createdBy},
      ${at}, ${at})
    ON CONFLICT (customer_id, warehouse_id, seller_id) WHERE state = 'open' DO NOTHING`;
  await sql`SELECT FROM cart WHERE ${whereOpenCart(sql, owner)} FOR UPDATE`;
}

/**
 * Puts what an order was made of into the open cart of who gives it back: its lines as they were asked for,
 * added to those that are there, and the choices where none was made since.
 */
export async function returnToCart(
  sql: Tx,
  { at, orderId, ...owner }: ReopenedCart & { orderId: string },
): Promise<void> {
  await sql`
    WITH before AS (
      SELECT cart.* FROM customer_order placed JOIN cart ON cart.id = placed.cart_id
      WHERE placed.id = ${orderId}
    ), open AS (
      UPDATE cart SET revision = cart.revision + 1, changed_at = ${at},
        address_id = coalesce(cart.address_id, before.address_id),
        payment_method = coalesce(cart.payment_method, before.payment_method),
        credit_part = CASE cart.credit_part WHEN 0 THEN before.credit_part ELSE cart.credit_part END,
        coupon_id = coalesce(cart.coupon_id, before.coupon_id),
        window_id = CASE WHEN cart.window_day IS NULL THEN before.window_id ELSE cart.window_id END,
        window_day = CASE WHEN cart.window_day IS NULL THEN before.window_day ELSE cart.window_day END
      FROM before
      WHERE ${whereOpenCart(sql, owner)}
      RETURNING cart.id, before.id AS before_id
    )
    INSERT INTO cart_line (id, cart_id, added_at, ${lineColumns(sql)})
    SELECT gen_random_uuid(), open.id, ${at}::timestamptz, ${lineColumns(sql)}
    FROM open JOIN cart_line line ON line.cart_id = open.before_id ORDER BY line.place
    ON CONFLICT (cart_id, version_id, assembly_version_ids, advance) DO UPDATE
      SET quantity = least(cart_line.quantity + excluded.quantity, ${maxQuantity}::int)`;
}
