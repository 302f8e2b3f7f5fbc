import type { Sql } from '../../db/pool.ts';

/** Writes what the purchase flow chose into the open cart. */
export async function chooseForCart(
  sql: Sql,
  { customerId, warehouseId }: { customerId: string; warehouseId: number },
  choice: { readonly paymentMethod: string } | { readonly couponId: number | null },
  moment: Date,
): Promise<void> {
  const chosen =
    'couponId' in choice
      ? sql`coupon_id = ${choice.couponId}`
      : sql`payment_method = ${choice.paymentMethod}`;
  await sql`
    UPDATE cart SET ${chosen}, revision = revision + 1, changed_at = ${moment}
    WHERE customer_id = ${customerId} AND warehouse_id = ${warehouseId} AND state = 'open'`;
}

/** Whether we collect at the door of an address of the customer; null: not theirs or not served. */
export async function findCollection(
  sql: Sql,
  customerId: string,
  addressId: string,
): Promise<{ cashOnDelivery: boolean; city: string } | null> {
  const [row] = await sql<{ cashOnDelivery: boolean; city: string }[]>`
    SELECT zone.cash_on_delivery AS "cashOnDelivery", city.name AS city
    FROM address
    JOIN city ON city.code = address.city_code
    JOIN zone_city ON zone_city.city_code = city.code
    JOIN zone ON zone.id = zone_city.zone_id
    WHERE address.id = ${addressId} AND address.customer_id = ${customerId}
      AND address.removed_at IS NULL`;
  return row ?? null;
}
