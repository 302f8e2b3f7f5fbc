import type { Sql, SqlReader } from '#db/pool.ts';
import type { Zone } from '#modules/delivery/index.ts';
import { type MethodRow, selectMethods } from '#modules/payments/index.ts';
import { selectZone } from './terms.store.ts';

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

/** Where an address of a customer is served from, and how one pays there. */
export interface PurchaseLocation {
  readonly zone: Zone;
  readonly city: string;
  readonly methods: readonly MethodRow[];
}

/** Null: the address is not theirs, or nobody serves it. */
export async function findDeliveryLocation(
  sql: SqlReader,
  customerId: string,
  addressId: string,
): Promise<PurchaseLocation | null> {
  const [row] = await sql<(Omit<PurchaseLocation, 'methods'> & { methods: MethodRow[] | null })[]>`
    SELECT ${selectZone(sql)} AS zone, city.name AS city,
      (${selectMethods(sql, { customerId: sql`address.customer_id`, zoneId: sql`zone.id` })})
        AS methods
    FROM address
    JOIN city ON city.code = address.city_code
    JOIN zone_city ON zone_city.city_code = city.code
    JOIN zone ON zone.id = zone_city.zone_id
    WHERE address.id = ${addressId} AND address.customer_id = ${customerId}
      AND address.removed_at IS NULL`;
  return row ? { ...row, methods: row.methods ?? [] } : null;
}
