import { maxQuantity } from '@matiz/domain/kernel/quantity.ts';
import type { Sql } from '#db/pool.ts';
import { type CartOwner, whereOpenCart } from '../cart-owner.ts';

interface Locked {
  readonly id: string;
  readonly warehouseId: number;
}

/** The owner's open carts in these warehouses, held until the transaction ends. */
export async function lockOpenCarts(
  sql: Sql,
  { customerId, sellerId }: Omit<CartOwner, 'warehouseId'>,
  warehouseIds: readonly number[],
): Promise<Locked[]> {
  return sql<Locked[]>`
    SELECT id, warehouse_id AS "warehouseId" FROM cart
    WHERE customer_id = ${customerId} AND warehouse_id = ANY (${[...new Set(warehouseIds)]}::int[])
      AND seller_id IS NOT DISTINCT FROM ${sellerId}::uuid AND state = 'open'
    ORDER BY warehouse_id FOR UPDATE`;
}

interface Destination {
  readonly warehouseId: number;
  readonly addressId: string | null;
  readonly moment: Date;
}

/** The cart as it is, in another warehouse. It keeps its id, so the one who has it open goes on. */
export async function relabelCart(sql: Sql, cartId: string, to: Destination): Promise<void> {
  await sql`
    UPDATE cart SET warehouse_id = ${to.warehouseId}, address_id = ${to.addressId},
      revision = revision + 1, changed_at = ${to.moment}
    WHERE id = ${cartId}`;
}

/**
 * Puts the lines of one cart into another, in one statement: the same choice adds up, as far as a
 * line can hold, the others come behind. What is left is an empty, closed cart: its changes stay
 * known, so that one that is sent again is not made twice.
 */
export async function joinCarts(
  sql: Sql,
  { source, target }: { source: string; target: string },
  to: Omit<Destination, 'warehouseId'>,
): Promise<void> {
  await sql`
    WITH joined AS (
      UPDATE cart_line kept
      SET quantity = least(${maxQuantity}::int, kept.quantity + moved.quantity),
        seen_units = kept.seen_units + moved.seen_units
      FROM cart_line moved
      WHERE kept.cart_id = ${target} AND moved.cart_id = ${source}
        AND kept.version_id = moved.version_id AND kept.advance = moved.advance
        AND kept.assembly_version_ids = moved.assembly_version_ids
      RETURNING moved.id
    ), gone AS (
      DELETE FROM cart_line WHERE id IN (SELECT id FROM joined)
    ), carried AS (
      UPDATE cart_line SET cart_id = ${target}, place = DEFAULT
      WHERE cart_id = ${source} AND id NOT IN (SELECT id FROM joined)
    ), closed AS (
      UPDATE cart SET state = 'cleared', revision = revision + 1, changed_at = ${to.moment}
      WHERE id = ${source}
    )
    UPDATE cart SET address_id = ${to.addressId}, revision = revision + 1,
      changed_at = ${to.moment}
    WHERE id = ${target}`;
}

/** The same cart, to another address. */
export async function readdressCart(
  sql: Sql,
  owner: CartOwner,
  to: Omit<Destination, 'warehouseId'>,
): Promise<void> {
  await sql`
    UPDATE cart SET address_id = ${to.addressId}, revision = revision + 1, changed_at = ${to.moment}
    WHERE ${whereOpenCart(sql, owner)}
      AND address_id IS DISTINCT FROM ${to.addressId}::uuid`;
}
