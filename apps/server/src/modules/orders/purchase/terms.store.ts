import type { Address } from '@matiz/contracts/identity.ts';
import type { DeliveryWindow, SlotChoice } from '@matiz/domain/delivery/windows.ts';
import {
  type ShippingBenefit,
  withShippingBenefit,
} from '@matiz/domain/loyalty/shipping-benefit.ts';
import type { OwedByMethod } from '@matiz/domain/payments/offer-methods.ts';
import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import { type CartOwner, whereOpenCart } from '#modules/cart/index.ts';
import { selectWindows, selectZone, type Zone } from '#modules/delivery/index.ts';
import { type CreditFacts, selectCreditFacts } from '#modules/identity/index.ts';
import { type MethodRow, selectMethods } from '#modules/payments/index.ts';
import {
  type CouponJson,
  type CouponRow,
  couponOf,
  productsOfCart,
  selectAutomatic,
  selectCoupon,
} from '../coupons/coupon.store.ts';
import { selectOwed } from '../place/open-orders.store.ts';

/** Which purchase: the open cart of the buyer, or one by its id whatever its state. */
export type TermsName = { readonly cartId: string } | CartOwner;

/** What surrounds the lines of a cart that becomes an order. */
export interface Terms {
  readonly cart: TermsCart | null;
  readonly customer: {
    readonly _id: string;
    readonly name: string;
    readonly businessName: string;
  } | null;
  /** Chosen for the cart, else in the session, else the usual one (§4); null: none that fits. */
  readonly address: Address | null;
  /** Of the address, else of the place; null: no coverage there. */
  readonly zone: Zone | null;
  /** Of that zone. */
  readonly windows: readonly DeliveryWindow[];
  readonly methods: readonly MethodRow[];
  /** What the customer owes already, by method. */
  readonly owed: OwedByMethod;
  /** The customer's own credit; null: none. */
  readonly credit: CreditFacts | null;
  /** That of the customer's last order. */
  readonly lastMethod: string | null;
  /** The coupon that was chosen for the cart. */
  readonly coupon: CouponRow | null;
  /** The discounts that nobody types. */
  readonly automatic: readonly CouponRow[];
  /** Under this key something was ordered before. */
  readonly key: { readonly bodyHash: string; readonly orderId: string } | null;
}

export interface TermsCart {
  readonly id: string;
  readonly customerId: string;
  readonly warehouseId: number;
  /** Whose draft it is; null: the customer's own. */
  readonly sellerId: string | null;
  readonly state: 'open' | 'ordered' | 'cleared';
  readonly addressId: string | null;
  readonly paymentMethod: string | null;
  /** Pesos that the customer's own credit shall pay; 0: none. */
  readonly creditPart: number;
  readonly window: SlotChoice | null;
  /** Whether the customer is assigned to the seller who asks. */
  readonly isAssigned: boolean;
}

export interface TermsQuestion {
  readonly name: TermsName;
  readonly userId: string;
  readonly sessionAddressId: string | null;
  readonly placeZoneId: number | null;
  readonly key: string | null;
  readonly now: Date;
}

/** What `selectTerms` answers; read it with `termsOf`. */
export interface TermsColumns
  extends Omit<Terms, 'zone' | 'coupon' | 'automatic' | 'windows' | 'methods' | 'owed'> {
  readonly zone: ZoneJson | null;
  readonly coupon: CouponJson | null;
  readonly automatic: CouponJson[] | null;
  readonly windows: DeliveryWindow[] | null;
  readonly methods: MethodRow[] | null;
  readonly owed: OwedByMethod | null;
}

/** Reads them in one statement. */
export async function readTerms(sql: SqlReader, question: TermsQuestion): Promise<Terms> {
  const [row] = await sql<TermsColumns[]>`${selectTerms(sql, question)}`;
  if (!row) throw new Error('the terms of a purchase are always one row');
  return termsOf(row);
}

/**
 * The same as a part of another statement: one row, whether there is a cart or not. An address that
 * another warehouse serves does not fit: stock and prices of the cart are those of its own. One that
 * nobody serves any more is shown as it is.
 */
