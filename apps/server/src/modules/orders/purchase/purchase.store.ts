import type { DeliveryWindow, SlotChoice } from '@matiz/domain/delivery/windows.ts';
import type { Fragment, Sql, SqlFragments, SqlReader } from '#db/sql.ts';
import { type CartOwner, whereOpenCart } from '#modules/cart/index.ts';
import { selectWindows, type Zone } from '#modules/delivery/index.ts';
import { type MethodRow, selectMethods } from '#modules/payments/index.ts';
import { selectZoneFor, type ZoneJson, zoneOf } from './terms.store.ts';

type CartChoice =
  | { readonly paymentMethod: string }
  | { readonly couponId: number | null }
  | { readonly window: SlotChoice | null };

/** Writes what the purchase flow chose into the open cart. */
export async function chooseForCart(
  sql: Sql,
  owner: CartOwner,
  choice: CartChoice,
  moment: Date,
): Promise<void> {
  const chosen = assignmentOf(sql, choice);
  await sql`
    UPDATE cart SET ${chosen}, revision = revision + 1, changed_at = ${moment}
    WHERE ${whereOpenCart(sql, owner)}`;
}

function assignmentOf(sql: SqlFragments, choice: CartChoice): Fragment {
  if ('couponId' in choice) return sql`coupon_id = ${choice.couponId}`;
  if ('paymentMethod' in choice) return sql`payment_method = ${choice.paymentMethod}`;
  const { windowId = null, day = null } = choice.window ?? {};
  return sql`window_id = ${windowId}, window_day = ${day}`;
}

/** Where an address of a customer is served from, and how one pays there. */
export interface PurchaseLocation {
  readonly zone: Zone;
  readonly city: string;
  readonly windows: readonly DeliveryWindow[];
  readonly methods: readonly MethodRow[];
}

interface LocationColumns extends Omit<PurchaseLocation, 'zone' | 'windows' | 'methods'> {
  readonly zone: ZoneJson;
  readonly windows: DeliveryWindow[] | null;
  readonly methods: MethodRow[] | null;
}

/** Null: the address is not theirs, or nobody serves it. */
export async function findDeliveryLocation(
  sql: SqlReader,
  customerId: string,
  addressId: string,
): Promise<PurchaseLocation | null> {
  const [row] = await sql<LocationColumns[]>`
    SELECT ${selectZoneFor(sql, sql`address.customer_id`)} AS zone, city.name AS city,
      (${selectWindows(sql, sql`zone.id`)}) AS windows,
      (${selectMethods(sql, { customerId: sql`address.customer_id`, zoneId: sql`zone.id` })})
        AS methods
    FROM address
    JOIN city ON city.code = address.city_code
    JOIN zone_city ON zone_city.city_code = city.code
    JOIN zone ON zone.id = zone_city.zone_id
    WHERE address.id = ${addressId} AND address.customer_id = ${customerId}
      AND address.removed_at IS NULL`;
  if (!row) return null;
  const { zone, windows, methods } = row;
  return { ...row, zone: zoneOf(zone), windows: windows ?? [], methods: methods ?? [] };
}
