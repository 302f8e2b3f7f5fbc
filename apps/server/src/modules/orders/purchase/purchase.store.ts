import type { Address } from '@matiz/contracts/identity.ts';
import type { DeliveryWindow, SlotChoice } from '@matiz/domain/delivery/windows.ts';
import type { Fragment, Sql, SqlFragments, SqlReader } from '#db/sql.ts';
import { type CartOwner, whereOpenCart } from '#modules/cart/index.ts';
import { selectWindows, type Zone } from '#modules/delivery/index.ts';
import { type MethodRow, selectMethods } from '#modules/payments/index.ts';
import { addressJson, selectZoneFor, type ZoneJson, zoneOf } from './terms.store.ts';

/** What the purchase flow chose; what is absent stays as it is. */
export interface CartChoice {
  /** Where the session stands, or goes in the same statement. */
  readonly addressId?: string | undefined;
  /** Which serves the address. */
  readonly warehouseId?: number | undefined;
  readonly paymentMethod?: string | undefined;
  readonly creditPart?: number | undefined;
  readonly couponId?: number | null | undefined;
  readonly window?: SlotChoice | null | undefined;
}

/** Writes a choice into the open cart; false: there is none any more. */
export async function chooseForCart(
  sql: Sql,
  owner: CartOwner,
  choice: CartChoice,
  moment: Date,
): Promise<boolean> {
  const { count } = await sql`${updateChoice(sql, owner, choice, moment)}`;
  return count > 0;
}

/** The same as a part of another statement. */
export function updateChoice(
  sql: SqlFragments,
  owner: CartOwner,
  { addressId, warehouseId, paymentMethod, creditPart, couponId, window }: CartChoice,
  moment: Date,
): Fragment {
  const { windowId = null, day = null } = window ?? {};
  return sql`
    UPDATE cart SET address_id = coalesce(${addressId ?? null}, address_id),
      warehouse_id = coalesce(${warehouseId ?? null}, warehouse_id),
      payment_method = coalesce(${paymentMethod ?? null}, payment_method),
      credit_part = coalesce(${creditPart ?? null}, credit_part),
      coupon_id = CASE WHEN ${couponId === undefined} THEN coupon_id ELSE ${couponId ?? null} END,
      window_id = CASE WHEN ${window === undefined} THEN window_id ELSE ${windowId} END,
      window_day = CASE WHEN ${window === undefined} THEN window_day ELSE ${day} END,
      revision = revision + 1, changed_at = ${moment}
    WHERE ${whereOpenCart(sql, owner)}`;
}

/** Where an address of a customer is served from, and how one pays there. */
export interface PurchaseLocation {
  readonly zone: Zone;
  readonly address: Address;
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
    SELECT ${selectZoneFor(sql, sql`address.customer_id`)} AS zone,
      ${addressJson(sql)} AS address,
      (${selectWindows(sql, sql`zone.id`)}) AS windows,
      (${selectMethods(sql, { customerId: sql`address.customer_id`, zoneId: sql`zone.id` })})
        AS methods
    FROM address
    JOIN city ON city.code = address.city_code
    JOIN state ON state.code = city.state_code
    JOIN zone_city ON zone_city.city_code = city.code
    JOIN zone ON zone.id = zone_city.zone_id
    WHERE address.id = ${addressId} AND address.customer_id = ${customerId}
      AND address.removed_at IS NULL`;
  if (!row) return null;
  const { zone, windows, methods } = row;
  return { ...row, zone: zoneOf(zone), windows: windows ?? [], methods: methods ?? [] };
}
