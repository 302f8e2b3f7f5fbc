import type { CustomerCoupon } from '@matiz/domain/pricing/plan-coupon.ts';
import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import { type CartOwner, whereOpenCart } from '#modules/cart/index.ts';
import { isoText } from '../rows/order-reader.store.ts';

/** A coupon, with what decides whether a customer may use it on a cart. */
export interface CouponRow extends CustomerCoupon {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly description: string;
}

/** The same as JSON has it: its moments as texts. */
export interface CouponJson extends Omit<CouponRow, 'startsAt' | 'endsAt'> {
  readonly startsAt: string;
  readonly endsAt: string;
}

export function couponOf(json: CouponJson): CouponRow {
  return { ...json, startsAt: new Date(json.startsAt), endsAt: new Date(json.endsAt) };
}

/**
 * One JSON object of `CouponJson` of the coupon that `coupon` names in the statement around it, for
 * a customer and a cart. Uses that were given back do not count.
 */
export function selectCoupon(
  sql: SqlFragments,
  { customerId, cartId }: { customerId: Fragment; cartId: Fragment },
): Fragment {
  return sql`json_build_object('id', coupon.id, 'code', coupon.code, 'title', coupon.title,
    'description', coupon.description, 'kind', coupon.kind, 'amount', coupon.amount,
    'minAmount', coupon.min_amount, 'maxDiscount', coupon.max_discount,
    'startsAt', ${isoText(sql, sql`coupon.starts_at`)},
    'endsAt', ${isoText(sql, sql`coupon.ends_at`)}, 'usesLeft', coupon.uses_limit - coupon.uses,
    'customerUsesLeft', coupon.uses_per_customer - (
      SELECT count(*) FROM coupon_redemption used WHERE used.coupon_id = coupon.id
        AND used.customer_id = ${customerId} AND used.returned_at IS NULL),
    'tier', coupon.tier, 'isFirstOrderOnly', coupon.is_first_order_only,
    'customerTier', (SELECT loyalty_tier FROM customer WHERE customer.id = ${customerId}),
    'hasOrdered', coupon.is_first_order_only AND EXISTS (
      SELECT FROM customer_order earlier
      WHERE earlier.customer_id = ${customerId} AND earlier.state <> 'cancelled'),
    'productIds', CASE WHEN coupon.category_id IS NOT NULL OR coupon.brand_id IS NOT NULL THEN (
      SELECT coalesce(json_agg(DISTINCT product.id), '[]'::json)
      FROM cart_line JOIN product ON product.id = cart_line.product_id
      WHERE cart_line.cart_id = ${cartId}
        AND (coupon.brand_id IS NULL OR product.brand_id = coupon.brand_id)
        AND (coupon.category_id IS NULL OR product.category_id = ANY (
          SELECT unnest(subtree) FROM category WHERE category.id = coupon.category_id))) END)`;
}

/** Which cart the coupons are for; null: none is open. */
export interface CouponQuestion extends CartOwner {
  readonly now: Date;
}

/** The coupons that are shown to everybody whom they are for, those that end first before. */
export async function findListedCoupons(
  sql: SqlReader,
  question: CouponQuestion,
): Promise<CouponRow[]> {
  const { now } = question;
  const which = sql`coupon.is_listed AND coupon.starts_at <= ${now} AND coupon.ends_at > ${now}`;
  return findCoupons(sql, question, which);
}

/** One by its code, whether it is listed or not; null: there is none. */
export async function findCoupon(
  sql: SqlReader,
  question: CouponQuestion,
  code: string,
): Promise<CouponRow | null> {
  const [row = null] = await findCoupons(sql, question, sql`coupon.code = ${code}`);
  return row;
}

async function findCoupons(
  sql: SqlReader,
  owner: CouponQuestion,
  which: Fragment,
): Promise<CouponRow[]> {
  const names = { customerId: sql`${owner.customerId}::uuid`, cartId: sql`open.id` };
  const rows = await sql<{ coupon: CouponJson }[]>`
    WITH open AS (
      SELECT id FROM cart WHERE ${whereOpenCart(sql, owner)})
    SELECT ${selectCoupon(sql, names)} AS coupon
    FROM coupon LEFT JOIN open ON true WHERE ${which} ORDER BY coupon.ends_at, coupon.id`;
  return rows.map(({ coupon }) => couponOf(coupon));
}
