import type { OrderDraft } from '@matiz/domain/orders/place/draft-order.ts';
import type { Totals } from '@matiz/domain/orders/place/order-totals.ts';
import type { Sql, SqlReader } from '#db/pool.ts';
import { rowsByColumn } from '#db/rows-by-column.ts';
import type { CartOwner } from '#modules/cart/index.ts';
import { frozenColumns } from '../rows/line-columns.ts';

/** Everything about a new order that is not in its lines. */
export interface OrderHead {
  readonly id: string;
  readonly code: string;
  readonly cartId: string;
  readonly customerId: string;
  readonly actorId: string;
  readonly sessionId: string;
  readonly requestId: string;
  readonly warehouseId: number;
  readonly state: 'created' | 'confirmed';
  /** Until when an order that is paid online can be paid. */
  readonly payUntil: Date | null;
  readonly couponId: number | null;
  readonly placedAt: Date;
  readonly address: {
    readonly _id: string;
    readonly title: string | null;
    readonly address: string;
    readonly cityid: string;
  };
  readonly paymentMethod: string;
  readonly paymentId: string;
  readonly totals: Totals;
  /** Of the total, what the customer's own credit pays beside the method. */
  readonly creditPart: number;
  /** Of the link that brought the buyer (§2). */
  readonly origin: { readonly reference: string | null; readonly campaign: string | null };
  readonly key: { readonly key: string; readonly bodyHash: Uint8Array } | null;
}

/**
 * Writes an order in one statement: head, deliveries, frozen lines, stock movements, event,
 * payment, audit, idempotency key, and the cart closed. False when the key was used meanwhile
 * for something else; then the caller rolls back.
 */
export async function placeOrder(sql: Sql, head: OrderHead, draft: OrderDraft): Promise<boolean> {
  const { address, totals, creditPart, key } = head;
  const audit = {
    code: head.code,
    total: totals.total,
    lines: draft.lines.length,
    ...(creditPart > 0 ? { creditPart } : {}),
  };
  const [row] = await sql<{ keys: number }[]>`
    WITH placed AS (
      INSERT INTO customer_order (id, code, cart_id, customer_id, actor_id, warehouse_id, state,
        placed_at, address_id, address_title, address_line, address_city_code, payment_method,
        subtotal, discount, coupon_id, coupon_discount, shipping, payment_adjustment, tax, total,
        pay_until, held_until, credit_part, origin_reference, origin_campaign)
      VALUES (${head.id}, ${head.code}, ${head.cartId}, ${head.customerId}, ${head.actorId},
        ${head.warehouseId}, ${head.state}, ${head.placedAt}, ${address._id}, ${address.title},
        ${address.address}, ${address.cityid}, ${head.paymentMethod}, ${totals.subtotal},
        ${totals.discount}, ${head.couponId}, ${totals.coupon}, ${totals.shipping},
        ${totals.paymentAdjustment}, ${totals.tax}, ${totals.total}, ${head.payUntil},
        ${head.payUntil}, ${head.creditPart}, ${head.origin.reference}, ${head.origin.campaign})
      RETURNING id, customer_id, actor_id, warehouse_id, placed_at, state, payment_method,
        total - credit_part AS rest
    ), deliveries AS (
      INSERT INTO order_delivery (order_id, position, dispatch_date, estimated_date, arrival_date,
        window_id, window_kind, window_from, window_to, window_charge, own_shipping)
      SELECT placed.id, delivery.position, delivery."dispatchDate", delivery."estimatedDate",
        delivery."arrivalDate",
        -- Staff may have taken it away a moment ago: its hours were agreed all the same.
        (SELECT id FROM delivery_window WHERE id = agreed.id), agreed.kind, agreed."fromHour",
        agreed."toHour", agreed.charge, coalesce(agreed."ownShipping", 0)
      FROM placed, jsonb_to_recordset(${sql.json(draft.deliveries)}::jsonb)
        AS delivery (position smallint, "dispatchDate" date, "estimatedDate" date,
          "arrivalDate" date, "window" jsonb)
      CROSS JOIN LATERAL jsonb_to_record(coalesce(nullif(delivery."window", 'null'), '{}'))
        AS agreed (id int, kind text, "fromHour" smallint, "toHour" smallint, charge int,
          "ownShipping" int)
    ), lines AS (
      INSERT INTO order_line (order_id, ${frozenColumns(sql)})
      SELECT placed.id, line.* FROM placed, (
        SELECT ${frozenColumns(sql)}
        FROM jsonb_populate_recordset(NULL::order_line, ${sql.json(rowsByColumn(draft.lines))}::jsonb)
      ) AS line
    ), movements AS (
      INSERT INTO stock_movement (warehouse_id, version_id, delta, reason, order_id, at)
      SELECT placed.warehouse_id, taken."versionId", -taken.units, 'order', placed.id,
        placed.placed_at
      FROM placed, jsonb_to_recordset(${sql.json(draft.stock)}::jsonb)
        AS taken ("versionId" int, units int)
    ), events AS (
      INSERT INTO order_event (order_id, state, at, actor_id)
      SELECT id, state, placed_at, actor_id FROM placed
    ), payments AS (
      INSERT INTO payment (id, order_id, method, reference, amount, state, created_at, changed_at)
      SELECT ${head.paymentId}::uuid, id, payment_method, ${`${head.code}-1`}::text, rest,
        'pending', placed_at, placed_at
      FROM placed WHERE rest > 0
    ), audits AS (
      INSERT INTO audit_entry (at, actor_id, customer_id, session_id, request_id, action, subject,
        detail)
      SELECT placed_at, actor_id, customer_id, ${head.sessionId}::uuid, ${head.requestId}::text,
        'order.place', 'order:' || id, ${sql.json(audit)}::jsonb
      FROM placed
    ), closed AS (
      UPDATE cart SET state = 'ordered', revision = revision + 1, changed_at = ${head.placedAt}
      WHERE id = ${head.cartId} AND state = 'open'
    ), keys AS (
      INSERT INTO idempotency_key (user_id, key, body_hash, order_id, at)
      SELECT actor_id, ${key?.key ?? null}::text, ${key?.bodyHash ?? null}::bytea, id, placed_at
      FROM placed WHERE ${key !== null}::boolean
      ON CONFLICT (user_id, key) DO NOTHING
      RETURNING key
    )
    SELECT count(*)::int AS keys FROM keys`;
  return key === null || row?.keys === 1;
}

