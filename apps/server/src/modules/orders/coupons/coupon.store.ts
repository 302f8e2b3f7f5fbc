import type { CustomerCoupon } from '@matiz/domain/orders/coupons/plan-coupon.ts';
import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import { type CartOwner, whereOpenCart } from '#modules/cart/index.ts';
import { isoText } from '../rows/order-reader.store.ts';

/** A coupon, with what decides whether a customer may use it on a cart. */
export interface CouponRow extends CustomerCoupon {
  readonly id: number;
  readonly code: string;
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

interface CouponNames {
  readonly customerId: Fragment;
  /** Products that are bought, as a FROM with its WHERE; `productsOfCart` says a cart's. */
  readonly bought: Fragment;
}

export function productsOfCart(sql: SqlFragments, cartId: Fragment): Fragment {
  return sql`cart_line JOIN product ON product.id = cart_line.product_id
    WHERE cart_line.cart_id = ${cartId}`;
}

/**
 * One JSON object of `CouponJson` of the coupon that `coupon` names in the statement around it, for
 * a customer and a cart. Uses that were given back do not count.
 */
export function selectCoupon(sql: SqlFragments, names: CouponNames): Fragment {
  const { customerId } = names;
  return sql`json_build_object('id', coupon.id, 'code', coupon.code, 'title', coupon.title,
    'description', coupon.description, 'kind', coupon.kind, 'amount', coupon.amount,
    'minAmount', coupon.min_amount, 'maxDiscount', coupon.max_discount,
    'startsAt', ${isoText(sql, sql`coupon.starts_at`)},
    'endsAt', ${isoText(sql, sql`coupon.ends_at`)}, 'usesLeft', coupon.uses_limit - coupon.uses,
    'customerUsesLeft', coupon.uses_per_customer - (
      SELECT count(*) FROM coupon_redemption used WHERE used.coupon_id = coupon.id
        AND used.customer_id = ${customerId} AND used.returned_at IS NULL),
    'priority', coupon.priority, 'isLast', coupon.is_last, 'isAutomatic', coupon.is_automatic,
    'customerId', coupon.customer_id, 'tier', coupon.tier,
    'tradeType', (SELECT name FROM trade_type WHERE id = coupon.trade_type_id),
    'isFirstOrderOnly', coupon.is_first_order_only, 'excludesDeals', coupon.excludes_deals,
    'customer', ${customerId},
    'customerTier', (SELECT loyalty_tier FROM customer WHERE customer.id = ${customerId}),
    'customerTradeType', CASE WHEN coupon.trade_type_id IS NOT NULL THEN (
      SELECT trade_type.name FROM customer JOIN trade_type ON trade_type.id = customer.trade_type_id
      WHERE customer.id = ${customerId}) END,
    'hasOrdered', coupon.is_first_order_only AND EXISTS (
      SELECT FROM customer_order earlier
      WHERE earlier.customer_id = ${customerId} AND earlier.state <> 'cancelled'),
    ${selectConditions(sql)}, ${selectGoods(sql, names)})`;
}

/** Where it has to go and how it has to be paid, by name. */
function selectConditions(sql: SqlFragments): Fragment {
  return sql`'cities', (
      SELECT coalesce(json_agg(json_build_object('code', city.code, 'name', city.name)
        ORDER BY city.name), '[]'::json)
      FROM coupon_condition term JOIN city ON city.code = term.city_code
      WHERE term.coupon_id = coupon.id),
    'methods', (
      SELECT coalesce(json_agg(json_build_object('code', method.code, 'name', method.name)
        ORDER BY method.position), '[]'::json)
      FROM coupon_condition term JOIN payment_method method ON method.code = term.payment_method
      WHERE term.coupon_id = coupon.id)`;
}

/** Which products of the cart it is for, which come cheaper with them, and what both are called. */
function selectGoods(sql: SqlFragments, { bought: lines }: CouponNames): Fragment {
  const counted = {
    product: sql`coupon.product_id`,
    line: sql`coupon.line`,
    category: sql`coupon.category_id`,
    brand: sql`coupon.brand_id`,
  };
  const got = {
    product: sql`coupon.got_product_id`,
    line: sql`coupon.got_line`,
    category: sql`coupon.got_category_id`,
    brand: sql`coupon.got_brand_id`,
  };
  return sql`
    'buyGet', CASE WHEN coupon.kind = 'buy-get' THEN json_build_object(
      'buy', coupon.buy_quantity, 'get', coupon.get_quantity, 'times', coupon.max_times,
      'bought', ${nameOf(sql, counted)}, 'got', ${nameOf(sql, got)}) END,
    'mix', CASE WHEN coupon.kind = 'mix' THEN json_build_object('of', ${nameOf(sql, counted)},
      'steps', (
        SELECT json_agg(json_build_object('minQuantity', split_part(step, '=', 1)::int,
          'percent', split_part(step, '=', 2)::float))
        FROM string_to_table(coupon.steps, ';') AS step)) END,
    'productIds', CASE WHEN ${isNarrow(sql, counted)} OR EXISTS (${leftOut(sql)}) THEN
      ${productsIn(sql, lines, counted)} END,
    'gotProductIds', CASE WHEN ${isNarrow(sql, got)} THEN ${productsIn(sql, lines, got)} END`;
}

/** Columns that say what goods are meant; all of those that are not null. */
interface Scope {
  readonly product: Fragment;
  readonly line: Fragment;
  readonly category: Fragment;
  readonly brand: Fragment;
}

function isNarrow(sql: SqlFragments, { product, line, category, brand }: Scope): Fragment {
  return sql`num_nonnulls(${product}, ${line}, ${category}, ${brand}) > 0`;
}

function nameOf(sql: SqlFragments, { product, line, category, brand }: Scope): Fragment {
  return sql`coalesce((SELECT name FROM product WHERE id = ${product}), ${line},
    (SELECT name FROM category WHERE id = ${category}),
    (SELECT name FROM brand WHERE id = ${brand}))`;
}

function productsIn(
  sql: SqlFragments,
  lines: Fragment,
  { product, line, category, brand }: Scope,
): Fragment {
  return sql`(
    SELECT coalesce(json_agg(DISTINCT product.id), '[]'::json)
    FROM ${lines}
      AND (${product} IS NULL OR product.id = ${product})
      AND (${line} IS NULL OR lower(product.line) = lower(${line}))
      AND (${brand} IS NULL OR product.brand_id = ${brand})
      AND (${category} IS NULL OR product.category_id = ANY (
        SELECT unnest(subtree) FROM category WHERE category.id = ${category}))
      AND NOT EXISTS (${leftOut(sql)} AND (term.brand_id = product.brand_id
        OR product.category_id = ANY (
          SELECT unnest(subtree) FROM category WHERE category.id = term.category_id))))`;
}

/** The brands and categories that it leaves out. */
function leftOut(sql: SqlFragments): Fragment {
  return sql`SELECT FROM coupon_condition term WHERE term.coupon_id = coupon.id
    AND num_nonnulls(term.brand_id, term.category_id) = 1`;
}

/** One JSON array of `CouponJson`: the discounts that nobody types, of this moment. */
export function selectAutomatic(sql: SqlFragments, names: CouponNames, now: Date): Fragment {
  return sql`
    SELECT json_agg(${selectCoupon(sql, names)} ORDER BY coupon.priority, coupon.id)
    FROM coupon
    WHERE coupon.is_automatic AND coupon.starts_at <= ${now} AND coupon.ends_at > ${now}`;
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
  const which = sql`coupon.is_listed AND NOT coupon.is_automatic
    AND coupon.starts_at <= ${now} AND coupon.ends_at > ${now}`;
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
  const bought = productsOfCart(sql, sql`open.id`);
  const names = { customerId: sql`${owner.customerId}::uuid`, bought };
  const rows = await sql<{ coupon: CouponJson }[]>`
    WITH open AS (
      SELECT id FROM cart WHERE ${whereOpenCart(sql, owner)})
    SELECT ${selectCoupon(sql, names)} AS coupon
    FROM coupon LEFT JOIN open ON true WHERE ${which} ORDER BY coupon.ends_at, coupon.id`;
  return rows.map(({ coupon }) => couponOf(coupon));
}