export function selectTerms(sql: SqlFragments, question: TermsQuestion): Fragment {
  const { name, userId, sessionAddressId, placeZoneId, key, now } = question;
  const which = 'cartId' in name ? sql`cart.id = ${name.cartId}` : whereOpenCart(sql, name);
  const zoneId = sql`(CASE WHEN EXISTS (SELECT FROM fitting)
    THEN (SELECT zone_id FROM fitting) ELSE ${placeZoneId}::int END)`;
  const customerId = sql`(SELECT customer_id FROM named)`;
  const bought = productsOfCart(sql, sql`named.id`);
  const couponNames = { customerId: sql`named.customer_id`, bought };
  return sql`
    WITH named AS (SELECT * FROM cart WHERE ${which}),
    fitting AS (
      SELECT address.*, zone.id AS zone_id
      FROM named JOIN address ON address.customer_id = named.customer_id
      LEFT JOIN zone_city ON zone_city.city_code = address.city_code
      LEFT JOIN zone ON zone.id = zone_city.zone_id
      WHERE address.removed_at IS NULL
        AND (address.is_default OR address.id IN (named.address_id, ${sessionAddressId}))
        AND (zone.id IS NULL OR zone.warehouse_id = named.warehouse_id)
      ORDER BY address.id = named.address_id DESC NULLS LAST,
        address.id = ${sessionAddressId} DESC NULLS LAST
      LIMIT 1
    )
    SELECT
      (SELECT json_build_object('id', id, 'customerId', customer_id, 'warehouseId', warehouse_id,
          'sellerId', seller_id, 'state', state, 'addressId', address_id,
          'paymentMethod', payment_method, 'creditPart', credit_part, 'window',
          CASE WHEN window_day IS NOT NULL THEN json_build_object(
            'windowId', window_id, 'day', window_day) END, 'isAssigned', EXISTS (
            SELECT FROM seller_customer WHERE seller_id = ${userId}
              AND seller_customer.customer_id = named.customer_id))
        FROM named) AS cart,
      (SELECT json_build_object('_id', customer.id,
          'name', concat_ws(' ', customer.name, nullif(customer.last_name, '')),
          'businessName', customer.business_name)
        FROM named JOIN customer ON customer.id = named.customer_id) AS customer,
      (SELECT ${addressJson(sql)}
        FROM fitting address JOIN city ON city.code = address.city_code
        JOIN state ON state.code = city.state_code) AS address,
      (SELECT ${selectZoneFor(sql, customerId)} FROM zone WHERE id = ${zoneId}) AS zone,
      (${selectWindows(sql, zoneId)}) AS windows,
      (${selectMethods(sql, { customerId, zoneId })}) AS methods,
      (${selectOwed(sql, customerId)}) AS owed,
      (${selectCreditFacts(sql, customerId)}) AS credit,
      (SELECT placed.payment_method FROM named
        JOIN customer_order placed ON placed.customer_id = named.customer_id
        ORDER BY placed.placed_at DESC LIMIT 1) AS "lastMethod",
      (SELECT ${selectCoupon(sql, couponNames)}
        FROM named JOIN coupon ON coupon.id = named.coupon_id
        WHERE NOT coupon.is_automatic) AS coupon,
      (SELECT (${selectAutomatic(sql, couponNames, now)}) FROM named) AS automatic,
      (SELECT json_build_object('bodyHash', encode(body_hash, 'hex'), 'orderId', order_id)
        FROM idempotency_key WHERE user_id = ${userId} AND key = ${key}) AS key`;
}

export function termsOf(row: TermsColumns): Terms {
  const coupon = row.coupon && couponOf(row.coupon);
  const zone = row.zone && zoneOf(row.zone);
  const windows = row.windows ?? [];
  const automatic = (row.automatic ?? []).map(couponOf);
  return {
    ...row,
    zone,
    coupon,
    automatic,
    windows,
    methods: row.methods ?? [],
    owed: row.owed ?? {},
  };
}

/** One JSON object of `Address`, of the rows `address`, `city` and `state` around it. */
export function addressJson(sql: SqlFragments): Fragment {
  return sql`json_build_object('_id', address.id, 'title', address.title, 'address', address.line,
    'complement', address.complement, 'neighbourhood', address.neighbourhood,
    'phone', address.phone, 'city', city.name, 'state', state.name, 'cityid', city.code,
    'stateid', state.code, 'customer_id', address.customer_id, 'isDefault', address.is_default)`;
}

/** A zone as it is read, beside what the customer's tier gives there. */
export interface ZoneJson extends Zone {
  readonly benefit: ShippingBenefit | null;
}

/** The zone in the terms of the customer for whom it was read (D-13). */
export function zoneOf({ benefit, ...zone }: ZoneJson): Zone {
  return withShippingBenefit(zone, benefit);
}

/** One JSON object of `ZoneJson`, of the row `zone` in the statement around it. */
export function selectZoneFor(sql: SqlFragments, customerId: Fragment): Fragment {
  return sql`${selectZone(sql)}::jsonb || jsonb_build_object('benefit', (
    SELECT json_build_object('shippingOff', tier.shipping_off, 'freeFrom', tier.free_from)
    FROM customer JOIN loyalty_tier tier ON tier.name = customer.loyalty_tier
    WHERE customer.id = ${customerId}))`;
}