/** Lines that were not ordered stay with their owner, in a cart that is open from now on. */
export async function keepLines(
  sql: Sql,
  lineIds: readonly string[],
  cart: CartOwner & { id: string; createdBy: string; moment: Date },
): Promise<void> {
  if (lineIds.length === 0) return;
  await sql`
    WITH opened AS (
      INSERT INTO cart (id, customer_id, warehouse_id, seller_id, created_by, created_at,
        changed_at)
      VALUES (${cart.id}, ${cart.customerId}, ${cart.warehouseId}, ${cart.sellerId},
        ${cart.createdBy}, ${cart.moment}, ${cart.moment})
      RETURNING id
    )
    UPDATE cart_line SET cart_id = opened.id FROM opened
    WHERE cart_line.id = ANY (${lineIds}::uuid[])`;
}

/** An open cart that nobody else can touch. */
export interface LockedCart extends CartOwner {
  readonly id: string;
}

/**
 * Holds a cart of that owner until the transaction ends, and the customer: what they owe and hold
 * over all their carts is counted by one order at a time. Null: it is another's, or not open.
 */
export async function lockCart(
  sql: Sql,
  cartId: string,
  owner: Omit<CartOwner, 'warehouseId'>,
): Promise<LockedCart | null> {
  const [row] = await sql<{ warehouseId: number }[]>`
    SELECT cart.warehouse_id AS "warehouseId"
    FROM cart JOIN customer ON customer.id = cart.customer_id
    WHERE cart.id = ${cartId} AND cart.customer_id = ${owner.customerId}
      AND cart.seller_id IS NOT DISTINCT FROM ${owner.sellerId}::uuid AND cart.state = 'open'
    FOR UPDATE OF cart FOR NO KEY UPDATE OF customer`;
  return row ? { ...owner, id: cartId, warehouseId: row.warehouseId } : null;
}

/** The order that a cart became, or null. */
export async function findOrderOfCart(sql: SqlReader, cartId: string): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    SELECT id FROM customer_order WHERE cart_id = ${cartId}`;
  return row?.id ?? null;
}

/** Remembers that a key meant an order that was there already. */
export async function rememberKey(
  sql: Sql,
  {
    userId,
    key,
    bodyHash,
    orderId,
    at,
  }: { userId: string; key: string; bodyHash: Uint8Array; orderId: string; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO idempotency_key (user_id, key, body_hash, order_id, at)
    VALUES (${userId}, ${key}, ${bodyHash}, ${orderId}, ${at})
    ON CONFLICT (user_id, key) DO NOTHING`;
}
