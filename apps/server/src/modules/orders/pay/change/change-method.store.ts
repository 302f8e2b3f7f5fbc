import type { AgreedDiscount } from '@matiz/domain/orders/coupons/keep-agreed.ts';
import type { OrderState } from '@matiz/domain/orders/order-state.ts';
import type { RepricedLine, RepricedOrder } from '@matiz/domain/orders/reprice-order.ts';
import type { SqlReader, Tx } from '#db/sql.ts';

/** An unpaid order, as far as another payment method changes it. */
export interface UnpaidOrder {
  readonly state: OrderState;
  readonly payUntil: Date | null;
  readonly placedAt: Date;
  readonly method: string;
  readonly addressId: string;
  readonly shipping: number;
  /** Pesos that the customer's own credit pays beside the method. */
  readonly creditPart: number;
  readonly lines: readonly RepricedLine[];
  readonly discounts: readonly AgreedDiscount[];
}

/** Null: it is not there. Shipping is carried by the delivery that carries it now, else by the first. */
export async function readUnpaid(sql: SqlReader, orderId: string): Promise<UnpaidOrder | null> {
  const [row] = await sql<UnpaidOrder[]>`
    WITH carrier AS (
      SELECT delivery.position FROM order_delivery delivery
      WHERE delivery.order_id = ${orderId}
      ORDER BY (SELECT sum(abs(line.shipping_share)) FROM order_line line
          WHERE line.order_id = delivery.order_id AND line.delivery = delivery.position) > 0 DESC,
        delivery.dispatch_date NULLS FIRST, delivery.position
      LIMIT 1
    )
    SELECT placed.state, placed.pay_until AS "payUntil", placed.placed_at AS "placedAt",
      placed.payment_method AS method, placed.address_id AS "addressId", placed.shipping,
      placed.credit_part AS "creditPart",
      (SELECT json_agg(json_build_object('id', line.id,
          'goods', line.total - line.coupon_discount, 'ratePercent', line.tax_rate,
          'carriesShipping', line.delivery = (SELECT position FROM carrier))
          ORDER BY line.delivery, line.position)
        FROM order_line line WHERE line.order_id = placed.id) AS lines,
      (SELECT coalesce(json_agg(json_build_object('title', used.title, 'methods', used.methods)
          ORDER BY used.position), '[]'::json)
        FROM coupon_redemption used
        WHERE used.order_id = placed.id AND used.methods IS NOT NULL) AS discounts
    FROM customer_order placed WHERE placed.id = ${orderId}`;
  return row ?? null;
}

/** Holds a customer, so that what they owe is counted by one order at a time. */
export async function lockPayer(sql: Tx, customerId: string): Promise<void> {
  await sql`SELECT FROM customer WHERE id = ${customerId} FOR NO KEY UPDATE`;
}

export interface MethodChange {
  readonly orderId: string;
  readonly customerId: string;
  readonly actorId: string;
  readonly method: string;
  readonly repriced: RepricedOrder;
  /** Null: it waits for no payment any more; it is paid as it comes. */
  readonly payUntil: Date | null;
  readonly requestId: string;
  readonly at: Date;
}

/**
 * The order with another method: its sums, its lines, its tries. One that the gateway may still
 * have news of is watched on (`expired`): what it takes after all counts, or is given back.
 */
export async function writeMethod(sql: Tx, change: MethodChange): Promise<void> {
  const { orderId, customerId, actorId, method, repriced, payUntil, requestId, at } = change;
  const state = payUntil === null ? 'confirmed' : 'created';
  await sql`
    UPDATE payment SET changed_at = ${at},
      state = CASE WHEN begun_at IS NULL THEN 'voided' ELSE 'expired' END
    WHERE order_id = ${orderId} AND state = 'pending'`;
  await sql`
    WITH before AS (
      SELECT payment_method, total FROM customer_order WHERE id = ${orderId}
    ), placed AS (
      UPDATE customer_order SET payment_method = ${method}, state = ${state},
        payment_adjustment = ${repriced.paymentAdjustment}, tax = ${repriced.tax},
        total = ${repriced.total}, pay_until = ${payUntil}, held_until = ${payUntil}
      WHERE id = ${orderId}
    ), lines AS (
      UPDATE order_line SET payment_share = share."paymentShare",
        shipping_share = share."shippingShare", tax = share.tax
      FROM jsonb_to_recordset(${sql.json(repriced.lines)}::jsonb)
        AS share (id uuid, "paymentShare" bigint, "shippingShare" bigint, tax bigint)
      WHERE order_line.id = share.id AND order_line.order_id = ${orderId}
    ), events AS (
      INSERT INTO order_event (order_id, state, at, actor_id)
      SELECT ${orderId}::uuid, ${state}, ${at}::timestamptz, ${actorId}::uuid
      WHERE ${payUntil === null}::boolean
    )
    INSERT INTO audit_entry (at, actor_id, customer_id, request_id, action, subject, before, after)
    SELECT ${at}::timestamptz, ${actorId}::uuid, ${customerId}::uuid, ${requestId}::text,
      'order.changeMethod', ${`order:${orderId}`}::text,
      jsonb_build_object('paymentMethod', before.payment_method, 'total', before.total),
      jsonb_build_object('paymentMethod', ${method}::text, 'total', ${repriced.total}::bigint)
    FROM before`;
}
